import { engineWords, type Misconception, type Seq } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";
import { methodName } from "../sentences/names.ts";
import type { PointerSymbol } from "../symbols.ts";
import { factKinds } from "../vocabulary.ts";
import { factText } from "../wording.ts";

const { message } = engineWords("points-to");

/**
 * What a reader concludes in place of a fact who drops its context, takes the clone of another call, mixes what contexts keep
 * apart, or turns an edge around. Nothing that the run ever derives.
 */
export function misconceptionsOf(run: PointsToRun, seq: Seq): readonly Misconception[] {
  const { kind, a, b, c } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.pointsTo:
      return [...otherClones(run, a, b), ...mixedObjects(run, a, b)];
    case factKinds.flow:
      return turnedEdge(run, seq, a, b);
    case factKinds.reachable:
      return withoutContext(run, a, (label) => `${label} ∈ RM`);
    case factKinds.callEdge: {
      const call = factText(run, seq);
      const from = call.slice(0, call.lastIndexOf(" → "));
      const to = (label: string): string => `${from} → ${label}`;
      return [...withoutContext(run, c, to), ...otherCallee(run, seq, to)];
    }
    default:
      return [];
  }
}

/** The variable without its context, and in another context of its method. */
function otherClones(run: PointsToRun, pointer: number, object: number): readonly Misconception[] {
  const symbol = run.pointer(pointer);
  const { context, box, label } = symbol;
  if (!run.hasContexts || box === -1) return [];
  const values = { context, method: methodName(run, box) };
  const member = (written: string): string => `${run.object(object).label} ∈ pt(${written})`;
  const dropped: Misconception[] =
    context === "[]"
      ? []
      : [
          {
            text: member(`[]${label.slice(context.length)}`),
            because: message("misconception.dropped", values),
          },
        ];
  const others = clonesOf(run, pointer, symbol).filter((each) => !everHas(run, each, object));
  return [
    ...others
      .slice(0, 1)
      .map((each) => ({ text: member(run.pointer(each).label), because: message("misconception.clone", values) })),
    ...dropped.filter(({ text }) => !pointersNamed(run, text).some((each) => everHas(run, each, object))),
  ];
}

/** An object that the variable has in another context only. */
function mixedObjects(run: PointsToRun, pointer: number, object: number): readonly Misconception[] {
  const symbol = run.pointer(pointer);
  for (const clone of clonesOf(run, pointer, symbol))
    for (const other of run.objectsAt(clone, run.section.length))
      if (other !== object && !everHas(run, pointer, other)) {
        const { context } = run.pointer(clone);
        const because = message("misconception.mixed", { object: run.object(other).label, context });
        return [{ text: `${run.object(other).label} ∈ pt(${symbol.label})`, because }];
      }
  return [];
}

function turnedEdge(run: PointsToRun, seq: Seq, source: number, target: number): readonly Misconception[] {
  const [from, to] = [run.pointer(source).label, run.pointer(target).label];
  const turned = `${to} → ${from}`;
  const isThere = run.pfg.model.edges.some((edge) => edge.source === `p${target}` && edge.target === `p${source}`);
  const turnedOver = isThere ? [] : [{ text: turned, because: message("misconception.turned", { from, to }) }];
  const { context, box } = run.pointer(target);
  const clone = clonesOf(run, target, run.pointer(target)).find(
    (each) => !run.pfg.model.edges.some((edge) => edge.source === `p${source}` && edge.target === `p${each}`),
  );
  if (clone === undefined || factText(run, seq).endsWith(")")) return turnedOver;
  const because = message("misconception.clone", { context, method: methodName(run, box) });
  return [{ text: `${from} → ${run.pointer(clone).label}`, because }, ...turnedOver];
}

/** The method without its context, where that is no method of the run. */
function withoutContext(run: PointsToRun, method: number, say: (label: string) => string): readonly Misconception[] {
  const { context, label } = run.method(method);
  const dropped = `[]${label.slice(context.length)}`;
  const isThere = run.table("methods").some((each) => each.label === dropped);
  if (!run.hasContexts || context === "[]" || isThere) return [];
  return [
    { text: say(dropped), because: message("misconception.dropped", { context, method: methodName(run, method) }) },
  ];
}

/** The clone of the callee that another call made, where this call does not lead to it, too. */
function otherCallee(run: PointsToRun, seq: Seq, say: (label: string) => string): readonly Misconception[] {
  const { a: caller, b: site, c: callee } = run.steps.fact(seq);
  const { context, method } = run.method(callee);
  const isCalled = (index: number): boolean =>
    run.callGraph.model.edges.some(
      ({ source, target, label }) =>
        source === `m${caller}` && target === `m${index}` && label === run.callSite(site).label,
    );
  const other = run
    .table("methods")
    .findIndex((each, index) => each.method === method && each.context !== context && !isCalled(index));
  if (!run.hasContexts || other === -1) return [];
  const because = message("misconception.clone", { context, method: methodName(run, callee) });
  return [{ text: say(run.method(other).label), because }];
}

/** The same variable in other contexts. */
function clonesOf(run: PointsToRun, pointer: number, { variable }: PointerSymbol): readonly number[] {
  if (variable === -1) return [];
  return run
    .table("pointers")
    .flatMap((each, index) => (each.variable === variable && index !== pointer ? [index] : []));
}

function everHas(run: PointsToRun, pointer: number, object: number): boolean {
  return run.objectsAt(pointer, run.section.length).includes(object);
}

function pointersNamed(run: PointsToRun, text: string): readonly number[] {
  return run.table("pointers").flatMap(({ label }, index) => (text.endsWith(`pt(${label})`) ? [index] : []));
}
