import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { type Observed, type ObservedContexts, runProgram, withoutMachineObjects } from "../index.ts";

async function observed(text: string): Promise<Observed> {
  const program = await compileJava(text);
  return runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [], contexts: true }).observed;
}

function contextsOf({ contexts }: Observed): ObservedContexts {
  if (contexts === undefined || contexts === "too-many") throw new Error(`contexts: ${contexts}`);
  return contexts;
}

/** `caller → callee`, by the labels of the methods: a line for each way to a method. */
function waysTo(result: Observed, callee: RegExp): readonly string[] {
  const { calls } = contextsOf(result);
  const label = (path: number) => (path === 0 ? "entry" : calls[path - 1]?.callee);
  return calls.filter((each) => callee.test(each.callee)).map((each) => `${label(each.caller)} → ${each.callee}`);
}

test("a method has a way for each site and for each origin of its receiver, however often it is called", async () => {
  const result = await observed(`class A {
  Object id(Object o) { return o; }
  static A make() { return new A(); }
  public static void main(String[] args) {
    A x = make();
    A y = make();
    for (int i = 0; i < 3; i++) x.id(y);
    for (int i = 0; i < 4; i++) (i % 2 == 0 ? x : y).id(x);
  }
}`);
  expect(waysTo(result, /^A\.(id|make)/)).toEqual([
    "entry → A.make()",
    "entry → A.make()",
    "entry → A.id(Object)",
    "entry → A.id(Object)",
    "entry → A.id(Object)",
  ]);
  const made = contextsOf(result)
    .origins.filter(({ within }) => within === "A")
    .map(({ path }) => path);
  expect(new Set(made).size).toBe(2);
});

test("natives have ways, too, and literals belong to no method", async () => {
  const result = await observed(`class A {
  public static void main(String[] args) {
    for (Object o : new Object[] { A.class, "text" }) o.hashCode();
    System.out.print("text".length());
  }
}`);
  expect(waysTo(result, /\.(hashCode|length)\(\)$/)).toEqual([
    "entry → Object.hashCode()",
    "entry → String.hashCode()",
    "entry → String.length()",
  ]);
  expect(contextsOf(result).entered).toContain("A.main(String[])");
  expect(contextsOf(result).origins.some(({ site, within }) => site === '"text"' && within === undefined)).toBe(true);
});

test("without the objects of the virtual machine a run shows no exception that it raised, and nothing of what that holds", async () => {
  const result = await observed(`class A {
  static Object kept, both;
  public static void main(String[] args) {
    Object[] all = new Object[2];
    try { all[2] = all; } catch (ArrayIndexOutOfBoundsException e) { kept = e; all[0] = e; all[1] = args; both = e; }
    both = args;
  }
}`);
  const statics = (each: Observed) =>
    each.statics.filter((row) => row.class === "A").map((row) => [row.field, ...row.objects]);
  const elements = (each: Observed) => each.arrays.map(({ objects }) => objects);
  const raised = "vm:ArrayIndexOutOfBoundsException@5a";
  expect(statics(result)).toEqual([
    ["kept", raised],
    ["both", "args", raised],
  ]);
  const program = withoutMachineObjects(result);
  expect(statics(program)).toEqual([["both", "args"]]);
  expect(elements(result)).toContainEqual(["args", raised]);
  expect(elements(program)).toContainEqual(["args"]);
  expect(JSON.stringify([program.variables, program.fields, program.statics, program.arrays])).not.toContain("vm:");
});
