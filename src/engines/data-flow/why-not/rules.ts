import { type FlowEdge, type FlowNode, type Instruction, variablesRead } from "../../../java/index.ts";
import type { DataFlowAnalysis } from "../algorithm/analysis.ts";
import type { Solver } from "../algorithm/solver.ts";
import type { FlowNames } from "./names.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** Where a premise may be changed, and whether the conclusion holds then. */
interface Tried<F> {
  readonly node: FlowNode;
  readonly side: Wanted["side"];
  /** The wanted member, where the premise has it, too. */
  readonly same: number | undefined;
  readonly value: string;
  /** What is read besides. */
  readonly reads: readonly Instruction[];
  gives(premise: F): boolean;
}

/** The equations of `Solve`, asked which premise would give a fact: each is tried by computing with it. */
export class Rules<F> {
  readonly #solver: Solver<F>;
  readonly #analysis: DataFlowAnalysis<F>;
  readonly #names: FlowNames;

  constructor(solver: Solver<F>, names: FlowNames) {
    this.#solver = solver;
    this.#analysis = solver.analysis;
    this.#names = names;
  }

  valueAt(node: FlowNode, side: Wanted["side"], member: number): string | undefined {
    return this.#analysis.members.valueOf(this.#factAt(node, side), member);
  }

  /** The edges over which IN of a node comes. */
  edgesTo(node: FlowNode): readonly FlowEdge[] {
    const { graph } = this.#solver;
    return this.#isForward ? graph.incoming(node) : graph.outgoing(node);
  }

  /** Whether some edge brings what keeps the fact away: then all of them have to bring the fact. */
  needsAll(wanted: Wanted): boolean {
    return wanted.side === "input" && this.edgesTo(wanted.node).some((edge) => !this.#isCovered(edge, wanted));
  }

  lackingOf(wanted: Wanted): readonly Lacking[] {
    return wanted.side === "output" ? this.#fromTransfer(wanted) : this.#fromEdges(wanted);
  }

  get #isForward(): boolean {
    return this.#analysis.direction === "forward";
  }

  #factAt(node: FlowNode, side: Wanted["side"]): F {
    return side === "input" ? this.#solver.input(node) : this.#solver.output(node);
  }

  #fromTransfer({ node, member, value }: Wanted): readonly Lacking[] {
    const at = this.#names.at(node);
    if (this.#solver.isFixed(node))
      return [{ rule: "boundary", at, holds: [], but: this.#instead(node, "output", member) }];
    const inputOf = (other: FlowNode): F => this.#solver.input(other);
    const gives = (input: F, inputs = inputOf): boolean =>
      this.#analysis.members.valueOf(this.#solver.transfer(node, input, inputs), member) === value;
    const reads = node.instruction === undefined ? [] : [node.instruction];
    const own = this.#tryAll("transfer", at, { node, side: "input", same: member, value, reads, gives });
    if (own.length > 0) return own;
    const stores = this.#solver.graph.nodes.filter((other) => this.#analysis.loadsOf(other).includes(node));
    const stored = stores.flatMap((store) =>
      this.#tryAll("transfer", this.#names.at(store), {
        node: store,
        side: "input",
        same: undefined,
        value,
        reads: store.instruction === undefined ? [] : [store.instruction],
        gives: (changed) => gives(inputOf(node), (other) => (other === store ? changed : inputOf(other))),
      }),
    );
    if (stored.length > 0) return stored;
    const before: Wanted = { node, side: "input", member, value };
    const holds = this.valueAt(node, "input", member) === value ? [before] : [];
    return [{ rule: "transfer", at, holds, but: this.#transferInstead(node, member) }];
  }

  #fromEdges(wanted: Wanted): readonly Lacking[] {
    const { node, member, value } = wanted;
    const edges = this.edgesTo(node);
    const lacking = edges.filter((edge) => !this.#isCovered(edge, wanted));
    if (lacking.length > 0) {
      const holds = edges.flatMap((edge) => this.#brought(edge, wanted));
      return lacking.flatMap((edge) => {
        const found = this.#overEdge(edge, wanted, (brought) => this.#covers(node, brought, member, value));
        const at = this.#names.at(this.#sourceOf(edge));
        const but = (): string => this.#named(node, this.#contribution(edge), member);
        return found.length > 0
          ? found.map((each) => ({ ...each, holds: [...holds, ...each.holds] }))
          : [{ rule: "meet", at, holds, but: but() }];
      });
    }
    const met = edges
      .map((edge) => this.#contribution(edge))
      .reduce((a, b) => this.#analysis.meet(a, b), this.#solver.startOf(node));
    if (this.#analysis.members.valueOf(met, member) === value) {
      const but = `∇ ⇒ ${this.#instead(node, "input", member)}`;
      return [
        { rule: "widen", at: this.#names.at(node), holds: edges.flatMap((edge) => this.#brought(edge, wanted)), but },
      ];
    }
    return edges.flatMap((edge) =>
      this.#overEdge(edge, wanted, (brought) => this.#analysis.members.valueOf(brought, member) === value),
    );
  }

  #overEdge(edge: FlowEdge, { node, member, value }: Wanted, gives: (brought: F) => boolean): readonly Lacking[] {
    const source = this.#sourceOf(edge);
    const own = source.instruction;
    return this.#tryAll("meet", this.#names.at(source), {
      node: source,
      side: "output",
      same: source.method === node.method ? member : undefined,
      value,
      reads: [...(own === undefined ? [] : [own]), ...(edge.test === undefined ? [] : [edge.test])],
      gives: (premise) => gives(this.#analysis.transferEdge(edge, premise)),
    });
  }

  /** The premises, one of each member, with which the conclusion holds; where one is not enough, the first of two. */
  #tryAll(rule: string, at: Lacking["at"], tried: Tried<F>): readonly Lacking[] {
    const { node, side, same, value } = tried;
    const fact = this.#factAt(node, side);
    const others = this.#othersOf(tried);
    const own = same === undefined ? [] : [{ member: same, values: [value] }];
    const singles = [...own, ...others].flatMap((each) => this.#firstThatGives(tried, fact, each));
    if (singles.length > 0) return singles.map((lacks) => ({ rule, at, holds: [], lacks }));
    const changed = same === undefined ? undefined : this.#analysis.members.with(node.method, fact, same, value);
    if (same === undefined || changed === undefined) return [];
    const first: Wanted = { node, side, member: same, value };
    const [second] = others.flatMap((each) => this.#firstThatGives(tried, changed, each));
    if (second === undefined) return [];
    const isThere = this.valueAt(node, side, same) === value;
    return [{ rule, at, holds: isThere ? [first] : [], lacks: isThere ? second : first }];
  }

  #firstThatGives(
    { node, side, gives }: Tried<F>,
    fact: F,
    { member, values }: { readonly member: number; readonly values: readonly string[] },
  ): readonly Wanted[] {
    const { members } = this.#analysis;
    const now = this.valueAt(node, side, member);
    const found = values.find((value) => {
      const premise = value === now ? undefined : members.with(node.method, fact, member, value);
      return premise !== undefined && gives(premise);
    });
    return found === undefined ? [] : [{ node, side, member, value: found }];
  }

  /** The variables that are read, with the values that may lead to the wanted one. */
  #othersOf({ node, side, same, value, reads }: Tried<F>) {
    const { members } = this.#analysis;
    const variables = [...new Set(reads.flatMap(variablesRead))].filter(
      ({ index, method }) => method === node.method && index !== same,
    );
    const known = variables.map(({ index }) =>
      Number(this.valueAt(node, side, index)?.replace(/^\[([^,]*),\1\]$/, "$1")),
    );
    const constants = [...reads.flatMap(numbersIn), ...known.filter(Number.isInteger)];
    const values = members.candidates(value, constants);
    return variables.map(({ index }) => ({ member: index, values }));
  }

  #contribution(edge: FlowEdge): F {
    return this.#analysis.transferEdge(edge, this.#solver.output(this.#sourceOf(edge)));
  }

  #sourceOf({ from, to }: FlowEdge): FlowNode {
    return this.#isForward ? from : to;
  }

  #isCovered(edge: FlowEdge, { node, member, value }: Wanted): boolean {
    return this.#covers(node, this.#contribution(edge), member, value);
  }

  /** Whether the meet of what an edge brings with the fact is the fact. */
  #covers(node: FlowNode, brought: F, member: number, value: string): boolean {
    const { members, meet } = this.#analysis;
    const wanted = members.with(node.method, brought, member, value);
    return wanted !== undefined && members.valueOf(meet(brought, wanted), member) === value;
  }

  /** The fact behind the source of an edge, where it is there. */
  #brought(edge: FlowEdge, { node, member, value }: Wanted): readonly Wanted[] {
    const source = this.#sourceOf(edge);
    const isThere = source.method === node.method && this.valueAt(source, "output", member) === value;
    return isThere ? [{ node: source, side: "output", member, value }] : [];
  }

  /** The facts that hold instead of a fact: `x=NAC ∈ IN[8: y = x]`, `x@3 ∉ IN[8: y = x]`. */
  #instead(node: FlowNode, side: Wanted["side"], member: number): string {
    const place = `${this.#names.side(side)}[${this.#names.node(node)}]`;
    if (this.#analysis.genKill !== undefined) return `${this.#names.of(node.method)[member] ?? "?"} ∉ ${place}`;
    return `${this.#named(node, this.#factAt(node, side), member)} ∈ ${place}`;
  }

  /** `x=NAC`, `x=⊥` where there is no value. */
  #named({ method }: FlowNode, fact: F, member: number): string {
    const value = this.#analysis.members.valueOf(fact, member);
    const name = this.#names.of(method)[member] ?? "?";
    return value === undefined ? `${name}=⊥` : this.#names.member(method, member, value);
  }

  /** `kill = {x@3}`, or the statement with what it reads. */
  #transferInstead(node: FlowNode, member: number): string {
    const { genKill, members } = this.#analysis;
    const name = this.#names.of(node.method)[member] ?? "?";
    if (genKill !== undefined) {
      const { kill, gen } = genKill.call(this.#analysis, node, this.#solver.input(node));
      return kill.includes(name) ? `${name} ∈ kill` : `${name} ∉ gen = {${gen.join(", ")}}`;
    }
    const read = node.instruction === undefined ? [] : [...new Set(variablesRead(node.instruction))];
    const known = read.flatMap(({ index }) => {
      const value = members.valueOf(this.#solver.input(node), index);
      return value === undefined ? [] : this.#names.member(node.method, index, value);
    });
    return `${[this.#names.node(node), ...known].join(", ")} ⇒ ${this.#named(node, this.#solver.output(node), member)}`;
  }
}

/** The constants that a statement computes with. */
function numbersIn(instruction: Instruction): readonly number[] {
  if (instruction.kind !== "binary") return [];
  return [instruction.left, instruction.right].flatMap((operand) =>
    operand.kind === "int" || operand.kind === "char" ? Number(operand.value) : [],
  );
}
