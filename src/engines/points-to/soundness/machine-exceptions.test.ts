import { describe, expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { solve } from "../../../testing/points-to/record.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import type { PointsToResult } from "../index.ts";
import { ALL_PRECISIONS, compareWithRun } from "../testing/counterexamples.ts";

/** What becomes of an exception of the virtual machine, the program, and what is found under `ci` with `vmObjects`. */
const cases: readonly (readonly [behavior: string, source: string, facts: readonly string[]])[] = [
  [
    "it is the cause of the error of a static initializer",
    `class A {
  static class Bad { static int z = 1 / zero(); static int zero() { return 0; } }
  public static void main(String[] args) {
    try { System.out.println(Bad.z); }
    catch (ExceptionInInitializerError e) {
      Throwable c = e.getCause();
      System.out.println(c.toString());
    }
  }
}`,
    [
      "7b → Throwable.toString()",
      "A.main(String[])/c ∋ []:vm:ArithmeticException@2",
      "A.main(String[])/e ∋ []:vm:ExceptionInInitializerError@2",
      "[]:vm:ExceptionInInitializerError@2.cause ∋ []:vm:ArithmeticException@2",
    ],
  ],
  [
    "a helper asks any exception for its cause",
    `class A {
  static class Bad { static Object o = ((Object[]) new String[1])[3]; }
  static Throwable cause(Throwable e) { return e.getCause(); }
  public static void main(String[] args) {
    try { System.out.println(Bad.o); } catch (Throwable e) { System.out.println("c " + cause(e)); }
  }
}`,
    [
      "3 → Throwable.getCause()",
      "5+ → Throwable.toString()",
      "A.cause(Throwable)/e ∋ []:vm:ExceptionInInitializerError@2",
    ],
  ],
  [
    "a class that failed once is no class any more",
    `class A {
  static class Bad { static { int[] row = new int[-1]; } static void f() { } }
  static class Below extends Bad { static void g() { } }
  public static void main(String[] args) {
    Throwable last = null;
    try { Bad.f(); } catch (Throwable e) { last = e; }
    try { Below.g(); } catch (LinkageError e) { last = e.getCause(); }
    System.out.println(last.getMessage());
    try { Below.g(); } catch (NoClassDefFoundError e) { last = e.getCause(); }
    System.out.println(last.getMessage());
  }
}`,
    [
      "A.main(String[])/last ∋ []:vm:ExceptionInInitializerError@2",
      "A.main(String[])/last ∋ []:vm:ExceptionInInitializerError@3",
      "[]:vm:NoClassDefFoundError@3.cause ∋ []:vm:ExceptionInInitializerError@3",
    ],
  ],
  [
    "its message is an object with methods",
    `class A {
  public static void main(String[] args) {
    try { System.out.println(args[args.length]); }
    catch (ArrayIndexOutOfBoundsException e) { String m = e.getMessage(); System.out.println(m.length()); }
  }
}`,
    ["4c → String.length()", "A.main(String[])/m ∋ []:vm:String@3:ArrayIndexOutOfBoundsException"],
  ],
  [
    "it passes a finally block and a clause that throws it on",
    `class A {
  static int f(int n) { try { return 1 / n; } finally { n = 3; } }
  static int g(int n) { try { return f(n); } catch (RuntimeException e) { RuntimeException same = e; throw same; } }
  public static void main(String[] args) {
    try { g(args.length); } catch (Exception e) { Object kept = e; System.out.println(kept.hashCode() == 0); }
  }
}`,
    ["5c → Object.hashCode()", "A.main(String[])/kept ∋ []:vm:ArithmeticException@2"],
  ],
  [
    "the first clause that matches takes it",
    `class A {
  public static void main(String[] args) {
    Object kept = null;
    try { kept = 1 / args.length; }
    catch (ArithmeticException e) { kept = e; }
    catch (RuntimeException e) { kept = e.getCause(); }
    System.out.println(kept.toString());
  }
}`,
    ["A.main(String[])/e ∋ []:vm:ArithmeticException@4"],
  ],
  [
    "it flows through a field, a collection and another exception",
    `import java.util.*;
class A {
  static Object field;
  static class Own extends RuntimeException { Own(Throwable cause) { super(cause); } }
  public static void main(String[] args) {
    List<Throwable> all = new ArrayList<>();
    try { Object o = args.length == 0 ? null : args; o.hashCode(); } catch (NullPointerException e) { all.add(e); field = e; }
    try { throw new Own(all.get(0)); } catch (Own e) { Throwable c = e.getCause(); c.printStackTrace(); System.out.println(c == field); }
  }
}`,
    ["8d → Throwable.printStackTrace()", "A.field ∋ []:vm:NullPointerException@7b"],
  ],
  [
    "it is the cause of what a future throws",
    `import java.util.concurrent.*;
class A {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> f = pool.submit(() -> 1 / args.length);
    try { System.out.println(f.get()); } catch (ExecutionException e) { Throwable c = e.getCause(); System.out.println(c.getMessage()); }
    pool.shutdown();
  }
}`,
    ["A.main(String[])/c ∋ []:vm:ArithmeticException@5"],
  ],
  [
    "a lock that is null is a NullPointerException",
    `class A {
  static Object f(Object o) { synchronized (o) { return o; } }
  public static void main(String[] args) {
    try { f(null); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
  }
}`,
    ["A.main(String[])/e ∋ []:vm:NullPointerException@2"],
  ],
  [
    "casts, stores and unboxing fail",
    `class A {
  static Object last;
  static void note(Throwable t) { last = t; System.out.println(t.getClass()); }
  public static void main(String[] args) {
    Object o = new Object();
    Object[] row = new Integer[1];
    Integer none = null;
    try { String s = (String) o; } catch (ClassCastException e) { note(e); }
    try { row[0] = o; } catch (ArrayStoreException e) { note(e); }
    try { int i = none; } catch (NullPointerException e) { note(e); }
    try { for (int i : (int[]) null) { } } catch (NullPointerException e) { note(e); }
    try { throw null; } catch (NullPointerException e) { note(e); }
  }
}`,
    ["ClassCastException@8", "ArrayStoreException@9", "NullPointerException@10", "NullPointerException@12"].map(
      (name) => `A.last ∋ []:vm:${name}`,
    ),
  ],
  [
    "recursion without end is caught",
    `class A {
  static int f(int n) { return f(n + 1) + 1; }
  public static void main(String[] args) {
    try { f(0); } catch (StackOverflowError e) { System.out.println(e.getMessage() == null); }
  }
}`,
    ["4c → Throwable.getMessage()", "A.main(String[])/e ∋ []:vm:StackOverflowError@2"],
  ],
];

function factsOf({ callEdges, pointsTo }: PointsToResult): readonly string[] {
  return [
    ...callEdges.map(({ site, callee }) => `${site} → ${callee}`),
    ...pointsTo.flatMap((row) => row.objects.map((object) => `${placeOf(row)} ∋ ${object}`)),
  ];
}

function placeOf(row: PointsToResult["pointsTo"][number]): string {
  if (row.kind === "variable") return `${row.method}/${row.name}`;
  if (row.kind === "array") return `${row.object}[*]`;
  return row.kind === "field" ? `${row.object}.${row.field}` : `${row.class}.${row.field}`;
}

/** A result with `vmObjects`, without what is listed for that option alone. */
function withoutMachineObjects({ sites, pointsTo, callEdges, reachable }: PointsToResult) {
  const isOfProgram = (label: string): boolean => !label.includes(":vm:");
  return {
    allocations: sites.allocations.filter(({ kind }) => kind === undefined),
    pointsTo: pointsTo
      .filter((row) => !("object" in row) || isOfProgram(row.object))
      .map((row) => ({
        ...row,
        objects: row.objects.filter(isOfProgram),
        objectParts: row.objectParts.filter(({ site }) => !site.startsWith("vm:")),
      }))
      .filter(({ objects }) => objects.length > 0),
    callEdges,
    reachable,
  };
}

async function expectListingOnly(source: string, context: string): Promise<void> {
  const program = await compileJava(source);
  const [plain, listing] = [false, true].map((vmObjects) => solve(program, { context, vmObjects, order: "coalesced" }));
  if (plain === undefined || listing === undefined) throw new Error("two results");
  expect(JSON.stringify(plain.sites.allocations)).not.toContain("vm:");
  expect(withoutMachineObjects(listing)).toEqual(withoutMachineObjects(plain));
  expect(JSON.stringify(plain.pointsTo)).not.toContain(":vm:");
  const { mayFailCasts, pointsToCi } = listing.metrics;
  expect(mayFailCasts).toBe(plain.metrics.mayFailCasts);
  expect(pointsToCi).toBeGreaterThanOrEqual(plain.metrics.pointsToCi);
}

describe("an exception of the virtual machine", () => {
  test.each(cases)("%s", async (_, source, facts) => {
    const program = await compileJava(source);
    const run = runProgram(program, { stepLimit: 2_000_000, input: "", arguments: [], contexts: true });
    expect(run.exit.kind).toBe("returned");
    expect(compareWithRun(program, run, ALL_PRECISIONS)).toMatchObject({ counterexamples: [], partial: [] });
    expect(factsOf(solve(program, { context: "ci", vmObjects: true }))).toEqual(expect.arrayContaining([...facts]));
  });

  test.each(cases)("%s: calls and edges are the same where it is not listed", async (_, source) => {
    for (const context of ["ci", "2-obj"]) await expectListingOnly(source, context);
  });

  test("is no object of a later clause", async () => {
    const program = await compileJava(cases[5]?.[1] ?? "");
    const { pointsTo } = solve(program, { context: "ci", vmObjects: true });
    const later = pointsTo.filter((row) => row.kind === "variable" && row.name === "e#2");
    expect(JSON.stringify(later)).not.toContain("Arithmetic");
  });

  test("is made where a clause does something with it, and nowhere else", async () => {
    const program = await compileJava(
      "class A { static int f(int n) { return 1 / n; } public static void main(String[] a) { f(1); try { f(a.length); } catch (ArithmeticException e) { } } }",
    );
    const machine = (vmObjects: boolean): string =>
      JSON.stringify(solve(program, { context: "ci", vmObjects }).metrics.pfgEdges);
    expect(Number(machine(false))).toBeLessThan(Number(machine(true)));
  });

  test("is listed with its place, its class and the kind vm", async () => {
    const program = await compileJava(cases[0]?.[1] ?? "");
    const { sites, options } = solve(program, { context: "ci", vmObjects: true });
    expect(options.vmObjects).toBe(true);
    expect(sites.allocations.find(({ label }) => label === "vm:ArithmeticException@2")).toMatchObject({
      kind: "vm",
      type: "ArithmeticException",
      line: 2,
      method: "A.Bad.<clinit>()",
    });
  });
});

test.each(share(seedsFrom(0, 60), 60))("seed %i: the option lists, and changes nothing else", async (seed) => {
  const source = randomJava(seed, { classes: 2, statements: 2 });
  await expectListingOnly(source, ["ci", "1-call", "2-obj", "2-type"][seed % 4] ?? "ci");
});
