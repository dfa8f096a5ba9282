import { expect, test } from "vitest";
import { describe as wording } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { chooseSeeds } from "./seeds.ts";

const program = await compileJava(
  `class Box { int v; static int w; }
class A { static int f(int p) { int v = p; return v; } static int f(String q) { int v = 1; return v; }
static void main() { int s = f(2); } }`,
);

/** What names stand for, or what is said of those that stand for nothing. */
function found(...names: readonly string[]): readonly string[] {
  const chosen = chooseSeeds(program, names);
  if (!chosen.ok) return chosen.errors.map(wording);
  const { variables, fields } = chosen.value;
  return [
    ...variables.map(({ name, method }) => `${method.label}/${name}`),
    ...fields.map((field) => `${field.class.name}.${field.name}`),
  ];
}

test.each([
  ["A.main()/s", ["A.main()/s"]],
  ["A.f(..)/v", ["A.f(int)/v", "A.f(String)/v"]],
  ["A.f(…)/p", ["A.f(int)/p"]],
  ["Box.v", ["Box.v"]],
  ["Box/w", ["Box.w"]],
])("%s is found", (name, expected) => {
  expect(found(name)).toEqual(expected);
});

test.each([
  ["A.main()/t", "s"],
  ["A.f(String)/p", "q, v"],
  ["A.none()/s", "A.f(int), A.f(String), A.main()"],
  ["Box.none", "A.f(int), A.f(String), A.main()"],
  ["None.v", "A.f(int), A.f(String), A.main()"],
  ["v", "A.f(int), A.f(String), A.main()"],
])("%s is nowhere: the message says what is there", (name, known) => {
  const [message, ...others] = found("Box.v", name);
  expect(others).toEqual([]);
  expect(message).toContain(`“${name}”`);
  expect(message).toContain(known);
});
