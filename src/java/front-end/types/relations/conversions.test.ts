import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";
import { conversions, head } from "./testing/javac-conversions.ts";

const parameters = conversions.map(([type], place) => `${type} v${place}`).join(", ");

/** That no type argument of such a variable could be right is not looked at: these casts compile, and fail when they are run. */
const LENIENT = [
  "W to Comparable<Integer>",
  "W to Comparable<? super Integer>",
  "Comparable<Integer> to W",
  "Comparable<? super Integer> to W",
];

test.each([
  ["assigned to", "=", (to: number, from: number) => `v${to} = v${from};`],
  ["cast to", "=(", (to: number, from: number) => `use((${conversions[to]?.[0]}) v${from});`],
] as const)("values are %s the types that javac allows", async (_, signs, statement) => {
  const wrong: string[] = [];
  let asked = 0;
  for (const [to, [type, row]] of conversions.entries()) {
    const statements = conversions.map((_each, from) => statement(to, from));
    // The head is one line: the statement about each type stands in the line behind those before it.
    const errors = await errorsOf([`${head} void m(${parameters}) {`, ...statements, "} }"].join("\n"));
    const refused = new Set(errors.map((error) => Number(error.split(":")[0]) - 2));
    for (const [from, sign] of [...row].entries()) {
      const what = `${conversions[from]?.[0]} to ${type}`;
      const isAllowed = signs.includes(sign) || (signs.includes("(") && LENIENT.includes(what));
      if (refused.has(from) === isAllowed) wrong.push(`${what} is ${isAllowed ? "" : "not "}refused`);
      asked++;
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBe(conversions.length ** 2);
});
