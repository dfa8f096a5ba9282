import type { Span } from "../../../kernel/index.ts";
import type { Explanation, Message, Recording, Seq } from "../../../trace/index.ts";
import { factKinds, ruleNames } from "../algorithm/rules.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { Reasons } from "./why.ts";
import type { Wording } from "./wording.ts";

/** Says in words what the steps [since, n) did. The sentences are in the message catalogue. */
export class Explanations {
  readonly #recording: Recording;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #reasons: Reasons;

  constructor(recording: Recording, index: FactsIndex, symbols: SymbolReader, wording: Wording, reasons: Reasons) {
    this.#recording = recording;
    this.#index = index;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#reasons = reasons;
  }

  explain(n: number, since: number): Explanation {
    if (n === 0) {
      return {
        what: [message("start.what", {})],
        why: [message("start.why", {})],
        effect: [message("start.effect", {})],
        rule: undefined,
      };
    }
    const head = Math.min(Math.max(0, since), n - 1);
    const effect = n - head === 1 ? this.#effect(head) : this.#summary(head, n);
    const end = n === this.#recording.length ? [message("effect.end", {})] : [];
    return {
      what: [this.title(head)],
      why: [this.#why(head)],
      effect: [...effect, ...end],
      rule: this.#reasons.instantiate(this.#firstConclusion(head, n)),
    };
  }

  /** A take concludes nothing by itself: the rule to show is that of the first fact it brings. */
  #firstConclusion(head: Seq, n: number): Seq {
    const { steps } = this.#recording;
    return steps.kind(head) === "take" && head + 1 < n && steps.kind(head + 1) === "derive" ? head + 1 : head;
  }

  title(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    const fact = this.#wording.fact(seq);
    if (kind === "take") return message("what.take", { fact });
    if (kind === "put") return message("what.put", { fact });
    const { kind: factKind, a, b } = steps.fact(this.#wording.subject(seq));
    const name = factNames[factKind] ?? "entry";
    const values = {
      fact,
      pointer: this.#symbols.pointer(a).label,
      object: this.#symbols.object(b).label,
      method: this.#symbols.method(a).label,
    };
    return message(`${kind === "known" ? "known" : "what"}.${name}`, values);
  }

  #why(seq: Seq): Message {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "take") return message("why.take", {});
    const subject = steps.kind(seq) === "put" ? seq : this.#wording.subject(seq);
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
    const { steps } = this.#recording;
    const statement = this.#symbols.statement(steps.statement(seq));
    const frame = steps.frameAt(steps.frame(seq)).arguments;
    const callFrame = this.#callFrame(seq);
    const { context, heap } = this.#symbols.options;
    const premise = this.#reasons.premisesOf(this.#wording.subject(seq))[0];
    const edge = steps.premises(seq)[0];
    return {
      line: showLine(statement),
      fact: this.#wording.fact(seq),
      premise: premise === undefined ? "" : this.#wording.fact(premise),
      edge: edge === undefined ? "" : this.#wording.fact(edge),
      receiver: callFrame === undefined || callFrame[1] === -1 ? "" : this.#symbols.object(callFrame[1]).label,
      callee:
        callFrame === undefined ? this.#symbols.method(frame[0]).method : this.#symbols.method(callFrame[3]).method,
      calleeContext: callFrame === undefined ? "[]" : this.#symbols.method(callFrame[3]).context,
      site: callFrame === undefined ? "" : this.#symbols.callSite(callFrame[2]).label,
      family: context.includes("-") ? context.slice(context.indexOf("-") + 1) : context,
      k: context.includes("-") ? context.slice(0, context.indexOf("-")) : "",
      heap,
    };
  }

  /** The arguments of the innermost ProcessCall frame that knows its call site. */
  #callFrame(seq: Seq): readonly [number, number, number, number] | undefined {
    const { steps } = this.#recording;
    for (let index = steps.frame(seq); index !== -1; index = steps.frameAt(index).parent) {
      const frame = steps.frameAt(index);
      if (frame.procedure === PROCESS_CALL && frame.arguments[2] !== -1) return frame.arguments;
    }
    return undefined;
  }

  #isAlongEdge(put: Seq): boolean {
    const { steps } = this.#recording;
    const first = steps.premises(put)[0];
    return first !== undefined && steps.kind(first) === "derive" && steps.factKind(first) === factKinds.flow;
  }

  #effect(seq: Seq): readonly Message[] {
    const { steps } = this.#recording;
    switch (steps.kind(seq)) {
      case "take": {
        const { a, b } = steps.fact(steps.subject(seq));
        return [
          message("effect.take", {
            objects: this.#symbols.objects(steps.set(b)),
            pointer: this.#symbols.pointer(a).label,
          }),
        ];
      }
      case "put":
        return [message("effect.put", { count: this.#recording.agendaAt(seq + 1).length })];
      case "known":
      case "close":
        return [message("effect.known", {})];
      default:
        return [this.#effectOfFact(seq)];
    }
  }

  #effectOfFact(seq: Seq): Message {
    const { kind, a, b, c } = this.#recording.steps.fact(seq);
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

  /** What several steps brought: each of them when they are few, else counted by kind. */
  #summary(head: Seq, n: number): readonly Message[] {
    const { steps } = this.#recording;
    if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => this.title(head + 1 + index));
    const counts = { objects: 0, puts: 0, edges: 0, calls: 0, methods: 0, known: 0 };
    for (let seq = head; seq < n; seq++) {
      const kind = steps.kind(seq);
      if (kind === "put") counts.puts++;
      else if (kind === "known") counts.known++;
      else if (kind === "derive") counts[countNames[steps.factKind(seq)] ?? "objects"]++;
    }
    const lines = Object.entries(counts).filter(([, count]) => count > 0);
    return lines.length === 0
      ? [message("effect.known", {})]
      : lines.map(([name, count]) => message(`sum.${name}`, { count }));
  }
}

const PROCESS_CALL = 4;

/** How many steps are told one by one. */
const FEW_STEPS = 5;

const factNames: Readonly<Record<number, string>> = {
  [factKinds.reachable]: "reachable",
  [factKinds.pointsTo]: "points-to",
  [factKinds.flow]: "flow",
  [factKinds.callEdge]: "call-edge",
};

const countNames: Readonly<Record<number, "objects" | "edges" | "calls" | "methods">> = {
  [factKinds.reachable]: "methods",
  [factKinds.pointsTo]: "objects",
  [factKinds.flow]: "edges",
  [factKinds.callEdge]: "calls",
};

function message(id: string, values: Message["values"]): Message {
  return { id: `points-to.${id}`, values };
}

/** `14`, and of the library `52 of ArrayList.java`. */
function showLine(statement: Span | undefined): number | string {
  if (statement === undefined) return 0;
  const { file, start } = statement;
  return file.startsWith("java/") ? `${start.line} of ${file.replace(/^.*\//, "")}` : start.line;
}
