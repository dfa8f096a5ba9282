export { zh as definitions } from "./definitions/en.ts";
export { zh as exercises } from "./exercises/en.ts";
export { zh as kernel } from "./kernel/en.ts";
export { things } from "./kernel/things.ts";
export { zh as options } from "./options/en.ts";
export { zh as pipelines } from "./pipelines/en.ts";
export { zh as session } from "./session/en.ts";
export { zh as trace } from "./trace/en.ts";
