export { type JudgedInput, junitClass } from "./junit-class.ts";
