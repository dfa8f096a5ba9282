import { expect, test } from "vitest";
import { describe } from "../../../../kernel/index.ts";
import { printSource } from "../../../../testing/separation/print-source.ts";
import { parseSource, readSpecification, showHeap } from "./index.ts";

const declared = "data r { int[] items; bool[] flags; r[] others; long[] all; }\n";

test("an array is a cell with its elements as fields, one data type for each length", () => {
  const text = `${declared}check x -> r(i, b, o, l) * i -> int[2](1, a) * b -> bool[1](true) * o -> r[1](x) * l -> long[0]() & a > 4;`;
  const read = readSpecification("a.sl", text);
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  const [check] = read.value.checks;
  expect(check?.disjuncts.map((heap) => showHeap(heap, "ascii"))).toEqual([
    "x -> r(i, b, o, l) * i -> int[2](1, a) * b -> boolean[1](1) * o -> r[1](x) * l -> long[0]() & 4 < a",
  ]);
  expect(read.value.definitions.data.get("int[2]")).toEqual({
    name: "int[2]",
    extends: "int[]",
    fields: [
      { name: "0", type: { kind: "int" } },
      { name: "1", type: { kind: "int" } },
    ],
  });
});

test("what is printed is read back as the same text", () => {
  const source = parseSource("a.sl", `${declared}check x -> int[2](1, a) & a > 4;`);
  if (!source.ok) throw new Error("not read");
  const printed = printSource(source.value, "unicode");
  const again = parseSource("a.sl", printed);
  expect(again.ok && printSource(again.value, "unicode")).toBe(printed);
});

test.each([
  ["check i -> int[2](1);", "Wrong number of values for “int[2]” (0, 1): 2 expected, 1 given."],
  ["check i -> int[17](1);", "Arrays in formulas have at most 16 elements; this one has 17. Take a smaller length"],
  ["check i -> foo[2](_, _);", "There is no data type “foo[2]”."],
  ["check i -> String[2](_, _);", "There is no data type “String[2]”."],
  ["check i -> int[](_);", "found “]”, expected the length of the array, a number."],
  ["data s { String[] d; }", "There is no data type “String”. Formulas have no values of type String"],
  [
    "check x -> int[1](k) * y -> float[1](k);",
    "Found int where double is needed. The field “0” of “float[1]” is of type double.",
  ],
  ["check x -> r(i, _, _, _) * i -> r[1](_);", "Found int[] where r[1] is needed."],
  ["check x -> int[2](_, null);", "Found a reference where int is needed. The field “1” of “int[2]” is of type int."],
])("%s", (text, message) => {
  const read = readSpecification("a.sl", declared + text);
  expect(read.ok ? "" : read.errors.map(describe).join("\n")).toContain(message);
});
