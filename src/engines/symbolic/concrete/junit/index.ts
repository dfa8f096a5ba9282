export { type JudgedInput, junitClass, testClassName } from "./junit-class.ts";
