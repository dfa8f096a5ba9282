import { classOfMethod, engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../trace/index.ts";
import type { Cause } from "../algorithm/observer.ts";
import type { SymbolicRun } from "./board/run.ts";
import { factKinds } from "./facts/index.ts";

const { message } = engineWords("symbolic");

/**
 * The story of an execution: the first path that ends with an exception, and the first at a bound; the test inputs that take
 * a branch which none before them took, and those with which there are twice as many as before; the first calls, choices for
 * references, ways into branches, and ends of paths.
 */
export function momentsOf(run: SymbolicRun): readonly MomentCandidate[] {
  const moments = (
    kind: MomentCandidate["kind"],
    name: string,
    steps: Parameters<typeof firstOfEach>[0],
    keyOf: Parameters<typeof firstOfEach>[1],
  ) =>
    firstOfEach(steps, keyOf).map((seq): MomentCandidate => {
      const values = valuesOf(run, seq);
      const ahead = kind === "class" ? message("moment.class-ahead", values) : undefined;
      const place = kind === "class" || kind === "method" ? values[kind] : undefined;
      const title = message(`moment.${name}`, values);
      const chapter = place === undefined ? undefined : message("moment.chapter", { place });
      const opens = isOfInput.has(kind) ? title : chapter;
      return { seq, kind, title, ahead, opens };
    });
  const { section } = run;
  const ends = section.births(factKinds.end);
  const configurations = section.births(factKinds.configuration);
  const puts = { length: run.nodes.length, at: (row: number) => run.nodes[row]?.put ?? 0 };
  const methodOf = writtenMethods(run);
  const isEnd = (wanted: string) => (seq: Seq) => (run.endOf(seq)?.kind === wanted ? wanted : undefined);
  return [
    ...moments("failure", "end-of-path", ends, isEnd("exception")),
    ...moments("limit", "end-of-path", ends, isEnd("cut-off")),
    ...moments("input", "input", section.births(factKinds.test), coversMore(run)),
    ...moments("doubling", "input", section.births(factKinds.test), doubling(run)),
    ...moments("class", "class", configurations, (seq) => classOf(methodOf(seq))),
    ...moments("method", "method", configurations, methodOf),
    ...moments("visit", "initialization", puts, (seq) => initializedBy(run.causeOf(seq))),
    ...moments("visit", "branch", puts, (seq) => branchOf(run.causeOf(seq))),
    ...moments("visit", "end-of-path", ends, (seq) => seq),
  ];
}

/** Kinds of moments that are named by a test input. */
const isOfInput: ReadonlySet<MomentCandidate["kind"]> = new Set(["input", "doubling"]);

/** How many inputs there are, where that has doubled: of a long run also the part has moments in which no input takes another branch. */
function doubling(run: SymbolicRun): (seq: Seq) => number | undefined {
  return (seq) => {
    const count = run.steps.fact(seq).a + 1;
    return count > 1 && Number.isInteger(Math.log2(count)) ? count : undefined;
  };
}

/** The first branch that no input before this one took: asked of all inputs in order. */
function coversMore(run: SymbolicRun): (seq: Seq) => string | undefined {
  const covered = new Set<string>();
  return (seq) => {
    const { branches = [] } = run.row("tests", run.steps.fact(seq).a) ?? {};
    const more = branches.find((branch) => !covered.has(branch));
    for (const branch of branches) covered.add(branch);
    return more;
  };
}

/** The method that a configuration is in, where the reader wrote it: what initializes a class is none that is called. */
function writtenMethods(run: SymbolicRun): (seq: Seq) => string | undefined {
  const methods = run.row("subject", 0)?.methods ?? [];
  const written = new Set(methods.filter((method) => !method.endsWith(".<clinit>()")));
  return (seq) => {
    const method = run.topFrame(seq)?.method;
    return method !== undefined && written.has(method) ? method : undefined;
  };
}

function classOf(method: string | undefined): string | undefined {
  return method === undefined ? undefined : classOfMethod(method);
}

function initializedBy(cause: Cause | undefined): string | undefined {
  return cause?.kind === "initialized" ? cause.variable : undefined;
}

function branchOf(cause: Cause | undefined): string | undefined {
  return cause?.kind === "branch" ? cause.branch : undefined;
}

/** What the titles of steps name; empty where a step has none of it. */
function valuesOf(run: SymbolicRun, seq: Seq) {
  const cause = run.causeOf(seq);
  const { method = "" } = run.topFrame(seq) ?? {};
  return {
    node: `#${run.nodeOf(seq) ?? 0}`,
    number: run.steps.fact(seq).a + 1,
    method,
    class: classOfMethod(method),
    variable: initializedBy(cause) ?? "",
    branch: branchOf(cause) ?? "",
  };
}
