import { describe, expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { solve } from "../../../testing/points-to/record.ts";
import { ALL_PRECISIONS, compareWithRun } from "../testing/counterexamples.ts";

/** Behavior, program, and a call edge or points-to fact under `ci` that was once missing (or must stay out). */
const cases: readonly (readonly [behavior: string, source: string, facts: readonly string[]])[] = [
  [
    "an object that is joined to a text is asked for its toString()",
    `class A {
  Object seen;
  public String toString() { seen = this; return "A"; }
  public static void main(String[] args) { Object o = new A(); String s = "a " + o; s += o; }
}`,
    ["4+a → A.toString()", "4+b → A.toString()", "A.toString()/this ∋ []:o4"],
  ],
  [
    "null and texts are joined without a call",
    `class A {
  public static void main(String[] args) { String s = "a" + 1 + null; Object n = null; String t = s + n; }
}`,
    [],
  ],
  [
    "a text that an operation leaves as it is stays the same object",
    `class A {
  public static void main(String[] args) {
    String s = "abc";
    String t = s.trim();
    String u = s.substring(0);
    String v = s.concat("");
    String w = s.toLowerCase();
  }
}`,
    ['A.main(String[])/t ∋ []:"abc"', 'A.main(String[])/u ∋ []:"abc"', 'A.main(String[])/w ∋ []:"abc"'],
  ],
  [
    "intern() gives the literal of that text",
    `class A {
  public static void main(String[] args) { String t = new String("k" + args.length).intern(); String l = "k0"; String u = new String(l).intern(); }
}`,
    ['A.main(String[])/u ∋ []:"k0"'],
  ],
  [
    "toArray(new T[0]) returns an array with elements",
    `import java.util.*;
class A {
  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    list.add(new A());
    Object[] row = list.toArray(new Object[0]);
    Object first = row[0];
    row[0] = "x";
  }
}`,
    ["A.main(String[])/first ∋ []:o5", '[]:o6[*] ∋ []:"x"'],
  ],
  [
    "an array of length 0 that nothing copies has no element",
    `class A {
  public static void main(String[] args) {
    Object[] row = new Object[0];
    try { row[0] = new A(); } catch (RuntimeException e) { }
  }
}`,
    [],
  ],
  [
    "an exception of the virtual machine is caught and called",
    `class A {
  static Throwable kept;
  public static void main(String[] args) {
    try { System.out.println(1 / args.length); } catch (ArithmeticException e) { A.kept = new RuntimeException(e); }
    String s = kept.getCause().getMessage();
    String t = "" + kept.getCause();
  }
}`,
    ["5b → Throwable.getMessage()", "6+ → Throwable.toString()"],
  ],
  [
    "an exception of the virtual machine passes an instanceof for a class below",
    `class A {
  public static void main(String[] args) {
    try { A[] row = new A[1]; row[1] = null; } catch (RuntimeException e) {
      if (e instanceof IndexOutOfBoundsException x) System.out.println(x.getMessage());
    }
  }
}`,
    ["4b → Throwable.getMessage()"],
  ],
  [
    "an error of a static initializer arrives where the class is used, an exception as the cause of another",
    `class B { static Object v; static { if (v == null) throw new AssertionError("b"); } }
class C { static Object v; static { if (v == null) throw new IllegalStateException("c"); } }
class A {
  public static void main(String[] args) {
    Throwable c = null;
    try { Object o = B.v; } catch (Error e) { c = e; }
    try { Object o = C.v; } catch (Error e) { c = e.getCause(); }
    System.out.println(c.getMessage());
  }
}`,
    ["A.main(String[])/e ∋ []:o1", "A.main(String[])/c ∋ []:o2"],
  ],
];

describe("what was once missing in a result", () => {
  test.each(cases)("%s", async (_, source, facts) => {
    const program = await compileJava(source);
    const run = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [], contexts: true });
    expect(compareWithRun(program, run, ALL_PRECISIONS)).toMatchObject({ counterexamples: [], partial: [] });
    const { callEdges, pointsTo } = solve(program, { context: "ci" });
    const found = [
      ...callEdges.map(({ site, callee }) => `${site} → ${callee}`),
      ...pointsTo.flatMap((row) => row.objects.map((object) => `${placeOf(row)} ∋ ${object}`)),
    ];
    expect(found).toEqual(expect.arrayContaining([...facts]));
  });
});

function placeOf(row: ReturnType<typeof solve>["pointsTo"][number]): string {
  if (row.kind === "variable") return `${row.method}/${row.name}`;
  return row.kind === "array" ? `${row.object}[*]` : `${row.class}.${row.field}`;
}

test("nothing is asked for its text where null and texts are joined", async () => {
  const program = await compileJava(cases[1]?.[1] ?? "");
  const calls = solve(program, { context: "ci" }).callEdges.filter(({ site }) => site.endsWith("+"));
  expect(calls).toEqual([]);
});

test("an array of length 0 that nothing copies has no element", async () => {
  const program = await compileJava(cases[5]?.[1] ?? "");
  expect(solve(program, { context: "ci" }).pointsTo.filter(({ kind }) => kind === "array")).toEqual([
    {
      kind: "array",
      object: "[]:args",
      objectPart: { context: [], site: "args" },
      objects: ["[]:args[]"],
      objectParts: [{ context: [], site: "args[]" }],
    },
  ]);
});

test("exceptions of the virtual machine are not listed", async () => {
  const program = await compileJava(cases[6]?.[1] ?? "");
  const { pointsTo } = solve(program, { context: "ci" });
  expect(pointsTo.filter((row) => row.kind === "variable" && row.name === "e")).toEqual([]);
  expect(JSON.stringify(pointsTo)).not.toContain("[]:ArithmeticException");
});

test("what an exception of the virtual machine holds is compared only where a clause catches it", async () => {
  const text = (type: string) =>
    `class A { public static void main(String[] a) { try { a[2] = ""; } catch (${type} e) { System.out.print(e); } } }`;
  for (const type of ["NullPointerException", "RuntimeException"]) {
    const program = await compileJava(text(type));
    const run = runProgram(program, { stepLimit: 100_000, input: "", arguments: [], contexts: true });
    expect(compareWithRun(program, run, ALL_PRECISIONS)).toMatchObject({ counterexamples: [], partial: [] });
    const held = run.observed.fields.filter(({ object }) => object.startsWith("vm:ArrayIndexOutOfBoundsException"));
    expect(held.map(({ field }) => field)).toEqual(type === "RuntimeException" ? ["message"] : []);
  }
});
