import { classOfMethod, engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../trace/index.ts";
import type { SymbolicRun } from "./board/run.ts";
import { factKinds } from "./facts/index.ts";

const { message } = engineWords("symbolic");

/**
 * The story of an execution: the first path that ends with an exception, and the first at a bound; the test inputs that take
 * a branch which none before them took; the first calls, choices for references, ways into branches, and ends of paths.
 */
export function momentsOf(run: SymbolicRun): readonly MomentCandidate[] {
  const moments = (
    kind: MomentCandidate["kind"],
    name: string,
    steps: Parameters<typeof firstOfEach>[0],
    keyOf: Parameters<typeof firstOfEach>[1],
  ) =>
    firstOfEach(steps, keyOf).map(
      (seq): MomentCandidate => ({ seq, kind, title: message(`moment.${name}`, valuesOf(run, seq)) }),
    );
  const { section } = run;
  const ends = section.births(factKinds.end);
  const configurations = section.births(factKinds.configuration);
  const puts = { length: run.nodes.length, at: (row: number) => run.nodes[row]?.put ?? 0 };
  const isEnd = (wanted: string) => (seq: Seq) => (run.endOf(seq)?.kind === wanted ? wanted : undefined);
  return [
    ...moments("failure", "end-of-path", ends, isEnd("exception")),
    ...moments("limit", "end-of-path", ends, isEnd("cut-off")),
    ...moments("input", "input", section.births(factKinds.test), coversMore(run)),
    ...moments("class", "class", configurations, (seq) => valuesOf(run, seq).class || undefined),
    ...moments("method", "method", configurations, (seq) => valuesOf(run, seq).method || undefined),
    ...moments("visit", "initialization", puts, (seq) => valuesOf(run, seq).variable || undefined),
    ...moments("visit", "branch", puts, (seq) => valuesOf(run, seq).branch || undefined),
    ...moments("visit", "end-of-path", ends, (seq) => seq),
  ];
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

/** What the title of a step may name; empty where the step has none of it. Only methods that the reader wrote are named. */
function valuesOf(run: SymbolicRun, seq: Seq) {
  const cause = run.causeOf(seq);
  const method = run.topFrame(seq)?.method ?? "";
  const isWritten = run.row("subject", 0)?.methods.includes(method) === true && !method.endsWith(".<clinit>()");
  return {
    node: `#${run.nodeOf(seq) ?? 0}`,
    number: run.steps.fact(seq).a + 1,
    method: isWritten ? method : "",
    class: isWritten ? classOfMethod(method) : "",
    variable: cause?.kind === "initialized" ? cause.variable : "",
    branch: (cause?.kind === "branch" ? cause.branch : undefined) ?? "",
  };
}
