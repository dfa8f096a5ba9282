import type { HeapPicture, HeapView, Seq } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import type { DrawnHeap, DrawnSlot } from "../facts/symbols.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { CheckIndex, CheckSteps } from "./check-index.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { superscript } from "./wording.ts";

/** The step that chose a disjunct of a cloud. */
type Chosen = (cloud: string, disjunct: number) => Seq | undefined;

/** Heaps to draw: the disjunct of SV that was made last; of each formula the heap as it is unfolded, then the model. */
export class SeparationHeaps {
  readonly #rows: SymbolRows;
  readonly #index: CheckIndex;

  constructor(rows: SymbolRows, index: CheckIndex) {
    this.#rows = rows;
    this.#index = index;
  }

  view(n: number, since: number): HeapView {
    const asked = this.#index.checks.filter(({ question }) => question < n);
    // The formula under way first: it is what changes.
    if (asked.length > 0)
      return { kind: "heap", pictures: asked.toReversed().flatMap((check) => this.#ofCheck(check, n, since)) };
    const births = this.#rows.section.births(factKinds.sv);
    const count = births.lowerBound(n);
    return { kind: "heap", pictures: count === 0 ? [] : this.#ofDisjunct(births.at(count - 1), since) };
  }

  #ofDisjunct(seq: Seq, since: number): readonly HeapPicture[] {
    const { steps } = this.#rows;
    const { a, b, c } = steps.fact(seq);
    const { picture } = this.#rows.row("disjuncts", a);
    if (picture === undefined) return [];
    const [from] = steps.premises(seq);
    const before = from === undefined ? undefined : this.#rows.row("disjuncts", steps.fact(from).a).picture;
    const chosen: Chosen = (cloud, disjunct) =>
      this.#index
        .unfoldedFrom(seq)
        .find((next) => this.#rows.row("disjuncts", steps.fact(next).a).rules[Number(cloud.slice(1))] === disjunct);
    const title = `SV${superscript(c)}(${this.#rows.row("predicates", b).name})`;
    return [drawn(picture, { id: "sv", title, fact: seq, before: seq >= since ? before : picture, chosen })];
  }

  #ofCheck(check: CheckSteps, n: number, since: number): readonly HeapPicture[] {
    const { steps } = this.#rows;
    const { a, b } = steps.fact(check.question);
    const title = say("fact.check", { number: b + 1 });
    const id = `q${a}`;
    if (check.answer !== undefined && check.answer < n) {
      const { verdict, picture } = this.#rows.row("answers", steps.fact(check.answer).a);
      if (picture === undefined) return [];
      const now = `${title}: ${verdict}`;
      return [drawn(picture, { id, title: now, fact: check.answer, before: picture, chosen: () => undefined })];
    }
    const last = check.expansions.findLast((seq) => seq < n) ?? check.question;
    const earlier = check.expansions.findLast((seq) => seq < since) ?? check.question;
    const chosen: Chosen = (cloud, disjunct) => {
      const seq = check.byOccurrence.get(Number(cloud.slice(1)));
      return seq !== undefined && this.#rows.row("expansions", steps.fact(seq).a).disjunct === disjunct
        ? seq
        : undefined;
    };
    const before = this.#pictureOf(earlier);
    return [drawn(this.#pictureOf(last), { id, title, fact: last, before, chosen })];
  }

  #pictureOf(seq: Seq): DrawnHeap {
    const { kind, a } = this.#rows.steps.fact(seq);
    return kind === factKinds.question
      ? this.#rows.row("questions", a).picture
      : this.#rows.row("expansions", a).picture;
  }
}

interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly fact: Seq;
  /** What was there before the step; what is not in it is new. */
  readonly before: DrawnHeap | undefined;
  readonly chosen: Chosen;
}

function drawn(heap: DrawnHeap, { id, title, fact, before = heap, chosen }: Drawing): HeapPicture {
  // Occurrences are counted anew in each disjunct of SV, so a cloud is known by what it says, too.
  const known = new Set([...before.boxes.map(({ id: box }) => box), ...before.clouds.map(cloudKey)]);
  const values = new Map([
    ...before.stack.map(slotKey("")),
    ...before.boxes.flatMap((box) => box.fields.map(slotKey(box.id))),
  ]);
  const slot =
    (owner: string) =>
    (each: DrawnSlot): DrawnSlot & { readonly isNew: boolean } => {
      const [key, value] = slotKey(owner)(each);
      return { ...each, isNew: values.get(key) !== undefined && values.get(key) !== value };
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
      choices: cloud.choices.map((text, disjunct) => ({ text, fact: chosen(cloud.id, disjunct) })),
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
