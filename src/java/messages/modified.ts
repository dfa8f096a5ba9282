import { catalog } from "../../kernel/index.ts";

/** What modifiers stand before. */
export const MODIFIED = catalog("javaModified", {
  "class-in-interface": "a class in an interface",
  constructor: "a constructor",
  enum: "an enum",
  "enum-constructor": "a constructor of an enum",
  field: "a field",
  interface: "an interface",
  "interface-field": "a field of an interface",
  "interface-method": "a method of an interface",
  "local-class": "a local class",
  "local-interface": "a local interface",
  "local-variable": "a local variable",
  method: "a method",
  "nested-class": "a nested class",
  parameter: "a parameter",
  record: "a record",
  "record-method": "a method of a record",
  "top-level-class": "a top-level class",
});
