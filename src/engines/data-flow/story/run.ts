import { FactsByKey, type Message, NONE, SectionReader, type Seq } from "../../../trace/index.ts";
import { type FactView, isSet } from "../algorithm/analysis.ts";
import { type FlowSymbols, factKinds, type NodeSymbol, type SolveSymbol, vocabulary } from "./symbols.ts";

/**
 * A recorded run as it is shown: IN and OUT by node, and how they read. Unknown numbers read as “?”: a truncated
 * recording must not throw.
 */
export class FlowRun extends SectionReader<FlowSymbols> {
  /** By node: IN, OUT, and that it is dead. */
  readonly inputs = new FactsByKey<number>();
  readonly outputs = new FactsByKey<number>();
  readonly dead = new FactsByKey<number>();
  readonly #facts = { input: this.inputs, initial: this.outputs, output: this.outputs, dead: this.dead };

  protected override index(seq: Seq): void {
    const kind = this.kindOf(seq);
    if (kind !== "take" && kind !== "put" && kind !== "known") this.#facts[kind].add(this.nodeOf(seq), seq);
  }

  /** What a step is, as far as sentences tell it apart. */
  kindOf(seq: Seq): "take" | "put" | "known" | "dead" | "input" | "initial" | "output" {
    const { steps } = this;
    const kind = steps.kind(seq);
    if (kind === "take" || kind === "put" || kind === "known") return kind;
    if (steps.factKind(seq) === factKinds.dead) return "dead";
    return steps.factKind(seq) === factKinds.input ? "input" : kind === "derive" ? "initial" : "output";
  }

  node(number: number): NodeSymbol | undefined {
    return this.table("nodes")[number];
  }

  solveOf(node: number): SolveSymbol | undefined {
    return this.table("solves")[this.node(node)?.solve ?? 0];
  }

  /** The analysis that is shown: of dead code, that of the constants. */
  get shownSolve(): Pick<SolveSymbol, "meet" | "own"> {
    return this.table("solves")[0] ?? { meet: "∪" };
  }

  isForward(node: number): boolean {
    return this.solveOf(node)?.isForward !== false;
  }

  /** The node that a step is about. */
  nodeOf(seq: Seq): number {
    const { steps } = this;
    const about = steps.about(seq);
    return steps.fact(steps.kind(about) === "take" ? steps.subject(about) : about).a;
  }

  /** `8: y = x`, `entry C.m()` */
  label(node: number): string {
    const { kind = "", text, method } = this.node(node) ?? {};
    // Of the second analysis of dead code the name of the method says which one it is.
    return text === "" ? `${kind} ${method}` : this.point(node);
  }

  /** The same where the method is known: `8: y = x`, `entry`. */
  point(node: number): string {
    const { kind = "", text = "?", span, solve = 0 } = this.node(node) ?? {};
    // Dead code has two analyses of the same statements.
    const of = solve === 0 ? "" : ` · ${this.solveOf(node)?.analysis}`;
    const statement = text === "" ? kind : `${span?.start.line}: ${text}${kind === "return-site" ? " ↩" : ""}`;
    return `${statement}${of}`;
  }

  /** The value of IN or OUT that a step gives. */
  viewOf(seq: Seq): FactView {
    return this.table("facts")[this.steps.fact(seq).b]?.view ?? [];
  }

  /** IN or OUT as tables and graphs show it: without the temporaries, which are not in the reader's program. */
  setOf(seq: Seq): string {
    return this.set(this.steps.fact(seq).b, this.nodeOf(seq), (member) => !isTemporary(member));
  }

  /** `y = 4`: what a step says of a variable of the program. */
  bindingOf(variable: string, seq: Seq | undefined): string | undefined {
    if (seq === undefined || isTemporary(variable)) return undefined;
    const value = this.membersOf(this.steps.fact(seq).b).find((member) => member.startsWith(`${variable}=`));
    return value?.replace("=", " = ");
  }

  /** `{x=4}`, `{x@3}`, ⊤ or ⊥ where no execution gets to. */
  set(fact: number, node: number, isShown = (_member: string): boolean => true): string {
    const { isUnreached } = this.table("facts")[fact] ?? {};
    if (isUnreached === undefined) return "?";
    if (isUnreached) return this.solveOf(node)?.meet === "⊓" ? "⊤" : "⊥";
    return braced(this.membersOf(fact).filter(isShown));
  }

  isUnreached(fact: number): boolean {
    return this.table("facts")[fact]?.isUnreached !== false;
  }

  /** The members of a fact by its number: `x@3`, `x=4`. */
  membersOf(fact: number): readonly string[] {
    const { view = [] } = this.table("facts")[fact] ?? {};
    return isSet(view) ? view : Object.entries(view).map(([name, value]) => `${name}=${value}`);
  }

  /** `OUT[8: y = x] = {x=4, y=4}`; the node alone for an entry of the worklist. */
  fact(seq: Seq): string {
    const about = this.steps.about(seq);
    const { kind, b } = this.steps.fact(about);
    const node = this.nodeOf(seq);
    if (kind !== factKinds.input && kind !== factKinds.output) return this.label(node);
    return `${this.side(kind, node)}[${this.label(node)}] = ${this.set(b, node)}`;
  }

  /** Backward, what goes into the transfer function is OUT. */
  side(kind: number, node: number): "IN" | "OUT" {
    return (kind === factKinds.input) === this.isForward(node) ? "IN" : "OUT";
  }

  rule(seq: Seq): (typeof vocabulary.rules)[number] {
    return vocabulary.rules[this.steps.rule(seq)] ?? "take";
  }

  /** The equation of a step with its values filled in; none where the step is not about IN or OUT. */
  equations(seq: Seq): readonly string[] {
    const { steps } = this;
    const { kind, b, c } = steps.fact(seq);
    if (!["input", "initial", "output", "known"].includes(this.kindOf(seq))) return [];
    const node = this.nodeOf(seq);
    const premises = steps.premises(seq).map((premise) => steps.fact(premise));
    const input = premises.find((each) => each.kind === factKinds.input && each.a === node);
    const applied = kind === factKinds.output && input !== undefined ? this.transfer(node, input.b) : undefined;
    const equation = applied === undefined ? [] : [`${applied} ⇒ ${this.set(c === NONE ? b : c, node)}`];
    if (c === NONE) return equation;
    const old = premises[0] === undefined ? "⊥" : this.set(premises[0].b, node);
    return [...equation, `${old} ∇ ${this.set(c, node)} = ${this.set(b, node)}`];
  }

  /** f_n of a fact: `{x@8} ∪ ({x@3, y@4} − {x@3})`, `y = x + 1, x=4`, `fₙ({x@3})` where gen and kill depend on it; undefined where it changes nothing. */
  transfer(node: number, input: number): string | undefined {
    const { genKill, text = "" } = this.node(node) ?? {};
    if (genKill?.gen.length === 0 && genKill.kill.length === 0) return undefined;
    if (this.solveOf(node)?.dependsOnInput === true) return text === "" ? undefined : `fₙ(${this.set(input, node)})`;
    if (genKill !== undefined) return `${braced(genKill.gen)} ∪ (${this.set(input, node)} − ${braced(genKill.kill)})`;
    const [, read] = /^.*? = (.*)$/s.exec(text) ?? [];
    const names = new Set(read?.match(/[\w$#]+(?:‹[^›]*›)?/g));
    const known = this.membersOf(input).filter((member) => names.has(member.slice(0, member.indexOf("="))));
    return read && [text, ...known].join(", ");
  }

  /** What the sentences about a step may name. */
  values(seq: Seq): Message["values"] {
    const node = this.nodeOf(seq);
    const { meet = "", order = "" } = this.solveOf(node) ?? {};
    const [premise] = this.steps.premises(seq);
    const equations = this.equations(seq);
    return {
      meet,
      order,
      direction: this.isForward(node) ? "forward" : "backward",
      from: premise === undefined ? "" : this.fact(premise),
      equation: equations.join("; "),
      isIdentity: equations.length === 0 ? "yes" : "no",
    };
  }
}

/** Whether a variable, or what is said of it, is one of the three-address code: those are shown with their expressions. */
export function isTemporary(name: string): boolean {
  return /^\$\d+‹/.test(name);
}

export function braced(members: readonly string[]): string {
  return members.length === 0 ? "∅" : `{${members.join(", ")}}`;
}
