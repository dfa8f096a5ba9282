import { controlFlowGraph } from "./cfg.ts";
import type { Instruction, InstructionOf } from "./instruction.ts";
import type { CallSite, Method } from "./program.ts";
import { variablesRead } from "./uses.ts";

/**
 * A node of the graph: an instruction, or where a method begins and ends. Across calls a call is two nodes: the
 * call itself and its `return-site`, where the result arrives.
 */
export interface FlowNode {
  readonly id: number;
  readonly kind: "entry" | "exit" | "statement" | "call" | "return-site";
  readonly method: Method;
  /** Index into `method.body`; -1 for entry and exit. */
  readonly index: number;
  readonly instruction: Instruction | undefined;
}

/**
 * `true` and `false` leave a condition. `exception` comes from *before* the statement that throws, since that
 * statement has had no effect. `call`, `return` and `call-to-return` join the graphs of the methods.
 */
export type EdgeKind = "normal" | "true" | "false" | "exception" | "call" | "return" | "call-to-return";

export interface FlowEdge {
  readonly id: number;
  readonly kind: EdgeKind;
  readonly from: FlowNode;
  readonly to: FlowNode;
  /** Of `true` and `false`: the comparison that has just been made, if the condition is one. */
  readonly test: InstructionOf<"binary"> | undefined;
}

/** The nodes of one method; `before[i]` and `after[i]` differ only for calls that lead to methods of the graph. */
interface MethodNodes {
  readonly method: Method;
  readonly entry: FlowNode;
  readonly exit: FlowNode;
  readonly before: readonly FlowNode[];
  readonly after: readonly FlowNode[];
}

/** Where calls lead. */
export interface Calls {
  /** The methods of the graph that a call runs. */
  callees(site: CallSite): readonly Method[];
  /** Whether a call may also run methods outside of the graph. */
  leavesGraph(site: CallSite): boolean;
  /** Whether a method also starts with values that no call of the graph gives it. */
  isRoot(method: Method): boolean;
}

/** Control-flow graphs of methods, joined by the edges of calls if `calls` are given. */
export class FlowGraph {
  readonly nodes: FlowNode[] = [];
  readonly edges: FlowEdge[] = [];
  readonly methods = new Map<Method, MethodNodes>();
  readonly #incoming: FlowEdge[][] = [];
  readonly #outgoing: FlowEdge[][] = [];
  readonly #calls: Calls | undefined;
  readonly #joinsRoots: boolean;

  /** @param joinsRoots whether calls lead to roots, too: not needed where the boundary value is above all others */
  constructor(methods: readonly Method[], calls?: Calls, joinsRoots = false) {
    this.#calls = calls;
    this.#joinsRoots = joinsRoots;
    for (const method of methods) this.methods.set(method, this.#addNodes(method));
    for (const nodes of this.methods.values()) this.#addMethodEdges(nodes);
    for (const nodes of this.methods.values()) this.#addCallEdges(nodes);
  }

  incoming(node: FlowNode): readonly FlowEdge[] {
    return this.#incoming[node.id] ?? [];
  }

  outgoing(node: FlowNode): readonly FlowEdge[] {
    return this.#outgoing[node.id] ?? [];
  }

  /** Whether the boundary value holds where this method begins. */
  isRoot(method: Method): boolean {
    return this.#calls?.isRoot(method) ?? true;
  }

  #addNodes(method: Method): MethodNodes {
    const entry = this.#addNode("entry", method, -1);
    const pairs = method.body.map((instruction, index) => {
      const isCall = this.#calleesOf(instruction).length > 0;
      const before = this.#addNode(isCall ? "call" : "statement", method, index);
      return { before, after: isCall ? this.#addNode("return-site", method, index) : before };
    });
    const exit = this.#addNode("exit", method, -1);
    return { method, entry, exit, before: pairs.map(({ before }) => before), after: pairs.map(({ after }) => after) };
  }

  #addNode(kind: FlowNode["kind"], method: Method, index: number): FlowNode {
    const node: FlowNode = { id: this.nodes.length, kind, method, index, instruction: method.body[index] };
    this.nodes.push(node);
    this.#incoming.push([]);
    this.#outgoing.push([]);
    return node;
  }

  #addEdge(kind: EdgeKind, from: FlowNode, to: FlowNode, test?: FlowEdge["test"]): void {
    if (this.outgoing(from).some((edge) => edge.to === to && edge.kind === kind)) return;
    const edge: FlowEdge = { id: this.edges.length, kind, from, to, test };
    this.edges.push(edge);
    this.#outgoing[from.id]?.push(edge);
    this.#incoming[to.id]?.push(edge);
  }

  #addMethodEdges({ method, entry, exit, before, after }: MethodNodes): void {
    this.#addEdge("normal", entry, before[0] ?? exit);
    const { successors, predecessors } = controlFlowGraph(method);
    const jumps = successors.flatMap((targets, index) =>
      targets.map((target) => ({
        kind: kindOf(method, index, target),
        thrower: before[index],
        from: after[index],
        target,
      })),
    );
    for (const { kind, from, target } of jumps)
      if (from !== undefined && kind !== "exception")
        this.#addEdge(kind, from, before[target] ?? exit, testOf(method, from.index, predecessors[from.index]));
    for (const { kind, thrower, target } of jumps) {
      if (thrower === undefined || kind !== "exception") continue;
      for (const { from } of [...this.incoming(thrower)]) this.#addEdge(kind, from, before[target] ?? exit);
    }
  }

  #addCallEdges({ before, after }: MethodNodes): void {
    for (const call of before.filter(({ kind }) => kind === "call")) {
      const site = after[call.index] ?? call;
      this.#addEdge("call-to-return", call, site);
      for (const callee of this.#calleesOf(call.instruction)) {
        const nodes = this.methods.get(callee);
        if (nodes !== undefined && (this.#joinsRoots || !this.isRoot(callee))) this.#addEdge("call", call, nodes.entry);
        const returns = nodes?.before.filter(({ instruction }) => instruction?.kind === "return");
        for (const node of returns ?? []) this.#addEdge("return", node, site);
      }
    }
  }

  #calleesOf(instruction: Instruction | undefined): readonly Method[] {
    const site = instruction === undefined ? undefined : siteOf(instruction);
    return site === undefined ? [] : (this.#calls?.callees(site) ?? []);
  }
}

/** The call site of a call; of `new`, that of the constructor. */
export function siteOf(instruction: Instruction): CallSite | undefined {
  if (instruction.kind === "call") return instruction.site;
  return instruction.kind === "new" ? instruction.constructor : undefined;
}

function kindOf({ body }: Method, index: number, target: number): EdgeKind {
  if (body[target]?.kind === "catch") return "exception";
  const instruction = body[index];
  if (instruction?.kind !== "if-false") return "normal";
  return instruction.to === target ? "false" : "true";
}

/** The comparison right before a condition, if it is the only way there and its operands are still what they were. */
function testOf({ body }: Method, index: number, predecessors: readonly number[] = []): FlowEdge["test"] {
  const [condition, test] = [body[index], body[index - 1]];
  if (condition?.kind !== "if-false" || test?.kind !== "binary" || predecessors.length !== 1) return undefined;
  const { kind } = condition.condition;
  const isTested = kind === "variable" && condition.condition.variable === test.target;
  return isTested && predecessors[0] === index - 1 && !variablesRead(test).includes(test.target) ? test : undefined;
}
