import { engineWords, type Message, type Misconception, type Seq } from "../../../../../trace/index.ts";
import { say } from "../../../messages/say.ts";
import { factKinds } from "../../facts/vocabulary.ts";
import type { SymbolRows } from "../symbol-rows.ts";
import { factText, superscript } from "../wording.ts";
import { isCall, readHeap, writeHeap } from "./written-heap.ts";

const { message } = engineWords("separation");

/**
 * Wrong conclusions about a disjunct, a base pair, an implication or a verdict by a reader who forgets an equality or a
 * predicate, unfolds once too little, reads ∗ as ∧, or overlooks what clashes. None of them holds at the step.
 */
export function misconceptionsOf(rows: SymbolRows, seq: Seq): readonly Misconception[] {
  const { kind, a } = rows.steps.fact(seq);
  const right = factText(rows, seq);
  const there = textsLike(rows, seq);
  return mistaken(rows, seq, kind, a).flatMap(({ shown, wrong, because }) => {
    const text = right.slice(0, right.length - shown.length) + wrong;
    return text === right || there.has(text) ? [] : [{ text, because }];
  });
}

/** A wrong ending of what a step says, in place of the right one. */
interface Ending {
  readonly shown: string;
  readonly wrong: string;
  readonly because: Message;
}

function mistaken(rows: SymbolRows, seq: Seq, kind: number, row: number): readonly Ending[] {
  switch (kind) {
    case factKinds.sv:
      return unfoldings(rows, seq, rows.row("disjuncts", row).text);
    case factKinds.abstract:
      return abstractions(rows, seq, rows.row("abstracts", row).text ?? "");
    case factKinds.implication:
      return implications(rows, seq, row);
    case factKinds.pair:
      return pairs(rows.row("pairs", row).text);
    case factKinds.expansion: {
      const { body } = rows.row("expansions", row);
      return changes(body, body, readHeap(body).pure);
    }
    case factKinds.answer:
      return verdicts(rows, seq, row);
    default:
      return [];
  }
}

/** Of a disjunct of SV: the call left as it is, and what is done wrong where it is replaced. */
function unfoldings(rows: SymbolRows, seq: Seq, text: string): readonly Ending[] {
  const [from] = rows.steps.premises(seq);
  if (from === undefined) return [];
  const before = rows.row("disjuncts", rows.steps.fact(from).a).text;
  if (before === text) return [];
  const known = new Set(readHeap(before).pure);
  const fresh = readHeap(text).pure.filter((conjunct) => !known.has(conjunct));
  const round = rows.steps.fact(seq).c;
  return [
    ...changes(text, text, fresh).slice(0, 1),
    { shown: text, wrong: before, because: message("misconception.not-unfolded", { round }) },
    ...changes(text, text, fresh).slice(1),
  ];
}

/** A printed heap without one of some conjuncts, without a predicate, and with ∧ for ∗. */
function changes(shown: string, text: string, conjuncts: readonly string[]): readonly Ending[] {
  const heap = readHeap(text);
  const ending = (wrong: string, because: Message): Ending => ({ shown, wrong, because });
  const [dropped] = conjuncts;
  const call = heap.spatial.find(isCall);
  const isSeparate = heap.spatial.length > 1;
  return [
    ...(dropped === undefined
      ? []
      : [
          ending(
            writeHeap({ ...heap, pure: heap.pure.filter((each) => each !== dropped) }),
            message("misconception.equality", { conjunct: dropped }),
          ),
        ]),
    ...(call === undefined
      ? []
      : [
          ending(
            writeHeap({ ...heap, spatial: heap.spatial.filter((each) => each !== call) }),
            message("misconception.call", { call }),
          ),
        ]),
    ...(isSeparate ? [ending(writeHeap(heap, " ∧ "), message("misconception.conjunction"))] : []),
  ];
}

/** Of a disjunct of A: that of SV as it is, and one without what it says of the parameters. */
function abstractions(rows: SymbolRows, seq: Seq, text: string): readonly Ending[] {
  const source = rows.steps.premises(seq).at(-1);
  const whole = source === undefined ? text : rows.row("disjuncts", rows.steps.fact(source).a).text;
  return [
    { shown: text, wrong: whole, because: message("misconception.not-abstracted") },
    ...changes(text, text, readHeap(text).pure).slice(0, 1),
  ];
}

/** The opposite verdict: covered for not covered, and vice versa. */
function implications(rows: SymbolRows, seq: Seq, row: number): readonly Ending[] {
  const { text, covering, isCovered } = rows.row("comparisons", row);
  const { b, c } = rows.steps.fact(seq);
  const right = factText(rows, seq);
  const shown = right.slice(right.lastIndexOf(text) + text.length);
  if (isCovered) {
    if (covering.length === 0) return [];
    const because = message("misconception.covered", { covering: covering.join(" ∨ ") });
    const end = right.slice(right.indexOf(": ") + 2 + text.length);
    return [{ shown: end, wrong: ` ⇏ A${superscript(c - 1)}`, because }];
  }
  // Without abs disjuncts are compared as they are written.
  if (rows.row("run", 0).leftOut?.includes("abs") === true) return [];
  const old = oldDisjuncts(rows, seq, b, c).find((each) => each !== text);
  if (old === undefined) return [];
  return [{ shown, wrong: ` ⇒ ${old}`, because: message("misconception.not-covered", { old }) }];
}

/** The disjuncts of A of a predicate in rounds before. */
function oldDisjuncts(rows: SymbolRows, seq: Seq, predicate: number, round: number): readonly string[] {
  const births = rows.section.births(factKinds.abstract);
  return Array.from({ length: births.lowerBound(seq) }, (_, place) => rows.steps.fact(births.at(place)))
    .filter(({ b, c }) => b === predicate && c < round)
    .flatMap(({ a }) => rows.row("abstracts", a).text ?? []);
}

/** Of a base pair: without what is allocated, without what is equal or distinct. */
function pairs(text: string): readonly Ending[] {
  const atoms = text.split(" ∧ ");
  return atoms
    .map((atom): Ending => {
      const rest = atoms.filter((each) => each !== atom);
      const id = atom.endsWith(" ↦") ? "misconception.allocated" : "misconception.equality";
      return {
        shown: text,
        wrong: rest.length === 0 ? "emp" : rest.join(" ∧ "),
        because: message(id, { conjunct: atom }),
      };
    })
    .reverse();
}

/** The other verdict: for one of the choices that clash, or although there is one. */
function verdicts(rows: SymbolRows, seq: Seq, row: number): readonly Ending[] {
  const { verdict, text } = rows.row("answers", row);
  const check = say("fact.check", { number: rows.steps.fact(seq).b + 1 });
  const shown = say("fact.answer", { check, verdict, text });
  if (verdict === "sat") {
    const wrong = say("fact.answer", { check, verdict: "unsat", text: say("sat.noPair") });
    return [{ shown, wrong, because: message("misconception.unsat") }];
  }
  const clash = rows.steps.premises(seq).findLast((premise) => rows.steps.factKind(premise) === factKinds.clash);
  if (verdict !== "unsat" || clash === undefined) return [];
  const { choice, text: because } = rows.row("clashes", rows.steps.fact(clash).a);
  if (choice.length === 0) return [];
  const wrong = say("fact.answer", { check, verdict: "sat", text: choice.join(", ") });
  return [{ shown, wrong, because: message("misconception.clash", { clash: because }) }];
}

/** How the facts of the kind of a step read that are there at it. */
function textsLike(rows: SymbolRows, seq: Seq): ReadonlySet<string> {
  const births = rows.section.births(rows.steps.factKind(seq));
  const last = births.lowerBound(seq);
  const first = Math.max(0, last - LOOKED_AT);
  return new Set(Array.from({ length: last - first }, (_, place) => factText(rows, births.at(first + place))));
}

/** How many facts before a step are compared with its wrong answers: those of the round under way are among them. */
const LOOKED_AT = 400;
