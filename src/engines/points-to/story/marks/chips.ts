import { valueAt } from "../../../../kernel/index.ts";
import type { InlayHint, Seq } from "../../../../trace/index.ts";
import { edgeOf } from "../reasons.ts";
import type { PointsToRun } from "../run.ts";
import type { VariableSymbol } from "../symbols.ts";
import { factKinds } from "../vocabulary.ts";

/**
 * The objects that each line gives the variable it assigns, context by context; those that are still on the worklist as
 * such. A temporary speaks for a line only where no declared variable does.
 */
export function hintsAt(run: PointsToRun, n: number, since: number): readonly InlayHint[] {
  const chips = new Chips(run, since);
  const visible = run.ownRowBirths.lowerBound(n);
  for (let row = 0; row < visible; row++) {
    const pointer = run.objectSteps.keyAt(run.ownRows.at(row)) ?? -1;
    if (run.pointer(pointer).variable === -1) continue;
    const facts = run.objectSteps.stepsOf(pointer);
    const count = facts.lowerBound(n);
    for (let index = 0; index < count; index++)
      chips.add(pointer, run.steps.fact(facts.at(index)).b, facts.at(index), false);
  }
  addWaiting(chips, run, n);
  return chips.all();
}

/** The worklist at position n. */
function addWaiting(chips: Chips, run: PointsToRun, n: number): void {
  for (const put of waitingAt(run, n)) {
    const { kind, a: pointer, b: set } = run.steps.fact(put);
    if (kind !== factKinds.entry || set === -1) continue;
    const { variable, library } = run.pointer(pointer);
    if (variable === -1 || library !== "") continue;
    const there = new Set(run.objectsAt(pointer, n));
    for (const object of run.steps.set(set)) if (!there.has(object)) chips.add(pointer, object, put, true);
  }
}

/** An entry that is taken is on its way until its objects have joined. */
function waitingAt(run: PointsToRun, n: number): Iterable<Seq> {
  const waiting = run.section.agendaAt(n);
  const take = n === 0 ? undefined : run.section.lastTakeAt(n - 1);
  return take === undefined || run.steps.kind(take) !== "take" ? waiting : [run.steps.subject(take), ...waiting];
}

/** What a step says of an object at a line, whatever comes later. */
interface Said {
  readonly isTemporary: boolean;
  /** The chips of a line with the same key are one. */
  readonly key: string;
  readonly hint: Omit<InlayHint, "isNew" | "whole">;
  readonly fact: string;
}

/** What the steps of a run say that brought objects: all of them are asked at each position. Undefined for those that say nothing. */
const said = new WeakMap<PointsToRun, Map<Seq, Said | undefined>>();

function saidBy(run: PointsToRun, pointer: number, object: number, seq: Seq): Said | undefined {
  const known = valueAt(said, run, () => new Map<Seq, Said | undefined>());
  if (known.has(seq)) return known.get(seq);
  const found = sayingOf(run, pointer, object, seq, false);
  known.set(seq, found);
  return found;
}

function sayingOf(run: PointsToRun, pointer: number, object: number, seq: Seq, isWaiting: boolean): Said | undefined {
  const { variable, context, label: name } = run.pointer(pointer);
  const symbol = run.variables[variable];
  if (symbol === undefined || symbol.name === "this" || !run.isListed(object)) return undefined;
  const { label } = run.object(object);
  const group = run.hasContexts ? context : undefined;
  const token = run.tokenOf.get(label);
  return {
    isTemporary: symbol.isTemporary,
    key: `${group} ${label} ${isWaiting}`,
    fact: isWaiting ? `⟨${name}, {${label}}⟩ ∈ WL` : `${label} ∈ pt(${name})`,
    hint: {
      file: symbol.scope.file,
      line: lineOf(run, symbol, seq),
      text: label,
      ...(group === undefined ? {} : { group }),
      ...(isWaiting ? { isWaiting } : {}),
      ...(token === undefined ? {} : { token }),
    },
  };
}

/** The chips of one line, by their source. */
interface OfLine {
  readonly file: string;
  readonly line: number;
  readonly variables: Map<string, InlayHint>;
  readonly temporaries: Map<string, InlayHint>;
}

class Chips {
  readonly #run: PointsToRun;
  readonly #since: number;
  readonly #lines = new Map<string, OfLine>();

  constructor(run: PointsToRun, since: number) {
    this.#run = run;
    this.#since = since;
  }

  /** An object that a step brought to a pointer, or that it is on its way to. */
  add(pointer: number, object: number, seq: Seq, isWaiting: boolean): void {
    const saying = isWaiting
      ? sayingOf(this.#run, pointer, object, seq, true)
      : saidBy(this.#run, pointer, object, seq);
    if (saying === undefined) return;
    const { hint, fact, key } = saying;
    const { variables, temporaries } = this.#line(hint.file, hint.line);
    const chips = saying.isTemporary ? temporaries : variables;
    const known = chips.get(key);
    chips.set(key, {
      ...hint,
      isNew: seq >= this.#since || known?.isNew === true,
      whole: known === undefined ? fact : `${known.whole}, ${fact}`,
    });
  }

  all(): readonly InlayHint[] {
    return [...this.#lines.values()].flatMap(({ variables, temporaries }) => {
      const chips = [...(variables.size > 0 ? variables : temporaries).values()];
      const groups = [...new Set(chips.map(({ group }) => group))];
      return groups.flatMap((group) => chips.filter((chip) => chip.group === group));
    });
  }

  #line(file: string, line: number): OfLine {
    const key = `${line} ${file}`;
    return valueAt(this.#lines, key, (): OfLine => ({ file, line, variables: new Map(), temporaries: new Map() }));
  }
}

/** The statement that brought it, where that is in the variable’s own method; of a parameter, where it is declared. */
function lineOf(run: PointsToRun, { scope, declared, written }: VariableSymbol, seq: Seq): number {
  const span = run.statement(run.steps.statement(edgeOf(run, seq) ?? seq));
  const isInside =
    span !== undefined &&
    span.file === scope.file &&
    scope.start.line <= span.start.line &&
    span.end.line <= scope.end.line;
  return isInside ? span.start.line : (written?.start.line ?? declared.line);
}
