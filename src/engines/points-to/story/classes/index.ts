export { ClassMap } from "./class-map.ts";
