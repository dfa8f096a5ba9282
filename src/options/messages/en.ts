import { catalog } from "../../kernel/index.ts";

/** What the kinds of options take. */
export const words = catalog("options", {
  "takes.flag": "true or false",
  "takes.comma": ", ",
  "takes.or": "{others} or {last}",
  "takes.number": "a whole number",
  "takes.unbounded": "a whole number, or inf",
  "takes.positive": "a positive whole number",
  "takes.between": "a whole number from {least} to {most}",
  "takes.milliseconds": "a number of milliseconds",
});
