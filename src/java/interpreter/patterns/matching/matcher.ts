import type { CharacterSet } from "../character-sets.ts";
import type { Instruction, PatternProgram } from "../program.ts";
import { DeadEnds } from "./dead-ends.ts";

/** Where a match and its groups begin and end, two numbers each; -1 for a group that took no part. */
export type Match = Int32Array;

/** Counts turns of a tight loop; may throw to end the search. */
export type Work = (turns: number) => void;

/** More ways wait to be tried than there is room for: where Java's stack overflows. */
export class TooManyWays extends Error {}

type InstructionOf<K extends Instruction["kind"]> = Extract<Instruction, { kind: K }>;

const MAX_WAYS = 2_000_000;
/** Instructions between two reports of work, and the turns that one is worth. */
const REPORT_EVERY = 256;
const TURNS_EACH = 32;
/** Most searches are over before it pays to remember what led nowhere. */
const UNREMEMBERED = 2_000;
const NOWHERE = -1;

/**
 * Searches one text for one pattern and tries the ways in Java's order. A long search remembers the joins and places that
 * led nowhere: it ends within instructions times characters, but for patterns with references to groups.
 */
export class Matcher {
  readonly #program: PatternProgram;
  readonly #instructions: readonly Instruction[];
  readonly #text: string;
  readonly #work: Work;
  readonly #registers: Int32Array;
  /**
   * What to try next, or to undo: three numbers each. An instruction, a place, and for a greedy run how far it may give
   * back; an instruction beyond the last one is taken once more. Below zero a register, and what it held.
   */
  readonly #ways: number[] = [];
  readonly #deadEnds: DeadEnds;
  #spent = 0;
  #unreported = 0;
  #from = 0;
  #next = 0;
  #at = 0;
  #accepted = NOWHERE;

  constructor(program: PatternProgram, text: string, work: Work) {
    this.#program = program;
    this.#instructions = program.instructions;
    this.#text = text;
    this.#work = work;
    this.#registers = new Int32Array(program.registers);
    this.#deadEnds = new DeadEnds(text.length);
  }

  /** The match of the whole text; the one before ended at `previous`. */
  matchAll(previous = 0): Match | undefined {
    this.#begin(previous);
    return this.#matchAt(0, this.#text.length);
  }

  /** The match that begins exactly there; the one before ended at `previous`. */
  matchAt(at: number, previous = at): Match | undefined {
    this.#begin(previous);
    return this.#matchAt(at, NOWHERE);
  }

  /**
   * How far a part of the pattern that Java matches by itself came last, a turn of a loop or what is looked for ahead;
   * -1 when there was none. After a search that failed Java's matcher goes on from there.
   */
  get accepted(): number {
    return this.#accepted;
  }

  /** The first match from there on; the one before ended at `previous`. */
  find(from: number, previous: number): Match | undefined {
    this.#begin(previous);
    const first = this.#instructions.find(({ kind }) => kind !== "save");
    for (let at = from; at <= this.#text.length; at++) {
      this.#count(1);
      if ((at > from && this.#program.isSupplementary && this.#isWithinPair(at)) || !this.#mayBegin(first, at, from))
        continue;
      const match = this.#matchAt(at, NOWHERE);
      if (match !== undefined) return match;
    }
    return undefined;
  }

  /** Whether a match may begin there when none began at the places from `from` up to it. */
  #mayBegin(first: Instruction | undefined, at: number, from: number): boolean {
    if (first?.kind === "set") return this.#widthAt(at, first.has) > 0;
    // A run from there ends where one from the character before has ended.
    const isRun = first?.kind === "run" && first.range.most === Number.POSITIVE_INFINITY && this.#program.joins > 0;
    return !isRun || at === from || this.#widthAt(at - 1, first.has) !== 1;
  }

  #isWithinPair(at: number): boolean {
    return at > 0 && (this.#text.codePointAt(at - 1) ?? 0) > 0xffff;
  }

  #begin(from: number): void {
    this.#from = from;
    this.#accepted = NOWHERE;
    this.#spent = 0;
    this.#deadEnds.forgetAll();
    this.#ways.length = 0;
    this.#registers.fill(-1);
  }

  #matchAt(at: number, end: number): Match | undefined {
    const result = this.#run(0, at, end);
    if (result === NOWHERE) return undefined;
    this.#registers[0] = at;
    this.#registers[1] = result;
    return this.#registers.slice(0, 2 * (this.#program.groups + 1));
  }

  /** Where a run from there arrives, which must be at the end if one is given. Else registers are as they were. */
  #run(start: number, from: number, end: number): number {
    const base = this.#ways.length;
    this.#next = start;
    this.#at = from;
    for (;;) {
      this.#count(1);
      const instruction = this.#instructions[this.#next] as Instruction;
      if (instruction.kind !== "accept") {
        if (this.#step(instruction)) continue;
      } else if (end === NOWHERE || this.#at === end) return this.#at;
      if (!this.#tryNextWay(base)) return NOWHERE;
    }
  }

  #count(instructions: number): void {
    this.#spent += instructions;
    this.#unreported += instructions;
    if (this.#unreported < REPORT_EVERY) return;
    this.#work(this.#unreported * TURNS_EACH);
    this.#unreported = 0;
  }

  /** Executes one instruction; whether it fits. */
  #step(instruction: Exclude<Instruction, { kind: "accept" }>): boolean {
    const index = this.#next;
    this.#next = index + 1;
    switch (instruction.kind) {
      case "set": {
        const width = this.#widthAt(this.#at, instruction.has);
        this.#at += width;
        return width > 0;
      }
      case "run":
        return this.#takeRun(instruction, index);
      case "split":
        this.#next = instruction.first;
        this.#push(instruction.second, this.#at, NOWHERE);
        return true;
      case "jump":
        this.#next = instruction.to;
        return true;
      case "join":
        return !this.#ledNowhere(instruction);
      case "save":
        this.#set(instruction.register, this.#at);
        return true;
      case "capture":
        this.#set(instruction.register, this.#registers[instruction.start] ?? 0);
        this.#set(instruction.register + 1, this.#at);
        return true;
      case "step":
        this.#accepted = this.#at;
        return true;
      case "leave-if-empty":
        if (this.#registers[instruction.register] === this.#at) this.#next = instruction.exit;
        return true;
      case "reset":
        this.#set(instruction.register, 0);
        return true;
      case "turn":
        this.#turn(instruction, index);
        return true;
      case "atomic":
        return this.#atomic(instruction);
      case "look":
        return this.#look(instruction);
      case "assertion":
        return instruction.holds(this.#text, this.#at, this.#from);
      case "reference":
        return this.#repeatGroup(instruction);
    }
  }

  /** How many units the code point there has if it is in the set, else 0. */
  #widthAt(at: number, has: CharacterSet): number {
    const point = this.#text.codePointAt(at);
    if (point === undefined || !has(point)) return 0;
    return point > 0xffff ? 2 : 1;
  }

  #takeRun({ has, range, greed, isStepwise }: InstructionOf<"run">, index: number): boolean {
    const { least, most } = range;
    let low = this.#at;
    let count = 0;
    const wanted = greed === "reluctant" ? least : most;
    while (count < wanted) {
      const width = this.#widthAt(this.#at, has);
      if (width === 0) break;
      this.#at += width;
      count += 1;
      if (count === least) low = this.#at;
    }
    this.#count(count >> 2);
    if (isStepwise && count > 0) this.#accepted = this.#at;
    if (count < least) return false;
    if (greed === "reluctant") {
      if (least < most)
        this.#push(this.#instructions.length + index, this.#at, Math.min(most - least, this.#text.length));
    } else if (greed === "greedy" && low < this.#at) this.#push(index + 1, this.#at, low);
    return true;
  }

  #turn({ register, range, isGreedy, exit }: InstructionOf<"turn">, index: number): void {
    const count = this.#registers[register] ?? 0;
    if (count >= range.most) {
      this.#next = exit;
    } else if (count < range.least || isGreedy) {
      if (count >= range.least) this.#push(exit, this.#at, NOWHERE);
      this.#set(register, count + 1);
    } else {
      this.#push(this.#instructions.length + index, this.#at, NOWHERE);
      this.#next = exit;
    }
  }

  #set(register: number, value: number): void {
    this.#push(-1 - register, this.#registers[register] ?? 0, NOWHERE);
    this.#registers[register] = value;
  }

  #push(instruction: number, place: number, low: number): void {
    if (this.#ways.length >= 3 * MAX_WAYS) throw new TooManyWays();
    this.#ways.push(instruction, place, low);
  }

  /** Undoes up to the way that was put last and goes it; whether there is one above the base. */
  #tryNextWay(base: number): boolean {
    const ways = this.#ways;
    while (ways.length > base) {
      const low = ways.pop() as number;
      const place = ways.pop() as number;
      const instruction = ways.pop() as number;
      if (instruction < 0) this.#registers[-1 - instruction] = place;
      else if (this.#take(instruction, place, low)) return true;
    }
    return false;
  }

  #take(way: number, place: number, low: number): boolean {
    const index = way - this.#instructions.length;
    this.#at = place;
    if (index < 0) {
      this.#next = way;
      if (low !== NOWHERE) this.#giveBack(low);
      return true;
    }
    this.#next = index + 1;
    const again = this.#instructions[index];
    if (again?.kind === "turn") this.#set(again.register, (this.#registers[again.register] ?? 0) + 1);
    if (again?.kind !== "run") return true;
    const width = this.#widthAt(place, again.has);
    this.#at += width;
    if (width > 0) this.#accepted = this.#at;
    if (width > 0 && low > 1) this.#push(way, this.#at, low - 1);
    return width > 0;
  }

  /** One code point of a greedy run. */
  #giveBack(low: number): void {
    const pair = this.#at - low > 1 ? (this.#text.codePointAt(this.#at - 2) ?? 0) : 0;
    this.#at -= pair > 0xffff ? 2 : 1;
    if (this.#at > low) this.#push(this.#next, this.#at, low);
  }

  /** Whether that was tried before; if not it is remembered, as a second attempt means that the first one led nowhere. */
  #ledNowhere({ id, loops }: InstructionOf<"join">): boolean {
    if (this.#program.joins === 0 || this.#spent < UNREMEMBERED) return false;
    let key = id;
    for (const register of loops) {
      if (this.#registers[register] === this.#at) break;
      key += 1;
    }
    return this.#deadEnds.isKnown(key, this.#at);
  }

  /**
   * Runs a part by itself. What it remembered holds for good when it led nowhere, unless that was for want of arriving
   * at one certain place.
   */
  #alone(start: number, from: number, end: number): number {
    const mark = this.#deadEnds.beginPart();
    const result = this.#run(start, from, end);
    this.#deadEnds.endPart(mark, result === NOWHERE && end === NOWHERE);
    return result;
  }

  #atomic({ next }: InstructionOf<"atomic">): boolean {
    const base = this.#ways.length;
    const result = this.#alone(this.#next, this.#at, NOWHERE);
    if (result === NOWHERE) return false;
    this.#accepted = result;
    this.#dropWays(base);
    this.#next = next;
    return true;
  }

  #look({ next, isNegated, behind }: InstructionOf<"look">): boolean {
    const base = this.#ways.length;
    const [body, here] = [this.#next, this.#at];
    const isFound = behind === undefined ? this.#isAhead(body, here) : this.#isBehind(body, behind);
    if (isFound && isNegated) while (this.#undo(base));
    if (isFound && !isNegated) this.#dropWays(base);
    this.#next = next;
    this.#at = here;
    return isFound !== isNegated;
  }

  #isAhead(body: number, here: number): boolean {
    const end = this.#alone(body, here, NOWHERE);
    if (end !== NOWHERE) this.#accepted = end;
    return end !== NOWHERE;
  }

  /** From the shortest match to the longest. */
  #isBehind(body: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
    const here = this.#at;
    // A code point has up to two units.
    for (let from = here - least; from >= Math.max(0, here - 2 * most); from--) {
      if (this.#alone(body, from, here) !== NOWHERE) return true;
    }
    return false;
  }

  /** What is tried next is dropped, what is undone stays. */
  #dropWays(base: number): void {
    const ways = this.#ways;
    let kept = base;
    for (let i = base; i < ways.length; i += 3) {
      if ((ways[i] as number) >= 0) continue;
      ways[kept] = ways[i] as number;
      ways[kept + 1] = ways[i + 1] as number;
      ways[kept + 2] = NOWHERE;
      kept += 3;
    }
    ways.length = kept;
  }

  #undo(base: number): boolean {
    const ways = this.#ways;
    if (ways.length <= base) return false;
    ways.pop();
    const value = ways.pop() as number;
    const register = -1 - (ways.pop() as number);
    if (register >= 0) this.#registers[register] = value;
    return true;
  }

  #repeatGroup({ register, isEqual }: InstructionOf<"reference">): boolean {
    const start = this.#registers[register] ?? NOWHERE;
    const end = this.#registers[register + 1] ?? NOWHERE;
    if (start === NOWHERE) return false;
    this.#count((end - start) >> 2);
    for (let from = start; from < end; ) {
      const [wanted, found] = [this.#text.codePointAt(from) ?? 0, this.#text.codePointAt(this.#at)];
      if (found === undefined || !isEqual(wanted, found)) return false;
      from += wanted > 0xffff ? 2 : 1;
      this.#at += found > 0xffff ? 2 : 1;
    }
    return true;
  }
}
