import { expect, test } from "vitest";
import { compileResult } from "../../../testing/front-end.ts";
import type { Program } from "../../index.ts";

async function compiled(...texts: readonly string[]): Promise<Program> {
  const files = texts.map((text, index) => ({ name: `F${index + 1}.java`, text }));
  const result = await compileResult(files, { assertions: "on", mistakes: "leave-out" });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}

function leftOut(program: Program): readonly string[] {
  return (program.leftOut ?? []).map(
    ({ kind, name, span, errors }) => `${kind} ${name} in line ${span.start.line}: ${errors.length}`,
  );
}

const methods = (program: Program): readonly string[] =>
  program.methods.filter(({ class: { isLibrary }, isImplicit }) => !isLibrary && !isImplicit).map(({ label }) => label);

test("what compiles is compiled as it is", async () => {
  const program = await compiled("class A { int n; int f() { return n; } }");
  expect(program.leftOut).toEqual([]);
});

test.each([
  [
    "a body: the method stays, for those that call it",
    "class A { int f() { return new no.Such().g(); } int g() { return f(); } }",
    ["method A.f in line 1: 1"],
    ["A.f()", "A.g()"],
  ],
  [
    "the head of a method: it goes, and the bodies that call it",
    "class A { int f(no.Such x) { return 1; } int g() { return f(null); } int h() { return 3; } }",
    ["method A.f in line 1: 1", "method A.g in line 1: 0"],
    ["A.g()", "A.h()"],
  ],
  [
    "the type of a field: the field stays, as any object",
    "class A { no.Such field; A next; boolean f() { return field == next.field; } void g() { field.run(); } }",
    ["field A.field in line 1: 1", "method A.g in line 1: 0"],
    ["A.f()", "A.g()"],
  ],
  [
    "the initializer of a field: the field goes, and the bodies that read it",
    "class A { int size = no.Such.size(); int f() { return size; } int g() { return 2; } }",
    ["field A.size in line 1: 1", "method A.f in line 1: 0"],
    ["A.f()", "A.g()"],
  ],
  [
    "an import: the bodies that need it go, too",
    "import no.Such; class A { int f() { return Such.x; } int g() { return 2; } }",
    ["import no.Such in line 1: 1", "method A.f in line 1: 0"],
    ["A.f()", "A.g()"],
  ],
  [
    "a superclass: its class goes",
    "class A { int f() { return 1; } static class B extends no.Such { int g() { return 2; } } }",
    ["class A.B in line 1: 1"],
    ["A.f()"],
  ],
  [
    "an initializer block",
    "class A { static int n; static { n = no.Such.size(); } int f() { return n; } }",
    ["initializer A in line 1: 1"],
    ["A.f()"],
  ],
])("%s", async (_, text, out, left) => {
  const program = await compiled(text);
  expect(leftOut(program)).toEqual(out);
  expect(methods(program).filter((label) => !label.includes("clinit"))).toEqual(left);
});

test("other files are left as they are", async () => {
  const program = await compiled(
    "class A { int f() { return new B().g(); } }",
    "class B { int g() { return no.Such.x; } }",
  );
  expect(leftOut(program)).toEqual(["method B.g in line 1: 1"]);
  expect(program.methods.find(({ label }) => label === "A.f()")?.body.length).toBeGreaterThan(1);
});

test("where a text cannot be read, nothing is left out", async () => {
  const result = await compileResult("class A { int f() { return 1 } }", { assertions: "on", mistakes: "leave-out" });
  expect(result.ok).toBe(false);
});
