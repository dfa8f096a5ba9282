import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeOf, describe as say } from "../kernel/index.ts";
import { law } from "../testing/seeds.ts";
import {
  boolean,
  definitionName,
  type Language,
  number,
  operation,
  readDefinitions,
  signature,
  type Type,
  text,
} from "./index.ts";

const letters: Type<readonly string[]> = {
  name: "letters",
  one: "letters",
  equals: (a, b) => a.join() === b.join(),
};
const letter: Type<string> = {
  name: "letter",
  one: "a letter",
  equals: (a, b) => a === b,
  wider: { type: letters, convert: (value) => [value] },
};
const count = signature("count", [letters, number], ["w", "n"], number);
const same = signature("same", [letter, letter], ["a", "b"], boolean, true);
const spell = signature("spell", [letter], ["a"], letters, true);

const language: Language = {
  keyword: "words",
  types: [letters, letter],
  functions: [
    operation("size", [letters], number, (w) => w.length),
    operation("upper", [text], text, (t) => t.toUpperCase()),
  ],
  constants: [{ name: "x", type: letter, value: "x" }],
  signatures: [count, same, spell],
  list: { type: letters, element: letter },
};

/** The mistakes in a text, as `line:column sentence`. */
function mistakesIn(written: string): readonly string[] {
  const read = readDefinitions("words", written, language);
  if (read.ok) return [];
  return read.errors.map((error) => {
    const { line, column } = placeOf(error)?.start ?? { line: 0, column: 0 };
    return `${line}:${column} ${say(error)}`;
  });
}

function computed(body: string, w: readonly string[] = [], n = 0): number | undefined {
  const read = readDefinitions("words", `words w\ncount(w, n) = ${body}`, language);
  if (!read.ok) throw new Error(read.errors.map(say).join("\n"));
  return read.value.function(count)?.(w, n);
}

test.each([
  ["1 + 2 * 3", 7],
  ["(1 + 2) * 3", 9],
  ["10 - 3 - 2", 5],
  ["-2 - -3", 1],
  ["if 1 < 2 and not 2 < 1 then 1 else 2", 1],
  ["if 1 = 2 or 2 ≠ 2 then 1 else 2", 2],
  ["min(inf, max(2, 0.5))", 2],
  ["inf - inf", 0],
  ["0 * ∞", 0],
  ["size([x, x] ++ x ++ [])", 3],
  ["size(w) + n", 6],
  ["if w ++ x = [x] then 1 else 0", 0],
  ["if x = [x] then 1 else 0", 1],
  ['if matches("List.get()", "*.get*") then 1 else 0', 1],
  ['if matches("aa", "a*a*a") then 1 else 0', 0],
  ['if upper("a") = "A" then 1 else 0', 1],
])("%s = %d", (body, value) => {
  expect(computed(body, ["a", "b"], 4)).toBe(value);
});

test("a name or a number with too many characters is refused where it stands", () => {
  for (const long of ["n".repeat(10_001), "1".repeat(10_001)])
    expect(mistakesIn(`words w\ncount(w, n) = ${long}`)).toEqual([
      "2:15 This input has more than 10000 characters in a name or a number, the maximum. Use a smaller one.",
    ]);
  expect(mistakesIn(`words w\ncount(w, ${"n".repeat(10_000)}) = 1`)).toEqual([]);
});

test("definitions use earlier ones, and parameters that are not needed are left out", () => {
  const written = `// comment
words w // comment
two = 2
twice(n: number) = two * n
spell(a) = a ++ x
count(w) = twice(size(w)) // comment`;
  const read = readDefinitions("words", written, language);
  if (!read.ok) throw new Error(read.errors.map(say).join("\n"));
  expect(read.value.function(count)?.(["a", "b", "c"], 0)).toBe(6);
  expect(read.value.function(spell)?.("a")).toEqual(["a", "x"]);
  expect(read.value.function(same)).toBeUndefined();
  expect(read.value.definition("twice")?.written).toBe("twice(n: number) = two * n");
});

test.each([
  ["", ["1:1 Syntax error: found the end of the text, expected “words NAME”."]],
  ["words", ["1:6 Syntax error: found the end of the text, expected “words NAME”."]],
  ["words w", ["1:8 The definition of “count” is missing. Add count(w, n) = …."]],
  ["words w\ncount(w, n) = siz(w)", ["2:15 There is no function “siz” here. Did you mean “size”?"]],
  ["words w\ncount(w, n) = m", ["2:15 There is no name “m” here."]],
  ["words w\ncount(w, n) = w", ["2:15 Found letters where a number is needed."]],
  [
    "words w\ncount(w, n) = n +",
    ["2:18 Syntax error: found the end of the text, expected a value, a name or an opening parenthesis."],
  ],
  ["words w\ncount(w, n) = size(w, n)", ["2:15 “size” has 2 arguments here, but takes 1. Its form is size(letters)."]],
  ["words w\ncount(w, n) = size", ["2:15 “size” is a function. Give it its arguments: size(letters)."]],
  ["words w\ncount(w, n) = n(1)", ["2:15 “n” is not a function. Leave the parentheses out."]],
  [
    "words w\ncount(w, n, m) = 1",
    ["2:1 “count” has 3 parameters, and at most 2 are allowed: count(w, n) = …. Remove the others."],
  ],
  [
    "words w\ncount(w, w) = 1",
    ["2:10 The parameter “w” is declared twice; the first one is in line 2. Rename one of them."],
  ],
  [
    "words w\ncount(w) = 1\ncount(w) = 1",
    ["3:1 The function “count” is declared twice; the first one is in line 2. Rename one of them."],
  ],
  ["words w\nsize(w) = 1\ncount(w) = 1", ["2:1 “size” already has a meaning here. Choose another name."]],
  [
    "words w\nf(a) = 1\ncount(w) = 1",
    [
      "2:3 The parameter “a” has no type. Write “a: TYPE”, where TYPE is one of letters, letter, number, boolean, text.",
    ],
  ],
  ["words w\nf(a: lettr) = 1\ncount(w) = 1", ["2:6 There is no type “lettr” here. Did you mean “letter”?"]],
  ["words w\ncount(w) = count(w)", ["2:12 There is no function “count” here."]],
  ['words w\ncount(w) = "a', ['2:12 Syntax error: found "a, expected a closing quote.']],
  [
    "words w\ncount(w) = if w = 1 then 1 else 2",
    ["2:15 The two sides have no type in common: letters and a number. Give both the same type."],
  ],
  [
    "words w\ncount(w = 1\nsame(a, b) = a = b +\n",
    [
      "2:9 Syntax error: found “=”, expected “)”.",
      "4:1 Syntax error: found the end of the text, expected a value, a name or an opening parenthesis.",
    ],
  ],
] as const)("%j is told %j", (written, expected) => {
  expect(mistakesIn(written)).toEqual(expected);
});

test("what would take too long is refused, however short it is", () => {
  const doubled = Array.from({ length: 30 }, (_, i) => `f${i + 1} = f${i} + f${i}`).join("\n");
  expect(mistakesIn(`words w\nf0 = 1\n${doubled}\ncount(w) = f30`)[0]).toContain("too large");
  expect(mistakesIn(`words w\ncount(w) = ${"(".repeat(9_000)}`)[0]).toContain("more than 500 parts");
  expect(mistakesIn(`words w\ncount(w) = ${"1 + ".repeat(4_000)}1`)[0]).toContain("more than 500 parts");
  expect(mistakesIn(" ".repeat(30_000))[0]).toContain("more than 20000 characters");
});

describe("definitions say by their first line what they are", () => {
  test.each([
    ["words a-1\n", "a-1"],
    ["  // c\n\n// d\n  words  b // e", "b"],
    ["words", ""],
    ["wordsmith w", undefined],
    ["1-call", undefined],
    ["", undefined],
    [`${" ".repeat(10_000_000)}words c`, "c"],
  ])("%#", (written, name) => expect(definitionName(written, language)).toBe(name));
});

const pieces = fc.constantFrom(
  ...["words w\n", "count", "(", ")", "w", "n", ",", " = ", "\n", "size(w)", "[", "]", "++", "if ", " then ", " else "],
  ...[
    "1",
    "inf",
    '"',
    "x",
    " and ",
    "not ",
    "-",
    "f: letter",
    "same(a, b) = a = b\n",
    "// ",
    "\r",
    "values a b\n",
    "𝒫",
  ],
);

test("any text is read or told its mistakes, with places in it, and what is read computes", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), fc.boolean(), (parts, isHeaded) => {
      const written = `${isHeaded ? "words w\ncount(w) = 1\n" : ""}${parts.join("")}`;
      const read = readDefinitions("words", written, language);
      if (read.ok) expect(read.value.function(count)?.(["a"], 1)).toBeTypeOf("number");
      else
        for (const error of read.errors) {
          const at = placeOf(error)?.start;
          const line = written.split(/\r\n|[\n\r]/)[(at?.line ?? 0) - 1];
          expect(line, say(error)).toBeDefined();
          expect(at?.column).toBeLessThanOrEqual((line?.length ?? 0) + 1);
        }
    }),
    law(1_000, 1),
  );
});
