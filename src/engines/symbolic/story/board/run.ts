import type { Seq } from "../../../../trace/index.ts";
import type { Cause, ExecutedStep } from "../../algorithm/observer.ts";
import {
  type EndSymbol,
  type FrameSymbol,
  factKinds,
  type ObjectSymbol,
  type RecordedRule,
  ruleName,
} from "../facts/index.ts";
import { birthsAfter, type Remembered } from "./births.ts";
import { SymbolRows } from "./symbol-rows.ts";

/** The steps of one node of the execution tree. */
export interface NodeSteps {
  readonly row: number;
  readonly put: Seq;
  /** What it begins with; known while it waits. */
  readonly begin: Remembered | undefined;
  readonly parent: number | undefined;
  readonly children: number[];
  take: Seq | undefined;
  /** The step that ended its path. */
  end: Seq | undefined;
  readonly tests: { readonly seq: Seq; readonly row: number }[];
  readonly configurations: Seq[];
}

/**
 * The section of symbolic execution, read: the rows of its tables, and what the panels look up: nodes, configurations with
 * their births, test inputs. Grows with the recording.
 */
export class SymbolicRun extends SymbolRows {
  readonly nodes: NodeSteps[] = [];
  readonly #remembered = new Map<Seq, Remembered>();

  /** The step of the configuration that is shown at position n; undefined before there is one. */
  configurationAt(n: number): Seq | undefined {
    const births = this.section.births(factKinds.configuration);
    const count = births.lowerBound(n);
    return count === 0 ? undefined : births.at(count - 1);
  }

  /** The configuration before a step, the step itself included, along the path it belongs to. */
  configurationOf(seq: Seq): Seq | undefined {
    for (let at: Seq | undefined = seq; at !== undefined; at = this.steps.premises(at)[0])
      if (this.#remembered.has(at)) return at;
    return undefined;
  }

  remembered(seq: Seq | undefined): Remembered | undefined {
    return seq === undefined ? undefined : this.#remembered.get(seq);
  }

  /** The steps of a node’s configurations, in order. */
  configurationsOf(row: number): readonly Seq[] {
    return this.nodes[row]?.configurations ?? [];
  }

  /** How many calls were open when a step was made, that of the method under test included. */
  depthBefore(seq: Seq): number {
    const premise = this.steps.premises(seq)[0];
    const before = premise === undefined ? undefined : this.configurationOf(premise);
    return this.remembered(before)?.configuration.stack.length ?? 0;
  }

  /** The innermost frame of the configuration that a step made. */
  topFrame(seq: Seq | undefined): FrameSymbol | undefined {
    return this.row("frames", this.remembered(seq)?.configuration.stack[0]);
  }

  /** The objects of the configuration that a step made. */
  objectsOf(seq: Seq | undefined): readonly ObjectSymbol[] {
    return this.objectsIn(this.remembered(seq));
  }

  objectsIn(remembered: Remembered | undefined): readonly ObjectSymbol[] {
    return (remembered?.configuration.objects ?? []).flatMap((row) => this.row("objects", row) ?? []);
  }

  /** The text of Δ in the configuration that a step made. */
  deltaText(seq: Seq | undefined): string | undefined {
    return this.row("deltas", this.remembered(seq)?.configuration.delta)?.text;
  }

  /** Of a step that takes a node off the agenda: the text of the Δ that it begins with. */
  takenDelta(seq: Seq): string | undefined {
    if (this.steps.kind(seq) !== "take") return undefined;
    const { begin } = this.nodes[this.nodeOf(seq) ?? -1] ?? {};
    return this.row("deltas", begin?.configuration.delta)?.text;
  }

  /** The node that a step is about. */
  nodeOf(seq: Seq): number | undefined {
    const { steps } = this;
    const { kind, a, b } = steps.fact(seq);
    if (kind !== factKinds.node) return b === -1 ? undefined : b;
    return steps.kind(seq) === "take" ? steps.fact(a).a : a;
  }

  /** How the node of a step came from its parent. */
  causeOf(seq: Seq): Cause | undefined {
    return this.row("nodes", this.nodeOf(seq))?.cause;
  }

  /** The instruction that a step executed; undefined for a configuration that a node begins with, and for other steps. */
  executionOf(seq: Seq): ExecutedStep | undefined {
    const { kind, c } = this.steps.fact(seq);
    return kind === factKinds.configuration ? this.row("executions", c) : undefined;
  }

  /** How a step ended a path. */
  endOf(seq: Seq): EndSymbol | undefined {
    const { a, c } = this.steps.fact(seq);
    return this.row("ends", this.steps.kind(seq) === "close" ? c : a);
  }

  ruleOf(seq: Seq): RecordedRule {
    return ruleName(this.steps.rule(seq));
  }

  protected override index(seq: Seq): void {
    const { steps } = this;
    const { kind, a, b } = steps.fact(seq);
    const node = this.nodes[this.nodeOf(seq) ?? -1];
    switch (kind) {
      case factKinds.node:
        if (steps.kind(seq) === "put") this.#grow(seq, a);
        else if (node !== undefined) node.take = seq;
        return;
      case factKinds.configuration:
        this.#remember(seq, a);
        node?.configurations.push(seq);
        return;
      case factKinds.end:
        if (node !== undefined) node.end = seq;
        return;
      case factKinds.test:
        this.nodes[b]?.tests.push({ seq, row: a });
        return;
      default:
        return;
    }
  }

  #grow(put: Seq, row: number): void {
    const { parent, begin } = this.row("nodes", row) ?? {};
    this.nodes[row] = {
      row,
      put,
      begin: this.#after(put, begin),
      parent,
      children: [],
      take: undefined,
      end: undefined,
      tests: [],
      configurations: [],
    };
    if (parent !== undefined) this.nodes[parent]?.children.push(row);
  }

  #remember(seq: Seq, row: number): void {
    const remembered = this.#after(seq, row);
    if (remembered !== undefined) this.#remembered.set(seq, remembered);
  }

  /** A configuration that a step brings, with what of it was there before. */
  #after(seq: Seq, row: number | undefined): Remembered | undefined {
    const configuration = this.row("configurations", row);
    if (configuration === undefined) return undefined;
    const premise = this.steps.premises(seq)[0];
    const before = premise === undefined ? undefined : this.remembered(this.configurationOf(premise));
    return { configuration, births: birthsAfter(this, before, configuration, seq) };
  }
}
