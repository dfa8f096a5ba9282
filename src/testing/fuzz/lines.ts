import { derive, type Grammar } from "./generate/grammar.ts";
import { mutated } from "./generate/mutation.ts";
import type { Random } from "./generate/random.ts";

/** What `serve` might be sent. */
const grammar: Grammar = {
  start: [
    "{}",
    "$value",
    "{$members}",
    '{"id": $value, "command": "$command", "files": [$file], "options": {$members}}',
    '{"id": $value, "command": "$command", "files": $value}',
    '{"cancel": $value, "id": $value}',
  ],
  members: ["", "$member", "$member, $members"],
  member: ['"$name": $value', '"command": "$command"', '"files": [$file, $file]', '"options": {$members}'],
  name: [
    "id",
    "command",
    "files",
    "options",
    "cancel",
    "timeout",
    "maxSteps",
    "engine",
    "__proto__",
    "toString",
    "",
    "\\u0069d",
  ],
  command: ["pta", "run", "post", "lfp", "sat", "trace", "serve", "help", "", "constructor"],
  file: ['{"name": "A.java", "text": $value}', '{"name": $value, "text": "class A {}"}', "$value"],
  value: [
    "0",
    "null",
    "true",
    "-1.5e300",
    "1e999",
    "12345678901234567890",
    '""',
    '"a\\"b\\\\"',
    '"\\ud800"',
    '"\\n"',
    "[]",
    "[$value, $value]",
    "{$members}",
    '{"id": $value}',
    '"class A { public static void main(String[] a) {} }"',
  ],
};

/** A line of bytes, not empty: of the grammar, or a request with changes. */
export function brokenLine(request: string, random: Random): Uint8Array {
  const text = random.once(2)
    ? derive(grammar, random, 1 + random.below(60))
    : mutated(
        request,
        "",
        [
          ["[", "]"],
          ['{"a":', "}"],
          ['"', ""],
          ["\\", ""],
        ],
        random,
      );
  const bytes = new TextEncoder().encode(text.replaceAll("\n", " "));
  // What is no UTF-8 at all.
  if (random.once(6)) bytes[random.below(bytes.length)] = 128 + random.below(128);
  return bytes.length > 0 && text.trim() !== "" ? bytes : new TextEncoder().encode("?");
}
