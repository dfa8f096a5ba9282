import type { Span } from "../../../kernel/index.ts";
import { callAt, callsAt, type Message, type Section, type Seq } from "../../../trace/index.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { Reasons } from "./reasons.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

/** Says in words what a step did. The sentences are in the message catalogue. */
export class Explanations {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #reasons: Reasons;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader, wording: Wording, reasons: Reasons) {
    this.#section = section;
    this.#index = index;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#reasons = reasons;
  }

  begin() {
    return { what: message("start.what", {}), why: message("start.why", {}), effect: message("start.effect", {}) };
  }

  end(): readonly Message[] {
    return [message("effect.end", {})];
  }

  title(seq: Seq): Message {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    const fact = this.#wording.fact(seq);
    if (kind === "take") return message("what.take", { fact });
    if (kind === "put") return message("what.put", { fact });
    const { kind: factKind, a, b } = steps.fact(steps.about(seq));
    const name = factNames[factKind] ?? "entry";
    const values = {
      fact,
      pointer: this.#symbols.pointer(a).label,
      object: this.#symbols.object(b).label,
      method: this.#symbols.method(a).label,
    };
    return message(`${kind === "known" ? "known" : "what"}.${name}`, values);
  }

  why(seq: Seq): Message {
    const { steps } = this.#section;
    if (steps.kind(seq) === "take") return message("why.take", {});
    const subject = steps.kind(seq) === "put" ? seq : steps.about(seq);
    const rule = ruleNames[steps.rule(steps.kind(seq) === "known" ? seq : subject)] ?? "propagate";
    const values = this.#valuesOf(seq);
    if (steps.kind(seq) === "put" && this.#isAlongEdge(seq)) return message("why.propagate", values);
    if (steps.factKind(subject) === factKinds.reachable && rule !== "entry" && rule !== "class-initialisation")
      return message("why.reached", values);
    if (steps.factKind(subject) === factKinds.pointsTo && steps.kind(seq) === "derive")
      return message(`why.fact.${rule}`, values);
    return message(`why.${rule}`, values);
  }

  #valuesOf(seq: Seq): Message["values"] {
    const { steps } = this.#section;
    const statement = this.#symbols.statement(steps.statement(seq));
    const call = this.#callOf(seq);
    const frame = callAt(steps, vocabulary.procedures, steps.frame(seq));
    const reached = frame?.procedure === "AddReachable" ? frame.values.method : -1;
    const { context, heap } = this.#symbols.options;
    const premise = this.#reasons.premises(steps.about(seq))[0];
    const edge = steps.premises(seq)[0];
    return {
      line: showLine(statement),
      fact: this.#wording.fact(seq),
      premise: premise === undefined ? "" : this.#wording.fact(premise),
      edge: edge === undefined ? "" : this.#wording.fact(edge),
      receiver: call === undefined || call.object === -1 ? "" : this.#symbols.object(call.object).label,
      callee: this.#symbols.method(call?.callee ?? reached).method,
      calleeContext: call === undefined ? "[]" : this.#symbols.method(call.callee).context,
      site: call === undefined ? "" : this.#symbols.callSite(call.site).label,
      family: context.includes("-") ? context.slice(context.indexOf("-") + 1) : context,
      k: context.includes("-") ? context.slice(0, context.indexOf("-")) : "",
      heap,
    };
  }

  /** The innermost ProcessCall that knows its call site. */
  #callOf(seq: Seq) {
    for (const { procedure, values } of callsAt(this.#section.steps, vocabulary.procedures, seq))
      if (procedure === "ProcessCall" && values.site !== -1) return values;
    return undefined;
  }

  #isAlongEdge(put: Seq): boolean {
    const { steps } = this.#section;
    const first = steps.premises(put)[0];
    return first !== undefined && steps.kind(first) === "derive" && steps.factKind(first) === factKinds.flow;
  }

  effect(seq: Seq): Message {
    const { steps } = this.#section;
    switch (steps.kind(seq)) {
      case "take": {
        const { a, b } = steps.fact(steps.subject(seq));
        const objects = this.#symbols.objects(steps.set(b));
        return message("effect.take", { objects, pointer: this.#symbols.pointer(a).label });
      }
      case "put":
        return message("effect.put", { count: this.#section.agendaAt(seq + 1).length });
      case "known":
      case "close":
        return message("effect.known", {});
      default:
        return this.#effectOfFact(seq);
    }
  }

  #effectOfFact(seq: Seq): Message {
    const { kind, a, b, c } = this.#section.steps.fact(seq);
    switch (kind) {
      case factKinds.pointsTo:
        return message("effect.points-to", { set: this.#wording.pointsTo(a, this.#index.objectsAt(a, seq + 1)) });
      case factKinds.flow: {
        const objects = this.#index.objectsAt(a, seq);
        const values = {
          source: this.#symbols.pointer(a).label,
          target: this.#symbols.pointer(b).label,
          objects: this.#symbols.objects(objects),
        };
        return message(objects.length === 0 ? "effect.flow-empty" : "effect.flow", values);
      }
      case factKinds.callEdge:
        return message("effect.call-edge", { method: this.#symbols.method(c).label });
      default:
        return message("effect.reachable", { method: this.#symbols.method(a).label });
    }
  }

  /** Under which message a step is counted. */
  tally(seq: Seq): string | undefined {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    if (kind === "put") return sum("puts");
    if (kind === "known") return sum("known");
    return kind === "derive" ? sum(countNames[steps.factKind(seq)] ?? "objects") : undefined;
  }
}

const factNames: Readonly<Record<number, string>> = {
  [factKinds.reachable]: "reachable",
  [factKinds.pointsTo]: "points-to",
  [factKinds.flow]: "flow",
  [factKinds.callEdge]: "call-edge",
};

const countNames: Readonly<Record<number, string>> = {
  [factKinds.reachable]: "methods",
  [factKinds.pointsTo]: "objects",
  [factKinds.flow]: "edges",
  [factKinds.callEdge]: "calls",
};

function sum(name: string): string {
  return `points-to.sum.${name}`;
}

/** The order in which counts are told. */
export const tallyOrder: readonly string[] = ["objects", "puts", "edges", "calls", "methods", "known"].map(sum);

function message(id: string, values: Message["values"]): Message {
  return { id: `points-to.${id}`, values };
}

/** `14`, and of the library `52 of ArrayList.java`. */
function showLine(statement: Span | undefined): number | string {
  if (statement === undefined) return 0;
  const { file, start } = statement;
  return file.startsWith("java/") ? `${start.line} of ${file.replace(/^.*\//, "")}` : start.line;
}
