import { expect, test } from "vitest";
import { Budget } from "../../kernel/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";

/** Moves by a millisecond a look. */
function lookingBudget(milliseconds: number): Budget {
  let now = 0;
  return new Budget(() => now++, milliseconds);
}

const PROGRAM = `class A {\n${Array.from({ length: 400 }, (_, i) => `int m${i}(int a) { if (a > ${i}) { a = a * 2; } return a; }`).join("\n")}\n}`;

test("a spent budget is an error, wherever it is spent, and the next program compiles", async () => {
  const frontEnd = await testFrontEnd();
  const files = [{ name: "A.java", text: PROGRAM }];
  const looks: number[] = [];
  const counted = new Budget(() => looks.push(0), 1e9);
  expect(frontEnd.compile(files, undefined, counted).ok).toBe(true);
  for (let part = 0; part < 10; part++) {
    const milliseconds = Math.floor((looks.length * part) / 10);
    const spent = { ok: false, errors: [{ kind: "out-of-time", milliseconds }] };
    expect(frontEnd.compile(files, undefined, lookingBudget(milliseconds))).toEqual(spent);
    expect(frontEnd.compileTyped(files, lookingBudget(milliseconds))).toEqual(spent);
  }
  expect(frontEnd.compile(files).ok).toBe(true);
});

test("more text than is read is refused by its size, however many files it is in", async () => {
  const frontEnd = await testFrontEnd();
  const files = Array.from({ length: 3 }, (_, i) => ({ name: `A${i}.java`, text: " ".repeat(700_000) }));
  expect(frontEnd.compile(files)).toEqual({
    ok: false,
    errors: [{ kind: "too-large", what: "characters", limit: 2_000_000 }],
  });
  expect(frontEnd.compile(files.slice(1)).ok).toBe(true);
});
