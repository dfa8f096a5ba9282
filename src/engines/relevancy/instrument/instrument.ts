import type { SourceFile, TypedProgram } from "../../../java/index.ts";
import { Budget } from "../../../kernel/index.ts";
import { say } from "../messages/say.ts";
import type { Causes } from "./diff-lines.ts";
import { type InstrumentNote, Plan } from "./plan/plan.ts";
import { type Family, familiesOf } from "./plan/signatures.ts";
import { allSlots, type Slot } from "./plan/slots.ts";
import { TypedIndex } from "./plan/typed-index.ts";
import { type Declarations, declarationsOf, typeParts } from "./rewriting/declarations.ts";
import { FileRewriting } from "./rewriting/file-rewriting.ts";

/** The instrumented program. */
export interface Instrumented {
  readonly files: readonly SourceFile[];
  /** The variables, fields and returns that have symbolic types now. */
  readonly symbolic: readonly Slot[];
  /** Places where a symbolic value stays or becomes concrete. */
  readonly notes: readonly InstrumentNote[];
  /** By file: the symbolic variables behind each changed line. */
  readonly causes: ReadonlyMap<string, Causes>;
}

/** More than any program needs: every round but the last takes something back. */
const MAX_ROUNDS = 200;

/**
 * Fig. 1: declares the given variables, fields and returns symbolic and lets the operations on them call the
 * symbolic library; everything else keeps its text. What cannot be expressed stays concrete, with a note.
 */
export function instrument(typed: TypedProgram, wanted: readonly Slot[], budget = Budget.unlimited): Instrumented {
  const families = familiesOf(typed);
  const parts = partsOf(typed);
  const takenBack = inexpressible(typed, wanted);
  let wrapped: ReadonlySet<Family> = new Set();
  for (let round = 0; ; round++) {
    const slots = wanted.filter(({ id, shape }) => shape !== undefined && !takenBack.has(id));
    const plan = new Plan(round < MAX_ROUNDS ? slots : [], families, takenBack);
    for (const family of wrapped) plan.wrapped.add(family);
    const files = parts.map((part) => {
      budget.spendNow();
      return rewritten(part, plan);
    });
    plan.takeBackUndeclared();
    for (const [id, { slot, text, span }] of plan.takenBack)
      takenBack.set(id, { text: say("concrete.because", { slot: slot.label, reason: text }), span });
    const isStable = plan.takenBack.size === 0 && plan.wrapped.size === wrapped.size;
    if (isStable || round > MAX_ROUNDS + 1) return finished(plan, files, wanted, takenBack);
    wrapped = plan.takenBack.size > 0 ? new Set() : plan.wrapped;
  }
}

/** What stays concrete from the start. */
function inexpressible(typed: TypedProgram, wanted: readonly Slot[]): Map<string, InstrumentNote> {
  const packaged = new Set(
    typed.units.filter((unit) => unit.packageName !== undefined).map(({ source }) => source.name),
  );
  const found = new Map<string, InstrumentNote>();
  for (const { id, label, span, shape } of wanted) {
    if (shape === undefined) found.set(id, { text: say("concrete.type", { slot: label }), span });
    else if (packaged.has(span.file)) found.set(id, { text: say("concrete.package", { slot: label }), span });
  }
  return found;
}

/** Everything that can be declared symbolic, whether anything symbolic gets there or not. */
export function blindSlots(typed: TypedProgram): readonly Slot[] {
  return allSlots(typed).filter(({ shape }) => shape !== undefined);
}

function finished(
  plan: Plan,
  files: readonly SourceFile[],
  wanted: readonly Slot[],
  takenBack: ReadonlyMap<string, InstrumentNote>,
): Instrumented {
  const isWanted = new Set(wanted.map(({ id }) => id));
  const kept = [...takenBack].filter(([id]) => isWanted.has(id)).map(([, note]) => note);
  const causes = new Map(
    [...plan.causes].map(([file, lines]): readonly [string, Causes] => [
      file,
      new Map([...lines].map(([line, labels]) => [line, [...labels].sort()])),
    ]),
  );
  return { files, symbolic: plan.symbolic, notes: [...kept, ...plan.notes], causes };
}

interface FileParts {
  readonly index: TypedIndex;
  readonly unit: TypedProgram["units"][number];
  readonly declarations: Declarations;
}

function partsOf(typed: TypedProgram): readonly FileParts[] {
  const declarations = declarationsOf(typed);
  return typed.units.map((unit) => {
    const index = new TypedIndex(typed.code.filter((each) => each.source === unit.source));
    return { index, unit, declarations };
  });
}

function rewritten({ index, unit, declarations }: FileParts, plan: Plan): SourceFile {
  const { source } = unit;
  const rewriting = new FileRewriting(source, index, plan, declarations, unit.packageName !== undefined);
  const parts = unit.types.flatMap((type) => typeParts(rewriting, declarations, type));
  return { name: source.name, text: rewriting.splice({ start: 0, end: source.text.length }, parts) };
}
