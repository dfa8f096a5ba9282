/** What modifiers stand before. */
export const MODIFIED = {
  "class-in-interface": "a class in an interface",
  constructor: "a constructor",
  field: "a field",
  "interface-field": "a field of an interface",
  "interface-method": "a method of an interface",
  "local-class": "a local class",
  "local-interface": "a local interface",
  "local-variable": "a local variable",
  method: "a method",
  "nested-class": "a nested class",
  parameter: "a parameter",
  "top-level-class": "a top-level class",
} as const;
