import type { Method, SourceFile, TypedProgram } from "../../../java/index.ts";
import { Budget, UnionFind } from "../../../kernel/index.ts";
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
 * symbolic library; everything else keeps its text. Array types are invariant: who shares an array or a builder with
 * one of the given becomes symbolic, too. What cannot be expressed stays concrete, with a note.
 *
 * What that is does not depend on what is given: everything is tried first, so that a value stays concrete in the
 * relevant program only where it does in the blind one, and their path conditions are the same.
 */
export function instrument(typed: TypedProgram, wanted: readonly Slot[], budget = Budget.unlimited): Instrumented {
  const all = allSlots(typed);
  const subject: Subject = { parts: partsOf(typed), families: familiesOf(typed), all, budget };
  const meeting = new UnionFind<string>();
  const blind = settle(subject, all, inexpressible(typed, all), meeting);
  const given = closed(wanted, all, meeting);
  return finished(isAllOf(blind.plan, given) ? { ...blind, given } : settle(subject, given, blind.concrete, meeting));
}

/** What rounds of rewriting work on. */
interface Subject {
  readonly parts: readonly FileParts[];
  readonly families: ReadonlyMap<Method, Family>;
  readonly all: readonly Slot[];
  readonly budget: Budget;
}

/** The result of the last round. */
interface Settled {
  readonly plan: Plan;
  readonly files: readonly SourceFile[];
  /** What stays concrete and why, by slot. */
  readonly concrete: ReadonlyMap<string, InstrumentNote>;
  /** What was to be symbolic. */
  readonly given: readonly Slot[];
}

/** Rewrites until nothing has to be taken back, and nothing else has to be symbolic, any more. */
function settle(
  subject: Subject,
  wanted: readonly Slot[],
  barred: ReadonlyMap<string, InstrumentNote>,
  meeting: UnionFind<string>,
): Settled {
  const concrete = new Map(barred);
  let given = wanted;
  let wrapped: ReadonlySet<Family> = new Set();
  for (let round = 0; ; round++) {
    const slots = given.filter(({ id }) => !concrete.has(id));
    const plan = new Plan(round < MAX_ROUNDS ? slots : [], subject.families, concrete, meeting);
    for (const family of wrapped) plan.wrapped.add(family);
    const files = rewriteAll(subject, plan);
    for (const [id, note] of takenBack(plan, subject.all, meeting)) concrete.set(id, concrete.get(id) ?? note);
    const isChanged = plan.takenBack.size > 0 || plan.missing.size > 0;
    const isStable = !isChanged && plan.wrapped.size === wrapped.size;
    if (isStable || round > MAX_ROUNDS + 1) return { plan, files, concrete, given };
    given = withMissing(given, plan, subject.all, meeting);
    wrapped = isChanged ? new Set() : plan.wrapped;
  }
}

function rewriteAll({ parts, budget }: Subject, plan: Plan): readonly SourceFile[] {
  const files = parts.map((part) => {
    budget.spendNow();
    return rewritten(part, plan);
  });
  plan.takeBackUndeclared();
  return files;
}

/** These slots, and what the round found to be symbolic, too, with all that share an array or a builder with it. */
function withMissing(
  given: readonly Slot[],
  { missing }: Plan,
  all: readonly Slot[],
  meeting: UnionFind<string>,
): readonly Slot[] {
  if (missing.size === 0) return given;
  return closed([...given, ...all.filter(({ id }) => missing.has(id))], all, meeting);
}

/** What the round has taken back, each with all that share an array or a builder with it, for the same reason. */
function takenBack(
  plan: Plan,
  all: readonly Slot[],
  meeting: UnionFind<string>,
): readonly (readonly [string, InstrumentNote])[] {
  return [...plan.takenBack.values()].flatMap(({ slot, text, span }) =>
    sharing(slot, all, meeting).map(({ id, label }) => {
      const note = { text: say("concrete.because", { slot: label, reason: text }), span };
      return [id, note] as const;
    }),
  );
}

/** The slots that have to be symbolic when this one is. */
function sharing(slot: Slot, all: readonly Slot[], meeting: UnionFind<string>): readonly Slot[] {
  const root = meeting.find(slot.id);
  return all.filter(({ id }) => meeting.find(id) === root);
}

/** The least set that holds these slots and, with each, all that share an array or a builder with it. */
function closed(wanted: readonly Slot[], all: readonly Slot[], meeting: UnionFind<string>): readonly Slot[] {
  const roots = new Set(wanted.map(({ id }) => meeting.find(id)));
  const known = new Map(wanted.map((slot) => [slot.id, slot]));
  return all.filter(({ id }) => roots.has(meeting.find(id))).map((slot) => known.get(slot.id) ?? slot);
}

/** Whether the plan of everything is that of the given: they are all there is, and none has a part that is constant. */
function isAllOf({ symbolic }: Plan, given: readonly Slot[]): boolean {
  const ids = new Set(given.map(({ id }) => id));
  return symbolic.every(({ id }) => ids.has(id)) && given.every(({ constantAt }) => constantAt === undefined);
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

function finished({ plan, files, concrete, given }: Settled): Instrumented {
  const isGiven = new Set(given.map(({ id }) => id));
  const kept = [...concrete].filter(([id]) => isGiven.has(id)).map(([, note]) => note);
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
