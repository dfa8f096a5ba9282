export { type Drafts, draftsIn } from "./drafts.ts";
export { sameFiles, withText } from "./files.ts";
export type { Lesson } from "./lesson.ts";
export { presetOptions, startOptions } from "./start-options.ts";
export { starterOf } from "./starter-program.ts";
