export { type Aids, aidKeys, pressed, unused } from "./keys.ts";
export { PresentKeys } from "./present-keys.tsx";
