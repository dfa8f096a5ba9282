export { type Disk, disk, type Entry } from "./disk.ts";
export { OutputFiles } from "./output-files.ts";
export { reasonOf } from "./reason.ts";
