import type { ParsedPattern } from "./parse.ts";
import type { Instruction, PatternProgram } from "./program.ts";
import { isDeterministic, lengthOf, type Range, type Tree } from "./tree.ts";

/** A loop with counts is written out turn by turn up to this number of instructions; what is larger counts in a register. */
const UNROLLED = 2_000;

/** A group that there is not. */
const NOTHING: Instruction = { kind: "set", has: () => false };

type TreeOf<K extends Tree["kind"]> = Extract<Tree, { kind: K }>;
/** To be told where a loop ends. */
type Exit = (to: number) => void;

/** The instructions that match a pattern, in the order in which Java tries. */
export function compilePattern({ tree, ...parsed }: ParsedPattern): PatternProgram {
  const compiler = new Compiler(2 * (parsed.groups + 1));
  compiler.emit(tree);
  compiler.push({ kind: "accept" });
  return { ...parsed, ...compiler.finish() };
}

/** A turn of a loop. The register says where it began, if it may be empty. */
interface Turn {
  readonly body: Tree;
  readonly register: number | undefined;
  /** Whether Java matches each by itself. */
  readonly isStepwise: boolean;
}

class Compiler {
  readonly #instructions: Instruction[] = [];
  /** Those of the groups come first. */
  readonly #captures: number;
  #registers: number;
  #joins = 0;
  #isMemorable = true;
  /** Where the turns of the loops around began that may be empty. */
  #loops: readonly number[] = [];

  constructor(captures: number) {
    this.#captures = captures;
    this.#registers = captures;
  }

  finish(): Pick<PatternProgram, "instructions" | "registers" | "joins"> {
    const joins = this.#isMemorable ? this.#joins : 0;
    return { instructions: this.#instructions, registers: this.#registers, joins };
  }

  push<I extends Instruction>(instruction: I): I {
    this.#instructions.push(instruction);
    return instruction;
  }

  get #here(): number {
    return this.#instructions.length;
  }

  #newRegister(): number {
    this.#registers += 1;
    return this.#registers - 1;
  }

  #join(): void {
    this.push({ kind: "join", id: this.#joins, loops: this.#loops });
    this.#joins += this.#loops.length + 1;
  }

  emit(tree: Tree): void {
    switch (tree.kind) {
      case "set":
      case "assertion":
        this.push(tree);
        return;
      case "reference":
        this.#isMemorable = false;
        this.push(tree.register < this.#captures ? tree : NOTHING);
        return;
      case "sequence":
        for (const part of tree.parts) this.emit(part);
        return;
      case "group":
        this.#group(tree);
        return;
      case "choice":
        this.#choice(tree.options);
        return;
      case "atomic":
        this.#alone(this.push({ kind: "atomic", next: 0 }), tree.body);
        return;
      case "look": {
        const behind = tree.isAhead ? undefined : lengthOf(tree.body);
        this.#alone(this.push({ kind: "look", next: 0, isNegated: tree.isNegated, behind }), tree.body);
        return;
      }
      case "repeat":
        this.#repeat(tree);
    }
  }

  /** Until it ends the group is where it was the turn before. */
  #group({ body, register }: TreeOf<"group">): void {
    const start = this.#newRegister();
    this.push({ kind: "save", register: start });
    this.emit(body);
    this.push({ kind: "capture", register, start });
  }

  #choice(options: readonly Tree[]): void {
    const ends: { to: number }[] = [];
    for (const option of options.slice(0, -1)) {
      const split = this.push({ kind: "split", first: this.#here + 1, second: 0 });
      this.emit(option);
      ends.push(this.push({ kind: "jump", to: 0 }));
      split.second = this.#here;
    }
    for (const option of options.slice(-1)) this.emit(option);
    for (const end of ends) end.to = this.#here;
    this.#join();
  }

  #alone(header: { next: number }, body: Tree): void {
    const loops = this.#loops;
    this.#loops = [];
    this.emit(body);
    this.push({ kind: "accept" });
    this.#loops = loops;
    header.next = this.#here;
  }

  #repeat({ body, range, greed }: TreeOf<"repeat">): void {
    if (range.most === 0) return;
    if (body.kind === "set") {
      // Java takes all that fit at once where there is no other count than * and +.
      const isStepwise = greed !== "greedy" || range.least > 1 || range.most !== Number.POSITIVE_INFINITY;
      this.push({ kind: "run", has: body.has, range, greed, isStepwise });
      if (range.least < range.most && greed !== "possessive") this.#join();
    } else if (greed === "possessive") {
      // Each turn is atomic too: Java never goes back into one.
      const turns: Tree = { kind: "repeat", body: { kind: "atomic", body }, range, greed: "greedy" };
      this.emit({ kind: "atomic", body: turns });
    } else this.#loop({ kind: "repeat", body, range, greed });
  }

  #loop({ body, range, greed }: TreeOf<"repeat">): void {
    const { least, most } = range;
    const isGreedy = greed === "greedy";
    const register = lengthOf(body).least === 0 ? this.#newRegister() : undefined;
    // Java has another way for what may be there or not.
    const isStepwise = isDeterministic(body) && (least > 0 || most > 1);
    const turn: Turn = { body, register, isStepwise };
    if (!isUnrolled(body, range)) {
      this.#countedLoop(turn, range, isGreedy);
      return;
    }
    const exits: Exit[] = [];
    const isEndless = most === Number.POSITIVE_INFINITY;
    const needed = isEndless ? least - 1 : least;
    for (let i = 0; i < needed; i++) this.#turn(turn, exits);
    if (isEndless) this.#endlessLoop(turn, least > 0, isGreedy, exits);
    else {
      for (let i = least; i < most; i++) {
        exits.push(this.#branch(this.#here + 1, isGreedy));
        this.#turn(turn, exits);
      }
    }
    for (const leave of exits) leave(this.#here);
    this.#join();
  }

  /** The first turn is needed, or not. */
  #endlessLoop(turn: Turn, isNeeded: boolean, isGreedy: boolean, exits: Exit[]): void {
    const head = this.#here;
    if (isNeeded) {
      this.#turn(turn, exits);
      this.#join();
      exits.push(this.#branch(head, isGreedy));
      return;
    }
    this.#join();
    exits.push(this.#branch(this.#here + 1, isGreedy));
    this.#turn(turn, exits);
    this.push({ kind: "jump", to: head });
  }

  #countedLoop(turn: Turn, range: Range, isGreedy: boolean): void {
    this.#isMemorable = false;
    const count = this.#newRegister();
    this.push({ kind: "reset", register: count });
    const head = this.#here;
    const counted = this.push({ kind: "turn", register: count, range, isGreedy, exit: 0 });
    const exits: Exit[] = [
      (to) => {
        counted.exit = to;
      },
    ];
    this.#turn(turn, exits);
    this.push({ kind: "jump", to: head });
    for (const leave of exits) leave(this.#here);
  }

  #turn({ body, register, isStepwise }: Turn, exits: Exit[]): void {
    const loops = this.#loops;
    if (register !== undefined) {
      this.push({ kind: "save", register });
      this.#loops = [...loops, register];
    }
    this.emit(body);
    if (isStepwise) this.push({ kind: "step" });
    this.#loops = loops;
    if (register === undefined) return;
    const leave = this.push({ kind: "leave-if-empty", register, exit: 0 });
    exits.push((to) => {
      leave.exit = to;
    });
  }

  /** To the body or to an exit that is not known yet. */
  #branch(body: number, isGreedy: boolean): Exit {
    const split = this.push({ kind: "split", first: body, second: body });
    return (to) => {
      if (isGreedy) split.second = to;
      else split.first = to;
    };
  }
}

function isUnrolled(body: Tree, range: Range): boolean {
  const copies = copiesOf(range);
  return copies <= 1 || copies * (sizeOf(body) + 3) <= UNROLLED;
}

function copiesOf({ least, most }: Range): number {
  return most === Number.POSITIVE_INFINITY ? Math.max(1, least) : most;
}

/** About how many instructions a tree becomes. */
function sizeOf(tree: Tree): number {
  switch (tree.kind) {
    case "sequence":
      return tree.parts.reduce((size, part) => size + sizeOf(part), 0);
    case "choice":
      return tree.options.reduce((size, option) => size + sizeOf(option) + 2, 1);
    case "group":
    case "atomic":
    case "look":
      return sizeOf(tree.body) + 2;
    case "repeat": {
      if (tree.body.kind === "set") return 2;
      return (isUnrolled(tree.body, tree.range) ? copiesOf(tree.range) : 1) * (sizeOf(tree.body) + 3) + 3;
    }
    default:
      return 1;
  }
}
