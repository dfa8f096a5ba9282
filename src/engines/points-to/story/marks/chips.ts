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
    const run = this.#run;
    const { variable, context, label: name } = run.pointer(pointer);
    const symbol = run.variables[variable];
    if (symbol === undefined || symbol.name === "this" || !run.isListed(object)) return;
    const { file } = symbol.scope;
    const line = lineOf(run, symbol, seq);
    const { label } = run.object(object);
    const group = run.hasContexts ? context : undefined;
    const key = `${group} ${label} ${isWaiting}`;
    const { variables, temporaries } = this.#line(file, line);
    const chips = symbol.isTemporary ? temporaries : variables;
    const fact = isWaiting ? `⟨${name}, {${label}}⟩ ∈ WL` : `${label} ∈ pt(${name})`;
    const known = chips.get(key);
    const token = run.tokenOf.get(label);
    chips.set(key, {
      file,
      line,
      text: label,
      isNew: seq >= this.#since || known?.isNew === true,
      whole: known === undefined ? fact : `${known.whole}, ${fact}`,
      ...(group === undefined ? {} : { group }),
      ...(isWaiting ? { isWaiting } : {}),
      ...(token === undefined ? {} : { token }),
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
