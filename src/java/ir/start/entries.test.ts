import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { findEntries } from "./entries.ts";

test("static main(String[]) first, then other static ones, then instance ones", async () => {
  const program = await compileJava(`class X { void main() {} }
class C { static void main() {} int domain() { return 1; } }
class P { public static void main(String[] args) {} static void main(Object o) {} }
interface I { void main(); }`);
  expect(findEntries(program).map((method) => method.label)).toEqual([
    "P.main(String[])",
    "C.main()",
    "P.main(Object)",
    "X.main()",
  ]);
});

test("no main, no entry", async () => {
  expect(findEntries(await compileJava("class A {}"))).toEqual([]);
});
