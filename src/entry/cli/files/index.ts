export { type Collected, collectFiles } from "./collect-files.ts";
export { type Disk, disk } from "./disk.ts";
export { OutputFiles } from "./output-files.ts";
export { readFiles } from "./read-files.ts";
export { reasonOf } from "./reason.ts";
