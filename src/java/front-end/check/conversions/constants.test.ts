import { expect, test } from "vitest";
import { compileJava, methodOf } from "../../../../testing/front-end.ts";

/** What `return EXPRESSION;` returns, when it is known at compile time. */
async function valueOf(type: string, expression: string): Promise<unknown> {
  const { body } = methodOf(await compileJava(`class A { ${type} m() { return ${expression}; } }`), "A.m()");
  const [first] = body;
  if (first?.kind === "string-literal") return first.site.label;
  if (first?.kind !== "return" || first.value?.kind === "variable") return first?.kind;
  return first.value?.kind === "null" ? null : first.value?.value;
}

test.each([
  ["int", "2147483647 + 1", -2147483648],
  ["int", "-7 / 2", -3],
  ["int", "-7 % 3", -1],
  ["int", "65536 * 65536 + 46341 * 46341", -2147479015],
  ["int", "1 << 33", 2],
  ["int", "-8 >> 1", -4],
  ["int", "-1 >>> 28", 15],
  ["int", "-1 << 31 >>> 31L", 1],
  ["int", "~5 ^ 3 & 6 | 8", -8],
  ["int", "'a' + 1", 98],
  ["int", "(byte) 200 + (char) -1 + (short) 65535", 65478],
  ["int", "(int) 3.99e10", 2147483647],
  ["int", "(int) (0.0 / 0.0)", 0],
  ["int", "+ + -3", -3],
  ["long", "1 + 2147483648L", 2147483649n],
  ["long", "1L << 63", -9223372036854775808n],
  ["long", "-1L >>> 60", 15n],
  ["long", "(long) 1e30", 9223372036854775807n],
  ["int", "(int) 4294967297L", 1],
  ["double", "1 / 2 + 1 / 2.0", 0.5],
  ["float", "0.1f + 1", Math.fround(Math.fround(0.1) + 1)],
  ["double", "5.5 % 2", 1.5],
  ["boolean", "1 < 2 && 'a' == 97 || false", true],
  ["boolean", "!(true ^ false) | 1.0 != 1", false],
  ["boolean", "0.0 / 0.0 == 0.0 / 0.0", false],
  ["byte", "1 + 2", 3],
  ["char", "97", 97],
  ["String", '"a" + 1 + 2L + \'c\' + true + ""', '"a12ctrue"'],
  ["String", '1 + 2 + "a"', '"3a"'],
  ["String", '"a" + 1.0 + 1e10f + (char) 98', '"a1.01.0E10b"'],
])("%s %s is %s", async (type, expression, value) => {
  expect(await valueOf(type, expression)).toEqual(value);
});

test.each([
  ["int", "1 / 0", "binary"],
  ["int", "1 % 0", "binary"],
  ["long", "1L / 0", "binary"],
  ["String", '"a" + null', "string-literal"],
  ["boolean", "null == null", "binary"],
])("%s %s is left to run time", async (type, expression, first) => {
  const { body } = methodOf(await compileJava(`class A { ${type} m() { return ${expression}; } }`), "A.m()");
  expect(body[0]?.kind).toBe(first);
  expect(body.some(({ kind }) => kind === "binary" || kind === "concat")).toBe(true);
});
