export { Receivers } from "./receivers.ts";
