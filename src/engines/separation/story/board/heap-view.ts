import { valueAt } from "../../../../kernel/index.ts";
import type { HeapPicture, HeapRun, HeapView, Seq } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import type { DrawnHeap, DrawnSlot } from "../facts/symbols.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { CheckIndex, CheckSteps } from "./check-index.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { superscript } from "./wording.ts";

/** The step that chose a disjunct of a cloud, if it has happened. */
type Chosen = (cloud: string, disjunct: number) => Seq | undefined;

/**
 * The heap to draw: the disjunct of SV that was made last; of the formula under way the heap as it is unfolded, then the
 * model, or the heap that was refuted. What other formulas came to is told by the table of formulas.
 */
export function heapView(rows: SymbolRows, index: CheckIndex, n: number, since: number): HeapView {
  const check = index.checks.findLast(({ question }) => question < n);
  if (check !== undefined)
    return { kind: "heap", pictures: [ofCheck(rows, check, n, since)], run: () => checkRun(rows, check) };
  const births = rows.section.births(factKinds.sv);
  const count = births.lowerBound(n);
  if (count === 0) return { kind: "heap", pictures: [] };
  const seq = births.at(count - 1);
  const pictures = ofDisjunct(rows, index, seq, n, since);
  return { kind: "heap", pictures, run: () => ({ heaps: disjunctsBeside(rows, seq), branch: pictures }) };
}

/** The heaps of a formula: as it is written, as it is unfolded, and its model. */
function checkRun(rows: SymbolRows, { question, expansions, answer }: CheckSteps): HeapRun {
  const known = knownOf(rows);
  const key = `formula ${question}`;
  const count = expansions.length + (answer === undefined ? 0 : 1);
  const before = known.get(key);
  if (before?.count === count) return { heaps: before.heaps, branch: before.heaps };
  const model = answer === undefined ? undefined : rows.row("answers", rows.steps.fact(answer).a).picture;
  const drawings = [
    ...[question, ...expansions].map((seq) => pictureOf(rows, seq)),
    ...(model === undefined ? [] : [model]),
  ];
  const heaps = drawings.map((heap) => still(heap, question));
  known.set(key, { count, heaps });
  return { heaps, branch: heaps };
}

/** The disjuncts of SV of the same predicate, as far as they are recorded. */
function disjunctsBeside(rows: SymbolRows, seq: Seq): readonly HeapPicture[] {
  const { steps, section } = rows;
  const predicate = steps.fact(seq).b;
  const known = knownOf(rows);
  const key = `predicate ${predicate}`;
  const births = section.births(factKinds.sv);
  const before = known.get(key);
  if (before?.count === births.length) return before.heaps;
  const heaps: HeapPicture[] = [];
  for (let index = 0; index < births.length; index++) {
    const { a, b } = steps.fact(births.at(index));
    const { picture } = rows.row("disjuncts", a);
    if (b === predicate && picture !== undefined) heaps.push(still(picture, births.at(index)));
  }
  known.set(key, { count: births.length, heaps });
  return heaps;
}

/** The heaps of a formula or a predicate, and how many steps there were when they were drawn. */
interface Known {
  readonly count: number;
  readonly heaps: readonly HeapPicture[];
}

const runs = new WeakMap<SymbolRows, Map<string, Known>>();

function knownOf(rows: SymbolRows): Map<string, Known> {
  const known = runs.get(rows) ?? new Map<string, Known>();
  runs.set(rows, known);
  return known;
}

/** A heap in which nothing is new. */
function still(heap: DrawnHeap, fact: Seq): HeapPicture {
  return drawn(heap, { id: "", title: "", fact, before: heap });
}

/** A disjunct of SV drawn at position n, nothing in it new; undefined where it was not recorded, and for other facts. */
export function disjunctPicture(rows: SymbolRows, index: CheckIndex, seq: Seq, n: number): HeapPicture | undefined {
  const isDisjunct = rows.steps.kind(seq) === "derive" && rows.steps.factKind(seq) === factKinds.sv;
  return isDisjunct ? ofDisjunct(rows, index, seq, n, Number.POSITIVE_INFINITY)[0] : undefined;
}

function ofDisjunct(rows: SymbolRows, index: CheckIndex, seq: Seq, n: number, since: number): readonly HeapPicture[] {
  const { steps } = rows;
  const { a, b, c } = steps.fact(seq);
  const { picture } = rows.row("disjuncts", a);
  if (picture === undefined) return [];
  const [from] = steps.premises(seq);
  const before = from === undefined ? undefined : rows.row("disjuncts", steps.fact(from).a).picture;
  const chosen: Chosen = (cloud, disjunct) =>
    index
      .unfoldedFrom(seq)
      .find((next) => next < n && rows.row("disjuncts", steps.fact(next).a).rules[Number(cloud.slice(1))] === disjunct);
  const title = `SV${superscript(c)}(${rows.row("predicates", b).name})`;
  return [drawn(picture, { id: "sv", title, fact: seq, before: seq >= since ? before : picture, chosen })];
}

/** What the formula of a step came to, nothing in it new; undefined for steps about no formula. */
export function checkPicture(rows: SymbolRows, index: CheckIndex, seq: Seq): HeapPicture | undefined {
  const check = index.checks.find(({ question, answer }) => question === seq || answer === seq);
  return check && ofCheck(rows, check, seq + 1, Number.POSITIVE_INFINITY);
}

function ofCheck(rows: SymbolRows, check: CheckSteps, n: number, since: number): HeapPicture {
  const { steps } = rows;
  const { a, b } = steps.fact(check.question);
  const title = say("fact.check", { number: b + 1 });
  const id = `q${a}`;
  if (check.answer !== undefined && check.answer < n) {
    const { verdict, text, picture } = rows.row("answers", steps.fact(check.answer).a);
    const ended = { id, fact: check.answer, before: undefined };
    return picture === undefined
      ? drawn(pictureOf(rows, check.question), {
          ...ended,
          title: say("picture.noModel", { check: title, verdict, reason: text }),
        })
      : drawn(picture, { ...ended, title: `${title}: ${verdict}` });
  }
  const last = check.expansions.findLast((seq) => seq < n) ?? check.question;
  const earlier = check.expansions.findLast((seq) => seq < Math.min(since, n)) ?? check.question;
  return drawn(pictureOf(rows, last), { id, title, fact: last, before: pictureOf(rows, earlier) });
}

function pictureOf(rows: SymbolRows, seq: Seq): DrawnHeap {
  const { kind, a } = rows.steps.fact(seq);
  return kind === factKinds.question ? rows.row("questions", a).picture : rows.row("expansions", a).picture;
}

interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly fact: Seq;
  /** The heap before the step; elements that are not in it are new. */
  readonly before: DrawnHeap | undefined;
  /** Left out where a cloud is gone once a disjunct is chosen. */
  readonly chosen?: Chosen;
}

function drawn(heap: DrawnHeap, { id, title, fact, before = heap, chosen }: Drawing): HeapPicture {
  // Occurrences are counted anew in each disjunct of SV, so a cloud is known by what it says, too.
  const known = new Set([...before.boxes.map(({ id: box }) => box), ...before.clouds.map(cloudKey)]);
  // Formulas that are contradictory have two cells at one place.
  const values = new Map<string, Set<string>>();
  const slots = [...before.stack.map(slotKey("")), ...before.boxes.flatMap((box) => box.fields.map(slotKey(box.id)))];
  for (const [key, value] of slots) valueAt(values, key, () => new Set()).add(value);
  const slot =
    (owner: string) =>
    (each: DrawnSlot): DrawnSlot & { readonly isNew: boolean } => {
      const [key, value] = slotKey(owner)(each);
      return { ...each, isNew: values.get(key)?.has(value) === false };
    };
  return {
    id,
    title,
    stack: heap.stack.map(slot("")),
    boxes: heap.boxes.map((box) => ({
      ...box,
      fields: box.fields.map(slot(box.id)),
      origin: "input",
      fact,
      isNew: !known.has(box.id),
    })),
    clouds: heap.clouds.map((cloud) => ({
      ...cloud,
      choices: cloud.choices.map((text, disjunct) => ({ text, fact: chosen?.(cloud.id, disjunct) })),
      fact,
      isNew: !known.has(cloudKey(cloud)),
    })),
    facts: heap.facts,
  };
}

function cloudKey(cloud: Pick<DrawnHeap["clouds"][number], "id" | "label">): string {
  return `${cloud.id} ${cloud.label}`;
}

const slotKey =
  (owner: string) =>
  ({ name, text, target }: DrawnSlot): [string, string] => [`${owner} ${name}`, `${text} ${target ?? ""}`];
