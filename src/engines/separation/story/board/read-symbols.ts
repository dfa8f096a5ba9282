import type { Recording, Seq } from "../../../../trace/index.ts";
import { factKinds, isOfCheck } from "../facts/rules.ts";
import type {
  AbstractSymbol,
  AnswerSymbol,
  ClashSymbol,
  ComparisonSymbol,
  DisjunctSymbol,
  DrawnHeap,
  ExpansionSymbol,
  PredicateSymbol,
  QuestionSymbol,
  SeparationSymbols,
} from "../facts/symbols.ts";

/** Typed look-ups in the symbol tables, and how a step's fact reads. Unknown numbers read as “?”. */
export class SymbolReader {
  readonly #recording: Recording;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  get isCanonical(): boolean {
    return this.#table("run")[0]?.reading === "canonical";
  }

  get reading(): string {
    return this.#table("run")[0]?.reading ?? "canonical";
  }

  get predicateCount(): number {
    return this.#table("predicates").length;
  }

  predicate(number: number): PredicateSymbol | undefined {
    return this.#table("predicates")[number];
  }

  /** `pre(a, b)` */
  head(number: number): string {
    const predicate = this.predicate(number);
    return predicate === undefined ? "?" : `${predicate.name}(${predicate.parameters.join(", ")})`;
  }

  disjunct(number: number): DisjunctSymbol {
    return this.#table("disjuncts")[number] ?? { text: "?", replacements: [], rules: [] };
  }

  abstract(number: number): AbstractSymbol {
    return this.#table("abstracts")[number] ?? { text: "?", actions: [] };
  }

  comparison(number: number): ComparisonSymbol {
    return this.#table("comparisons")[number] ?? { text: "?", covering: [], isCovered: false };
  }

  pair(number: number): SeparationSymbols["pairs"][number] {
    return this.#table("pairs")[number] ?? { text: "?", origin: "?" };
  }

  question(number: number): QuestionSymbol {
    return this.#table("questions")[number] ?? { text: "?", span: undefined, calls: [], picture: emptyHeap };
  }

  clash(number: number): ClashSymbol {
    return this.#table("clashes")[number] ?? { choice: [], text: "?" };
  }

  expansion(number: number): ExpansionSymbol {
    const unknown = { occurrence: -1, call: "?", disjunct: -1, body: "?", children: [], picture: emptyHeap };
    return this.#table("expansions")[number] ?? unknown;
  }

  answer(number: number): AnswerSymbol {
    return this.#table("answers")[number] ?? { verdict: "unknown", text: "?", picture: undefined };
  }

  /** The step whose fact is meant: that of a `known` or `close` is an older one. */
  subject(seq: Seq): Seq {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    return kind === "known" || kind === "close" || kind === "take" ? steps.subject(seq) : seq;
  }

  /** `SV²(pre) ∋ …` */
  fact(seq: Seq): string {
    const { steps } = this.#recording;
    const at = this.subject(seq);
    const { kind, a, b, c } = steps.fact(at);
    if (isOfCheck(kind)) return this.#checkText(kind, a, b);
    const name = this.predicate(b)?.name ?? "?";
    switch (kind) {
      case factKinds.sv:
        return `SV${superscript(c)}(${name}) ∋ ${this.disjunct(a).text}`;
      case factKinds.abstract:
        return `A${superscript(c)}(${name}) ∋ ${this.abstract(a).text ?? "false"}`;
      case factKinds.implication:
        return this.#comparisonText(a, name, c);
      case factKinds.pair:
        return `base(${name}) ∋ ${this.pair(a).text}`;
      default:
        if (steps.kind(at) === "put") return `round ${c}`;
        return a === 1 ? `SV${superscript(c - 1)} is returned` : "no fixed point within the limit";
    }
  }

  #checkText(kind: number, a: number, question: number): string {
    const number = question + 1;
    switch (kind) {
      case factKinds.question:
        return `check ${number}: ${this.question(a).text}`;
      case factKinds.clash: {
        const { choice, text } = this.clash(a);
        return `check ${number}: ${choice.length === 0 ? "" : `${choice.join(", ")}: `}${text}`;
      }
      case factKinds.expansion: {
        const { call, body } = this.expansion(a);
        return `check ${number}: ${call} ⟶ ${body}`;
      }
      default: {
        const { verdict, text } = this.answer(a);
        return `check ${number} is ${verdict}: ${text}`;
      }
    }
  }

  #comparisonText(number: number, name: string, round: number): string {
    const { text, covering, isCovered } = this.comparison(number);
    if (!isCovered) return `A${superscript(round)}(${name}): ${text} ⇏ A${superscript(round - 1)}`;
    return `A${superscript(round)}(${name}): ${text} ⇒ ${covering.length === 0 ? "anything" : covering.join(" ∨ ")}`;
  }

  /** The recorder wrote the tables with these row types; across the worker boundary they are plain data. */
  #table<K extends keyof SeparationSymbols>(name: K): SeparationSymbols[K] {
    return this.#recording.symbols(name) as SeparationSymbols[K];
  }
}

const emptyHeap: DrawnHeap = { stack: [], boxes: [], clouds: [], facts: [] };

/** `12` as `¹²` */
export function superscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
}
