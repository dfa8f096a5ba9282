import type { FlowGraph, FlowNode, Method, ShownVariables } from "../../../java/index.ts";
import { valueAt } from "../../../kernel/index.ts";
import { NONE, type Recorder, type Seq, SymbolTables } from "../../../trace/index.ts";
import { type DataFlowAnalysis, type FactView, isSet } from "../algorithm/analysis.ts";
import type { DeadStatement } from "../algorithm/dead-code.ts";
import type { SolverObserver } from "../algorithm/observer.ts";
import type { DataFlowOptions } from "../options.ts";
import { lines } from "./pseudocode.ts";
import { SolveSteps } from "./solve-steps.ts";
import { type FactSymbol, type FlowSymbols, factKinds, type NodeSymbol, SECTION, vocabulary } from "./symbols.ts";

interface RecordedOptions extends Pick<DataFlowOptions, "order" | "without"> {
  readonly isSkipping: boolean;
}

/** Writes one `Solve` after the other as a section of a recording, all in one order. */
export class DataFlowRecorder {
  readonly #options: RecordedOptions;
  readonly #tables = new SymbolTables<FlowSymbols>();
  readonly #facts = this.#tables.interned("facts", (row: FactSymbol) => row, JSON.stringify);
  readonly #nodes = this.#tables.growing("nodes");
  readonly #edges = this.#tables.growing("edges");
  readonly #solves = this.#tables.growing("solves");
  readonly #section;
  /** By the name of the analysis, then by node: the steps that gave IN its value. */
  readonly #inputs = new Map<string, readonly Seq[]>();

  readonly #shown: ShownVariables;
  /** By method: how its temporaries are shown, by name. */
  readonly #temporaries = new Map<Method, ReadonlyMap<string, string>>();

  constructor(recorder: Recorder, options: RecordedOptions, shown: ShownVariables) {
    this.#options = options;
    this.#shown = shown;
    this.#section = recorder.section(SECTION, vocabulary, this.#tables);
  }

  begin<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): SolverObserver<F> {
    const steps = new SolveSteps(this.#section, graph, analysis, this.#addGraph(graph, analysis), (node, fact: F) =>
      this.#facts.intern({ view: this.#told(node, analysis.show(node, fact)), isUnreached: fact === undefined }),
    );
    this.#inputs.set(analysis.name, steps.inputs);
    return steps;
  }

  /** Adds the graph of a further `Solve`, and gives the number of its first node. */
  #addGraph<F>({ nodes, edges }: FlowGraph, analysis: DataFlowAnalysis<F>): number {
    const { name, own, direction, meetSymbol: meet, dependsOnInput } = analysis;
    // What depends on the input is no property of a statement.
    const setsOf = (node: FlowNode) =>
      dependsOnInput === true ? undefined : analysis.genKill?.(node, analysis.initial(node));
    const { order, without, isSkipping } = this.#options;
    const solve = this.#solves.push({
      analysis: name,
      ...(own === undefined ? {} : { own }),
      ...(dependsOnInput === true ? { dependsOnInput } : {}),
      isForward: direction === "forward",
      meet,
      order: typeof order === "string" ? order : "picked",
      without,
      ...(isSkipping ? { isSkipping } : {}),
    });
    const first = this.#nodes.length;
    for (const node of nodes) {
      const { kind, instruction, method } = node;
      const owner = solve === 0 ? method.label : `${method.label} · ${name}`;
      const text = instruction === undefined ? "" : this.#shown.statement(instruction);
      const span = instruction?.span ?? method.span;
      const source = instruction === undefined ? {} : { source: this.#shown.source(span) };
      this.#nodes.push({
        solve,
        kind,
        method: owner,
        text,
        ...source,
        span,
        genKill: this.#genKill(node, setsOf(node)),
      });
    }
    for (const { kind, from, to } of edges) this.#edges.push({ from: first + from.id, to: first + to.id, kind });
    return first;
  }

  #genKill(node: FlowNode, sets: NodeSymbol["genKill"]): NodeSymbol["genKill"] {
    return sets && { gen: this.#members(node, sets.gen), kill: this.#members(node, sets.kill) };
  }

  /** What is known at a node; temporaries go by what they stand for, too. */
  #told(node: FlowNode, view: FactView): FactView {
    if (isSet(view)) return this.#members(node, view);
    return Object.fromEntries(Object.entries(view).map(([name, value]) => [this.#named(node, name), value]));
  }

  #members(node: FlowNode, members: readonly string[]): readonly string[] {
    return members.map((member) => member.replace(/^[^@]*/, (name) => this.#named(node, name)));
  }

  #named({ method }: FlowNode, name: string): string {
    const names = valueAt(this.#temporaries, method, () => {
      const temporaries = method.variables.filter(({ isTemporary }) => isTemporary);
      return new Map(temporaries.map((variable) => [variable.name, this.#shown.show(variable)]));
    });
    return names.get(name) ?? name;
  }

  /** Concluded from what was found before. */
  dead(statements: readonly DeadStatement[]): void {
    this.#section.frames.goTo(NONE);
    for (const { node, reason, conditions } of statements) {
      const from = this.#inputs.get(reason === "unreachable" ? "constants" : "live");
      this.#section.write({
        kind: "derive",
        rule: reason,
        line: lines.solve,
        level: "rule",
        fact: { kind: factKinds.dead, a: node.id, b: 0, c: 0 },
        premises: (conditions.length === 0 ? [node] : conditions).map(({ id }) => from?.[id]),
      });
    }
  }
}
