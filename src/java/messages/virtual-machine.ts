import { format, type MessageValues } from "../../kernel/index.ts";

/** The messages of exceptions that Java's virtual machine throws, in its words. */
const VIRTUAL_MACHINE_MESSAGES = {
  "array-length": "Cannot read the array length",
  "array-load": "Cannot load from {kind} array",
  "array-store": "Cannot store to {kind} array",
  "big-integer-overflow": "BigInteger would overflow supported range",
  "cast-failure": "class {from} cannot be cast to class {to} ({homes})",
  "copy-beyond-destination": "arraycopy: last destination index {index} out of bounds for {array}",
  "copy-beyond-source": "arraycopy: last source index {index} out of bounds for {array}",
  "copy-of-element":
    "arraycopy: element type mismatch: can not cast one of the elements of {from}[] to the type of the destination array, {to}",
  "copy-of-no-array": "arraycopy: {word} type {type} is not an array",
  "copy-of-other-kind": "arraycopy: type mismatch: can not copy {from} into {to}",
  "copy-of-negative-length": "arraycopy: length {length} is negative",
  "copy-outside": "arraycopy: {word} index {index} out of bounds for {array}",
  "empty-group-name": "named capturing group has 0 length name",
  "different-homes": "{from} is in {home}; {to} is in {other}",
  "failed-before": "Could not initialize class {class}",
  "field-load": 'Cannot read field "{field}"',
  "field-store": 'Cannot assign field "{field}"',
  "group-name-digit": "capturing group name {{name}} starts with digit character",
  "home-of-library": "module java.base of loader 'bootstrap'",
  "home-of-program": "unnamed module of loader 'app'",
  "null-because": " because {value} is null",
  "no-memory": "Java heap space",
  "no-escape": "character to be escaped is missing",
  "no-group": "No group {group}",
  "no-group-index": "Illegal group reference: group index is missing",
  "no-group-named": "No group with name {{name}}",
  "no-group-reference": "Illegal group reference",
  "no-constant": "No enum constant {class}.",
  "null-lock": "Cannot enter synchronized block",
  "null-name": "Name is null",
  "out-of-bounds": "Index {index} out of bounds for length {length}",
  "returned-value": 'the return value of "{method}"',
  "same-home": "{from} and {to} are in {home}",
  "unclosed-group-name": "named capturing group is missing trailing '}'",
  uncaught: 'Exception in thread "main" ',
} as const;

/** A message of the virtual machine about these values. */
export function virtualMachineText(id: keyof typeof VIRTUAL_MACHINE_MESSAGES, values?: MessageValues): string {
  return format(VIRTUAL_MACHINE_MESSAGES[id], values);
}
