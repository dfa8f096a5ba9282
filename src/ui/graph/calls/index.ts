export { arrangeByCalls, isForCalls } from "./call-layout.ts";
