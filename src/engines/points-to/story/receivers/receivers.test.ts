import { expect, test } from "vitest";
import { type Recorded, record } from "../../../../testing/points-to/record.ts";
import type { GraphEdge, GraphView, Recording } from "../../../../trace/index.ts";
import { oneCallSite } from "../../page/lessons/lectures/one-call-site.ts";
import { setAndDoSet } from "../../page/lessons/lectures/set-and-do-set.ts";
import { factKinds } from "../vocabulary.ts";

function flowGraph({ board }: Pick<Recorded, "board">, n: number, since = n): GraphView {
  const view = board.view("pointer-flow-graph", n, since);
  if (view.kind !== "graph") throw new Error("PFG is a graph");
  return view;
}

const receiversOf = ({ model }: GraphView) => model.edges.filter(({ isDrawnOnly }) => isDrawnOnly === true);

function named({ model }: GraphView, { source, target }: GraphEdge): string {
  const labelOf = (id: string) => model.nodes.find((node) => node.id === id)?.fullLabel;
  return `${labelOf(source)} → ${labelOf(target)}`;
}

function receiversAtEnd(run: Recorded): readonly string[] {
  const view = flowGraph(run, run.recording.length);
  return receiversOf(view).map((edge) => named(view, edge));
}

const walk = await record([oneCallSite.file], { context: "1-call", heap: 0, profile: "lecture" });

test("a receiver leads to `this` of the callee, from the step of the call rule on that gives `this` its object", () => {
  const { recording } = walk;
  const view = flowGraph(walk, recording.length);
  const [edge, ...others] = receiversOf(view);
  if (edge === undefined) throw new Error("there is a receiver");
  expect([named(view, edge), others]).toEqual(["[]:c → [4]:C.m_this", []]);
  expect(recording.steps.kind(edge.birth)).toBe("put");
  expect(walk.board.explain(edge.birth + 1, edge.birth).rule?.conclusion).toContain("⟨[4]:C.m_this, {o3}⟩");
});

test("at that step the object goes along, and both ends are marked", () => {
  const { board, recording } = walk;
  const [edge] = receiversOf(flowGraph(walk, recording.length));
  const put = edge?.birth ?? 0;
  expect(flowGraph(walk, put + 1, put).travels?.(edge?.id ?? "")).toBe("{o3}");
  expect(flowGraph(walk, put + 2, put + 1).travels?.(edge?.id ?? "")).toBeUndefined();
  expect(board.elements(put)).toEqual([edge?.target, edge?.id, edge?.source]);
});

test("the fact that `this` points to the receiver marks what led to it", () => {
  const { board, recording } = walk;
  const [edge] = receiversOf(flowGraph(walk, recording.length));
  const fact = Array.from({ length: recording.length }, (_, seq) => seq).find(
    (seq) => recording.steps.factKind(seq) === factKinds.pointsTo && board.elements(seq)[0] === edge?.target,
  );
  expect(fact).toBeGreaterThan(edge?.birth ?? 0);
  expect(board.elements(fact ?? 0)).toEqual([edge?.target, edge?.id]);
  expect(board.factOf(edge?.id ?? "", recording.length)).toBe(edge?.birth);
});

test("calls on `this` lead from there; one clone for two callers has two, each drawn once", async () => {
  const options = { heap: 0, profile: "lecture" } as const;
  const byCall = await record([setAndDoSet.file], { ...options, context: "1-call" });
  const callers = ["[]:a1 → [5]:A.set_this", "[]:a1 → [7]:A.get_this", "[]:a2 → [6]:A.set_this"];
  expect([...receiversAtEnd(byCall)].sort()).toEqual([
    ...["[5]:A.set_this → [12]:A.doSet_this", "[6]:A.set_this → [12]:A.doSet_this"],
    ...callers,
  ]);
  const byObject = await record([setAndDoSet.file], { ...options, context: "1-obj" });
  expect(receiversAtEnd(byObject)).toContain("[o1]:A.set_this → [o1]:A.doSet_this");
  expect(receiversAtEnd(byObject)).toContain("[o2]:A.set_this → [o2]:A.doSet_this");
});

const constructors = `class Main {
  static class Base { Object f; Base(Object p) { this.f = p; } }
  static class Box extends Base { Box(Object p) { super(p); } void again() { this.again(); } }
  static Object make() { return new Object(); }
  public static void main(String[] args) {
    Object value = make();
    Box box = new Box(value);
    box.again();
  }
}`;

test("a constructor gets the new object from its variable; `super(…)` is a call on `this`; static calls have none", async () => {
  const run = await record(constructors, { context: "ci", heap: 0, profile: "java" });
  expect(receiversAtEnd(run)).toEqual([
    "box → Main.Box.<init>_this",
    "box → Main.Box.again_this",
    "Main.Box.<init>_this → Main.Base.<init>_this",
  ]);
});

test("edges of PFG and their number are what they were: a receiver is none", () => {
  const { model } = flowGraph(walk, walk.recording.length);
  const own = model.edges.filter(({ isDrawnOnly }) => isDrawnOnly !== true);
  expect(own).toHaveLength(walk.result.metrics.pfgEdges);
});

function steps({ length }: Recording): readonly number[] {
  return Array.from({ length: length + 1 }, (_, n) => n);
}

test("a receiver is drawn only once its ends are there", () => {
  const { recording } = walk;
  for (const n of steps(recording)) {
    const { model } = flowGraph(walk, n);
    const births = new Map(model.nodes.map(({ id, birth }) => [id, birth]));
    for (const { source, target, birth } of receiversOf(flowGraph(walk, n)).filter((edge) => edge.birth < n))
      expect(Math.max(births.get(source) ?? n, births.get(target) ?? n)).toBeLessThanOrEqual(birth);
  }
});
