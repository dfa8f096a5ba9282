import { catalog } from "../../kernel/index.ts";

/** Why a method cannot be called with given values. */
export const CALL_MESSAGES = catalog("javaCalls", {
  "no-objects": "there are no objects of {class}",
  "no-receiver": "there is no receiver",
  "no-such-field": "{class} has no such field",
  "no-value-of-type": "{value} is not a value of type {type}",
  "wrong-number-of-values": "{wanted} values are needed, not {given}",
});
