import { expect, test } from "vitest";
import { record } from "../../../../testing/points-to/record.ts";
import { hoverAt } from "../../../../trace/index.ts";
import { contextSensitiveHeap } from "../../page/lessons/lectures/context-sensitive-heap.ts";
import { oneCallSite } from "../../page/lessons/lectures/one-call-site.ts";

const walk = await record([oneCallSite.file], { context: "1-call", heap: 0, profile: "lecture" });
const heap = await record([contextSensitiveHeap.file], { context: "1-call", heap: 1, profile: "lecture" });

test.each([
  ["o3 ∈ pt([]:c)", ["o3 0"]],
  ["⟨[4]:n1, {o12, o13}⟩", ["o12 1", "o13 2"]],
  ["Dispatch(o3, m()) = C.m()", ["o3 0"]],
  ["Select([o3], 4, o3) = [o3]", ["o3 0"]],
  ["o12.f → [o3]:x", ["o12 1"]],
  ["[o3]:C.m()", []],
  ["[]:o3", []],
  ["o12a, o1, foo3, C.o3, o3x", []],
])("objects named in %s", (text, names) => {
  expect(walk.board.tokens(text).map(({ start, end, token }) => `${text.slice(start, end)} ${token}`)).toEqual(names);
});

test("an object is found beside names and texts of any length, and not within them", () => {
  const long = "o3".repeat(5_000);
  const found = (text: string) =>
    walk.board.tokens(text).map(({ start, end, token }) => `${text.slice(start, end)} ${token}`);
  expect(found(`${long}, o12, x${long}:o3`)).toEqual(["o12 1"]);
  expect(found(`"${long}\\"o3", o13`)).toEqual(["o13 2"]);
});

test("an object under a heap context has the token of its allocation site", () => {
  const text = "x → [3]:{[3]:o8} [4]:{[4]:o8}";
  const found = heap.board.tokens(text).map(({ start, end, token }) => `${text.slice(start, end)} ${token}`);
  expect(found).toEqual(["[3]:o8 2", "[4]:o8 2"]);
});

test("a merged object has one token, at each place that makes it and in texts", async () => {
  const { board, recording } = await record(
    `class Main {
  static class Node { Object next; }
  public static void main(String[] args) {
    Node a = new Node();
    Node b = new Node();
    a.next = new Main();
  }
}`,
    { context: "1-obj", heap: 0, profile: "lecture", heapAbstraction: "type" },
  );
  const named = (text: string): readonly string[] =>
    board.tokens(text).map(({ start, end, token }) => `${text.slice(start, end)} ${token}`);
  expect(named("{o_Main.Node, o_Main}")).toEqual(["o_Main.Node 0", "o_Main 2"]);
  expect(named("o_Main ∈ pt(o_Main.Node.next)")).toEqual(["o_Main 2", "o_Main.Node 0"]);
  const end = recording.length;
  expect(board.hints(end, end).map(({ line, text, token }) => `${line} ${text} ${token}`)).toEqual([
    "4 o_Main.Node 0",
    "5 o_Main.Node 0",
    "6 o_Main 2",
  ]);
});

test("exceptions of the virtual machine and their messages have tokens where they are listed", async () => {
  const { board } = await record(
    `class Main {
  public static void main(String[] args) {
    try {
      int q = 1 / args.length;
    } catch (ArithmeticException e) {
      String text = e.getMessage();
    }
  }
}`,
    { context: "ci", heap: 0, profile: "java", vmObjects: true },
  );
  const text =
    "{vm:ArithmeticException@4} ⊆ pt(e), {vm:String@4:ArithmeticException} ⊆ pt(vm:ArithmeticException@4.message)";
  const found = board.tokens(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(["vm:ArithmeticException@4", "vm:String@4:ArithmeticException", "vm:ArithmeticException@4"]);
});

test("tokens are those of the program, whatever is found first", async () => {
  const insensitive = await record([oneCallSite.file], { context: "1-obj", heap: 0, profile: "lecture" });
  const text = "{o13, o12, o3}";
  expect(insensitive.board.tokens(text)).toEqual(walk.board.tokens(text));
});

test("what Propagate and AddEdge put on the worklist goes along the edge, a receiver to `this`, at that step only", () => {
  const { board, recording } = walk;
  const traveling = new Map<string, string>();
  for (let n = 1; n <= recording.length; n++) {
    const view = board.view("pointer-flow-graph", n, n - 1);
    if (view.kind !== "graph") throw new Error("the PFG is a graph");
    const labelOf = (id: string) => view.model.nodes.find((node) => node.id === id)?.fullLabel;
    for (const { id, source, target } of view.model.edges) {
      const set = view.travels?.(id);
      if (set !== undefined) traveling.set(`${labelOf(source)} → ${labelOf(target)}`, set);
      expect(set === undefined || recording.steps.kind(n - 1) === "put").toBe(true);
    }
  }
  expect([...traveling]).toEqual([
    ["[]:c → [4]:C.m_this", "{o3}"],
    ["[4]:n1 → [14]:n", "{o12}"],
    ["[4]:n2 → [15]:n", "{o13}"],
    ["[14]:n → [4]:x", "{o12}"],
    ["[15]:n → [4]:y", "{o13}"],
  ]);
});

test("what is said of a variable is code, whatever its texts contain", async () => {
  const text = 'class A { public static void main(String[] s) {\nString x = "`<b>](javascript:a)`` |";\n} }';
  const { board, recording } = await record([{ name: "A.java", text }], {});
  expect(hoverAt(board, "A.java", 2, "x", recording.length)).toBe('``` pt(x) = {"`<b>](javascript:a)`` |"} ```');
});
