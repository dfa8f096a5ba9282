import { IntColumn } from "../../../kernel/index.ts";
import {
  FactsByKey,
  type GraphEdge,
  type GraphFold,
  type GraphGroup,
  type GraphModel,
  type GraphNode,
  type Section,
  type Seq,
} from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";

/** Facts grouped for the panels; grows with the recording. */
export class FactsIndex {
  /** The steps that gave each pointer its objects; pointers in the order of their first object. */
  readonly objects = new FactsByKey<number>();
  /** Of these rows those of the reader's program: places among them, and births. */
  readonly ownRows = new IntColumn();
  readonly ownRowBirths = new IntColumn();
  /** The steps that made methods and calls of the reader's program: what library code calls is left out. */
  readonly ownReachable = new IntColumn();
  readonly ownCalls = new IntColumn();
  readonly #reachableBirths = new Map<number, Seq>();
  readonly #pointerBirths = new Map<number, Seq>();
  readonly #boxBirths = new Map<number, Seq>();
  readonly #pfg = { groups: [] as GraphGroup[], nodes: [] as GraphNode[], edges: [] as GraphEdge[] };
  readonly #callGraph = { groups: [] as GraphGroup[], nodes: [] as GraphNode[], edges: [] as GraphEdge[] };
  #models: { readonly pfg: GraphModel; readonly callGraph: GraphModel } | undefined;
  #indexed = 0;
  readonly #section: Section;
  readonly #symbols: SymbolReader;

  constructor(section: Section, symbols: SymbolReader) {
    this.#section = section;
    this.#symbols = symbols;
  }

  extend(): void {
    if (this.#indexed === this.#section.length) return;
    for (let seq = this.#indexed; seq < this.#section.length; seq++) this.#index(seq);
    this.#indexed = this.#section.length;
    this.#models = undefined;
  }

  /** The objects of a pointer at position n, in order of arrival. */
  objectsAt(pointer: number, n: number): readonly number[] {
    const facts = this.objects.stepsOf(pointer);
    const visible = facts.lowerBound(n);
    return Array.from({ length: visible }, (_, index) => this.#section.steps.fact(facts.at(index)).b);
  }

  reachableBirth(method: number): Seq | undefined {
    return this.#reachableBirths.get(method);
  }

  /** Pointers that some step has mentioned, with the step. */
  get pointers(): ReadonlyMap<number, Seq> {
    return this.#pointerBirths;
  }

  get pfg(): GraphModel {
    return this.#currentModels().pfg;
  }

  get callGraph(): GraphModel {
    return this.#currentModels().callGraph;
  }

  #currentModels(): { readonly pfg: GraphModel; readonly callGraph: GraphModel } {
    this.#models ??= { pfg: copyOf(this.#pfg), callGraph: copyOf(this.#callGraph) };
    return this.#models;
  }

  #index(seq: Seq): void {
    const { steps } = this.#section;
    if (!this.#section.has(seq)) return;
    const kind = steps.kind(seq);
    if (kind !== "derive" && kind !== "put") return;
    const fact = steps.fact(seq);
    switch (fact.kind) {
      case factKinds.reachable:
        this.#reachable(fact.a, seq);
        return;
      case factKinds.pointsTo:
        this.#pointsTo(fact.a, seq);
        return;
      case factKinds.flow:
        this.#mention(fact.a, seq);
        this.#mention(fact.b, seq);
        this.#pfg.edges.push({
          id: `f${seq}`,
          source: `p${fact.a}`,
          target: `p${fact.b}`,
          label: fact.c === -1 ? "" : `(${this.#symbols.filter(fact.c)})`,
          birth: seq,
          style: ruleNames[steps.rule(seq)] ?? "assign",
        });
        return;
      case factKinds.callEdge:
        if (this.#symbols.method(fact.a).library === "") this.ownCalls.push(seq);
        this.#callGraph.edges.push({
          id: `c${seq}`,
          source: `m${fact.a}`,
          target: `m${fact.c}`,
          label: this.#symbols.callSite(fact.b).label,
          birth: seq,
          style: ruleNames[steps.rule(seq)] ?? "call",
        });
        return;
      default:
        this.#mention(fact.a, seq);
    }
  }

  #reachable(method: number, seq: Seq): void {
    this.#reachableBirths.set(method, seq);
    const symbol = this.#symbols.method(method);
    if (symbol.library === "") this.ownReachable.push(seq);
    this.#callGraph.nodes.push({
      id: `m${method}`,
      label: symbol.label,
      group: undefined,
      birth: seq,
      shape: "method",
      ...foldOf(symbol),
    });
  }

  #pointsTo(pointer: number, seq: Seq): void {
    this.#mention(pointer, seq);
    if (!this.objects.add(pointer, seq)) return;
    if (this.#symbols.pointer(pointer).library === "") {
      this.ownRows.push(this.objects.size - 1);
      this.ownRowBirths.push(seq);
    }
  }

  /** A pointer is in the picture from the first step that mentions it. */
  #mention(pointer: number, seq: Seq): void {
    if (this.#pointerBirths.has(pointer)) return;
    this.#pointerBirths.set(pointer, seq);
    const symbol = this.#symbols.pointer(pointer);
    const { shortLabel, box, kind } = symbol;
    if (box !== -1 && !this.#boxBirths.has(box)) {
      this.#boxBirths.set(box, seq);
      const method = this.#symbols.method(box);
      this.#pfg.groups.push({ id: `b${box}`, label: method.label, birth: seq, ...foldOf(method) });
    }
    this.#pfg.nodes.push({
      id: `p${pointer}`,
      label: shortLabel,
      group: box === -1 ? undefined : `b${box}`,
      birth: seq,
      shape: kind,
      ...foldOf(symbol),
    });
  }
}

/** Library code is folded by class and context: two lists apart under 2-object stay apart. */
function foldOf({ library, context }: { readonly library: string; readonly context: string }): {
  readonly fold?: GraphFold;
} {
  return library === "" ? {} : { fold: { label: `${context}:${library}`, owner: library } };
}

function copyOf(model: GraphModel): GraphModel {
  return { groups: model.groups.slice(), nodes: model.nodes.slice(), edges: model.edges.slice() };
}
