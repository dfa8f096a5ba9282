import { type Span, valueAt } from "../../../kernel/index.ts";
import {
  absences,
  type ContextFree,
  contextFree,
  engineWords,
  hasMoments,
  hasStatementSet,
  inLibrary,
  inProgram,
  type Section,
  type SectionBoard,
  type Seq,
  type Story,
} from "../../../trace/index.ts";
import { alternativesTo } from "./alternatives.ts";
import { misconceptionsOf } from "./asked/misconceptions.ts";
import { activeLines } from "./bindings.ts";
import { comparable } from "./comparable.ts";
import { ClassHierarchy } from "./dispatch/class-hierarchy.ts";
import { beginning, effectOf, ending, reasonOf, tallyOf, tallyOrder, titleOf } from "./explanations.ts";
import { hintsAt, hoverText, namesOf, statementSetAt, tokensIn } from "./marks/index.ts";
import { type Witness, witnessOf } from "./observed/witness.ts";
import { keyOf, panelSpecs, viewOf } from "./panels.ts";
import { pseudocode } from "./pseudocode.ts";
import {
  concludedStep,
  edgeOf,
  isResolution,
  premisesOf,
  receiverEdgeOf,
  ruleId,
  shownStep,
  sideConditions,
} from "./reasons.ts";
import { PointsToRun } from "./run.ts";
import { momentsOf } from "./sentences/moments.ts";
import { sentenceOf } from "./sentences/sentence.ts";
import { factKinds, SECTION } from "./vocabulary.ts";
import { factText } from "./wording.ts";

const { message } = engineWords("points-to");

/** How a points-to recording is shown: WL, PFG, pt, RM, CG, the five procedures, and why. */
export const pointsToSection: SectionBoard = { section: SECTION, panels: panelSpecs, pseudocode, tell };

function tell(section: Section): Story {
  const run = new PointsToRun(section);
  const { steps } = run;
  const hierarchy = new ClassHierarchy(run);
  const witnesses = new WeakMap<object, Witness | undefined>();
  return {
    extend: () => run.extend(),
    names: namesOf(() => ({
      bodies: run.bodies,
      unwritten: run.table("unwritten"),
      pointers: run.table("pointers"),
      sites: run.sites,
      callSites: run.table("callSites"),
    })),
    view: (panel, n, since) => (panel === "class-hierarchy" ? hierarchy.view(n, since) : viewOf(run, panel, n, since)),
    activeLines: (n) => activeLines(run, n),
    pseudocode: () => run.pseudocode,
    fact: (seq) => factText(run, seq),
    rule: (seq) => ruleId(run, seq),
    premises: (seq) => premisesOf(run, seq),
    alternatives: (seq) => alternativesTo(run, seq),
    side: (seq) => sideConditions(run, seq),
    sideStep: (seq) => (steps.factKind(seq) === factKinds.pointsTo ? edgeOf(run, seq) : undefined),
    statement: (seq) => statementOf(run, seq),
    conclusion: (seq) => (steps.kind(seq) === "put" ? `${factText(run, seq)} ∈ WL` : factText(run, seq)),
    instance: (seq) => (steps.kind(seq) === "take" ? undefined : steps.about(seq)),
    shownStep: (head, n) => shownStep(run, head, n),
    misconceptions: (seq) => misconceptionsOf(run, seq),
    askedStep: (head, n) => concludedStep(run, head, n),
    begin: () => beginning(run),
    end: ending,
    title: (seq) => titleOf(run, seq),
    sentence: (shown) => sentenceOf(run, shown),
    why: (seq, shown) => [reasonOf(run, isResolution(run, seq) ? shown : seq)],
    effect: (seq) => [effectOf(run, seq)],
    tally: (seq) => tallyOf(run, seq),
    tallies: tallyOrder,
    elements: (seq) => elementsOf(run, steps.about(seq)),
    factOf: (element, n) => factOf(run, element, n),
    hints: (n, since) => hintsAt(run, n, since),
    tokens: (text) => tokensIn(run, text),
    comparable: (seq) => comparable(run, seq),
    capabilities: [
      inLibrary({ libraryOf: (seq) => libraryOf(run, seq) }),
      inProgram({
        hover: (file, line, word, n) => hoverText(run, file, line, word, n),
        expressionsOf: (element) => expressionsOf(run, element),
      }),
      hasStatementSet({ statementSet: (n, since) => statementSetAt(run, n, since) }),
      absences({ absent: (element) => absentFrom(run, element) }),
      hasMoments({ candidates: (isOver) => momentsOf(run, isOver), end: message("moment.end") }),
      contextFree({
        withoutContexts: (seq) => withoutContexts(run, seq),
        wasObserved: (observed, seq) => {
          if (typeof observed !== "object" || observed === null) return undefined;
          const witness = valueAt(witnesses, observed, () =>
            witnessOf(observed, run.options, (site) => run.objectOf(site)),
          );
          return witness === undefined ? undefined : wasObserved(run, witness, seq);
        },
      }),
    ],
  };
}

/** The statement of a propagation is that of its edge. */
function statementOf(run: PointsToRun, seq: Seq): Span | undefined {
  const { steps } = run;
  const edge = steps.kind(seq) === "put" ? edgeOf(run, seq) : undefined;
  return run.statement(steps.statement(edge ?? seq));
}

/** What a step is about is inside the library when nothing of it is the reader’s: an edge when both its ends are not. */
function libraryOf(run: PointsToRun, seq: Seq): string {
  const { steps } = run;
  const { kind, a, b, c } = steps.fact(steps.about(seq));
  switch (kind) {
    case factKinds.reachable:
      return run.method(a).library;
    case factKinds.flow:
      return run.pointer(a).usedBy && run.pointer(b).usedBy;
    case factKinds.callEdge:
    case factKinds.dispatch:
    case factKinds.select:
      return run.method(a).library && run.method(c).library;
    default:
      return run.pointer(a).usedBy;
  }
}

/** A fact about a flow or a call also lights up its ends; what gives `this` its object what led there, and the receiver when it comes from there. */
function elementsOf(run: PointsToRun, seq: Seq): readonly string[] {
  const { kind, a, b, c } = run.steps.fact(seq);
  const key = keyOf(run, seq);
  if (kind === factKinds.flow) return [key, `p${a}`, `p${b}`];
  if (kind === factKinds.callEdge) return [key, `m${a}`, `m${c}`];
  if (kind === factKinds.dispatch || kind === factKinds.select) {
    const pointer = run.processedCall(seq)?.pointer ?? -1;
    return pointer === -1 ? [key] : [key, `p${pointer}`];
  }
  const receiver = receiverEdgeOf(run, seq);
  if (receiver === undefined) return [key];
  return kind === factKinds.entry ? [key, receiver.id, receiver.source] : [key, receiver.id];
}

/**
 * Whether the execution showed a fact under its contexts; undefined where it showed it, and it is not known under which. Of
 * an execution without contexts: whether it showed the fact at all.
 */
function wasObserved(run: PointsToRun, witness: Witness, seq: Seq): boolean | undefined {
  const { objects, callees, reachable, inContexts } = witness;
  const { kind, a, b, c } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.pointsTo: {
      const { observedAs, context } = run.pointer(a);
      const { site, label } = run.object(b);
      if (observedAs === "") return undefined;
      if (objects.get(observedAs)?.has(site) !== true) return false;
      return inContexts === undefined || inContexts.held(observedAs, context, label, site);
    }
    case factKinds.callEdge: {
      const { label } = run.callSite(b);
      const { method, context } = run.method(c);
      if (callees[run.options.profile].get(label)?.has(method) !== true) return false;
      return inContexts === undefined || inContexts.called(label, run.method(a).context, method, context);
    }
    case factKinds.reachable: {
      const { method, context } = run.method(a);
      if (!reachable.has(method)) return false;
      return inContexts === undefined || inContexts.ran(method, context);
    }
    default:
      return undefined;
  }
}

function withoutContexts(run: PointsToRun, seq: Seq): ContextFree | undefined {
  const { kind, a, b, c } = run.steps.fact(seq);
  if (kind === factKinds.reachable) return { kind: "method", method: run.method(a).method };
  if (kind !== factKinds.callEdge) return undefined;
  const site = run.callSite(b).label;
  return { kind: "call", site, caller: run.method(a).method, callee: run.method(c).method };
}

function expressionsOf(run: PointsToRun, element: string): readonly Span[] {
  const pointer = element.startsWith("p") ? run.pointer(Number(element.slice(1))) : undefined;
  const written = pointer?.isTemporary === true ? run.variables[pointer.variable]?.written : undefined;
  return written === undefined ? [] : [written];
}

/** The objects of the run that a pointer does not point to. */
function absentFrom(run: PointsToRun, element: string | undefined): readonly string[] {
  const number = element?.startsWith("p") ? Number(element.slice(1)) : Number.NaN;
  if (!Number.isInteger(number)) return [];
  const there = new Set(run.objectsAt(number, run.section.length));
  return run.objectNames.flatMap((label, object) =>
    there.has(object) || !run.isListed(object) ? [] : [`${label} ∈ pt(${run.pointer(number).label})`],
  );
}

function factOf(run: PointsToRun, element: string, n: number): Seq | undefined {
  const number = Number(element.slice(1));
  if (!Number.isInteger(number) || number < 0) return undefined;
  switch (element[0]) {
    case "f":
    case "c":
    case "r":
      return number < run.section.length ? number : undefined;
    case "m":
      return run.reachableBirths.get(number);
    case "p":
      return factOfPointer(run, number, n);
    default:
      return undefined;
  }
}

/** Its first object; as long as it has none, what mentioned it. */
function factOfPointer({ objectSteps, pointerBirths }: PointsToRun, pointer: number, n: number): Seq | undefined {
  const object = objectSteps.birthOf(pointer);
  const mention = pointerBirths.get(pointer);
  const isEmpty = mention !== undefined && mention < n && (object === undefined || object >= n);
  return isEmpty ? mention : (object ?? mention);
}
