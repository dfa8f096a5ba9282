import type { Recording, Seq } from "../../../../trace/index.ts";
import { factKinds, isOfExecution } from "../facts/index.ts";
import { birthsAfter, type Remembered } from "./births.ts";
import type { SymbolReader } from "./read-symbols.ts";

/** The steps of one node of the execution tree. */
export interface NodeSteps {
  readonly row: number;
  readonly put: Seq;
  readonly parent: number | undefined;
  readonly children: number[];
  take: Seq | undefined;
  /** The step that ended its path, and the row of the end. */
  end: { readonly seq: Seq; readonly row: number } | undefined;
  readonly tests: { readonly seq: Seq; readonly row: number }[];
}

/** What the panels look up: nodes, configurations with their births, test inputs. Grows with the recording. */
export class RunIndex {
  readonly nodes: NodeSteps[] = [];
  /** The first step of symbolic execution; the length of the recording while there is none. */
  start = 0;
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #remembered = new Map<Seq, Remembered>();
  #indexed = 0;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
  }

  extend(): void {
    for (; this.#indexed < this.#recording.length; this.#indexed++) this.#index(this.#indexed);
  }

  /** The step of the configuration that is shown at position n; undefined before there is one. */
  configurationAt(n: number): Seq | undefined {
    const births = this.#recording.births(factKinds.configuration);
    const count = births.lowerBound(n);
    return count === 0 ? undefined : births.at(count - 1);
  }

  /** The configuration before a step, the step itself included, along the path it belongs to. */
  configurationOf(seq: Seq): Seq | undefined {
    for (let at: Seq | undefined = seq; at !== undefined; at = this.#recording.steps.premises(at)[0])
      if (this.#remembered.has(at)) return at;
    return undefined;
  }

  remembered(seq: Seq): Remembered | undefined {
    return this.#remembered.get(seq);
  }

  /** The node that a step of symbolic execution is about. */
  nodeOf(seq: Seq): number | undefined {
    const { steps } = this.#recording;
    const { kind, a, b } = steps.fact(seq);
    if (!isOfExecution(kind)) return undefined;
    if (kind !== factKinds.node) return b === -1 ? undefined : b;
    return steps.kind(seq) === "take" ? steps.fact(a).a : a;
  }

  #index(seq: Seq): void {
    const { steps } = this.#recording;
    const { kind, a, b, c } = steps.fact(seq);
    if (!isOfExecution(kind)) {
      this.start = seq + 1;
      return;
    }
    const node = this.nodes[this.nodeOf(seq) ?? -1];
    switch (kind) {
      case factKinds.node:
        if (steps.kind(seq) === "put") this.#grow(seq, a);
        else if (node !== undefined) node.take = seq;
        return;
      case factKinds.configuration:
        this.#remember(seq, a);
        return;
      case factKinds.end:
        if (node !== undefined) node.end = { seq, row: steps.kind(seq) === "close" ? c : a };
        return;
      case factKinds.test:
        this.nodes[b]?.tests.push({ seq, row: a });
        return;
      default:
        return;
    }
  }

  #grow(put: Seq, row: number): void {
    const parent = this.#symbols.node(row)?.parent;
    this.nodes[row] = { row, put, parent, children: [], take: undefined, end: undefined, tests: [] };
    if (parent !== undefined) this.nodes[parent]?.children.push(row);
  }

  #remember(seq: Seq, row: number): void {
    const configuration = this.#symbols.configuration(row);
    if (configuration === undefined) return;
    const premise = this.#recording.steps.premises(seq)[0];
    const from = premise === undefined ? undefined : this.configurationOf(premise);
    const before = from === undefined ? undefined : this.#remembered.get(from);
    const births = birthsAfter(this.#symbols, before, configuration, seq);
    this.#remembered.set(seq, { configuration, births });
  }
}
