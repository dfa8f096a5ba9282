import { callAt, type GraphEdge, type GraphModel, NONE, type Section, type Seq } from "../../../../trace/index.ts";
import { factKinds, ruleNames, vocabulary } from "../vocabulary.ts";

/**
 * What leads from the receiver of a call to `this` of the callee. It is no edge of PFG: the call rule puts the one object that the call
 * is made on. It is drawn with PFG, since else nothing would lead to `this`.
 */
export class Receivers {
  readonly #steps: Section["steps"];
  readonly #edges: GraphEdge[] = [];
  /** By both ends: several objects, and several calls, may come the same way. */
  readonly #between = new Map<string, GraphEdge>();
  /** By statement and method in context: the variable that `new` gives its object to. */
  readonly #created = new Map<string, number>();
  #drawn: { readonly pfg: GraphModel; readonly count: number; readonly model: GraphModel } | undefined;

  constructor(steps: Section["steps"]) {
    this.#steps = steps;
  }

  /** Takes note of a put; asked about each of a recording, in order. */
  add(seq: Seq): void {
    if (this.#ruleOf(seq) === "new") this.#created.set(this.#creationOf(seq), this.#steps.fact(seq).a);
    const [receiver, target] = this.#endsOf(seq) ?? [NONE, NONE];
    // Absent ends, and a call on `this` of the same method in the same context.
    if (receiver === target || this.#between.has(`${receiver} ${target}`)) return;
    const edge: GraphEdge = {
      id: `r${seq}`,
      source: `p${receiver}`,
      target: `p${target}`,
      label: "",
      birth: seq,
      style: "receiver",
      line: "thin",
      isDrawnOnly: true,
    };
    this.#edges.push(edge);
    this.#between.set(`${receiver} ${target}`, edge);
  }

  /** The edge along which a put gives `this` its object; undefined for other puts. */
  of(put: Seq): GraphEdge | undefined {
    return this.#between.get(this.#endsOf(put)?.join(" ") ?? "");
  }

  /** PFG with these edges, in order of birth; the same object until there is more. */
  drawnWith(pfg: GraphModel): GraphModel {
    const count = this.#edges.length;
    if (this.#drawn?.pfg !== pfg || this.#drawn.count !== count) {
      const edges = [...pfg.edges, ...this.#edges].sort((a, b) => a.birth - b.birth);
      this.#drawn = { pfg, count, model: { ...pfg, edges } };
    }
    return this.#drawn.model;
  }

  /** What holds the receiver of a call, and `this` of its callee. */
  #endsOf(put: Seq): readonly [number, number] | undefined {
    const receiver = this.#receiverAt(put);
    return receiver === undefined ? undefined : [receiver, this.#steps.fact(put).a];
  }

  /** Undefined for other puts, and for a constructor of an object that no variable holds. */
  #receiverAt(put: Seq): number | undefined {
    const rule = this.#ruleOf(put);
    if (rule === "constructor-call") return this.#created.get(this.#creationOf(put));
    const call = rule === "call" ? callAt(this.#steps, vocabulary.procedures, this.#steps.frame(put)) : undefined;
    const pointer = call?.procedure === "ProcessCall" ? call.values.pointer : NONE;
    return pointer === NONE ? undefined : pointer;
  }

  #ruleOf(put: Seq) {
    return this.#steps.kind(put) === "put" ? ruleNames[this.#steps.rule(put)] : undefined;
  }

  /** A new object and the call of its constructor rest on the same reachable method. */
  #creationOf(put: Seq): string {
    const ground = this.#steps.premises(put)[0] ?? NONE;
    const isMethod = ground !== NONE && this.#steps.factKind(ground) === factKinds.reachable;
    return `${this.#steps.statement(put) ?? NONE} ${isMethod ? this.#steps.fact(ground).a : NONE}`;
  }
}
