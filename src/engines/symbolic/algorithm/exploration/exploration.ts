import type { TestsOptions } from "../../options.ts";
import {
  type Branches,
  branchesOf,
  coverageOf,
  goalCoverageOf,
  OpenEnds,
  refusedGoals,
  refusedSides,
} from "../coverage/index.ts";
import type { TreeNode } from "../observer.ts";
import type { CoreInstruction } from "../program/code.ts";
import type { Outcome } from "../state/outcome.ts";
import { type State, type Trace, topFrame } from "../state/state.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { ExploredGoals } from "./explored-goals.ts";
import { wayOfNaN } from "./not-a-number.ts";
import { isSkipped } from "./skipped-calls.ts";

/** What was seen so far. */
interface Seen {
  /** The sides that runs took. */
  readonly taken: ReadonlySet<string>;
  /** Whether all paths were followed that are to be followed; else nothing is refuted. */
  readonly isOver: boolean;
}

/** What the paths of an execution show of branches and goals: what they refuse, and where they are left before their ends. */
export class Exploration {
  readonly goals: ExploredGoals;
  readonly #subject: Subject;
  readonly #branches: Branches;
  /** Sides (`12T`) that a path took which was left before its end, or that are taken where no path follows. */
  readonly #feasible = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #openEnds: OpenEnds;

  constructor(subject: Subject, { strategy, symbolic, aliases }: TestsOptions) {
    const { code, method } = subject;
    this.#subject = subject;
    this.goals = new ExploredGoals(code);
    this.#branches = branchesOf(code);
    // Paths refute nothing where they leave inputs out.
    const isRestricted = symbolic !== undefined && strategy !== "lazy";
    this.#openEnds = isRestricted || aliases === "printed" ? OpenEnds.ofWhole(code, method) : new OpenEnds(code);
  }

  /** A side of a condition was refused on some path. */
  refused(side: string): void {
    this.#refused.add(side);
  }

  /** An instruction was executed in a configuration. What comes of NaN, and of a call that is not followed, is open. */
  executed(node: TreeNode, state: State, instruction: CoreInstruction, outcome: Outcome): void {
    this.goals.executed(node, state, outcome);
    const top = topFrame(state);
    const way = top && wayOfNaN(state, instruction, this.#subject.code.bodyOf(top.method));
    if (way !== undefined) this.#openEnds.add(way.calls);
    const side = way?.decision && this.#branches.sideOf(way.decision.method, way.decision.pc, way.decision.holds);
    if (side !== undefined) this.#feasible.add(side);
    if (isSkipped(state, instruction, outcome)) this.#openEnds.addSkipped(state.frames, instruction);
  }

  /** A path was left before its end. */
  leftOpen(node: TreeNode, { frames, trace }: State): void {
    this.#openEnds.add(frames);
    this.goals.leftOpen(node);
    for (let at: Trace | undefined = trace; at !== undefined; at = at.before) this.#feasible.add(at.branch);
  }

  /** A place was refused that an overflow may get to: `12T`, or a check. */
  mayOverflow(place: string, { frames }: State): void {
    this.#openEnds.add(frames);
    this.#feasible.add(place);
  }

  coverage(seen: Seen): TestsResult["coverage"] {
    const { code, method } = this.#subject;
    return coverageOf(code, method, seen.taken, this.#explored(seen));
  }

  goalCoverage(seen: Seen): NonNullable<TestsResult["goals"]> {
    const { code, method } = this.#subject;
    return goalCoverageOf(code, method, this.#explored(seen), this.goals);
  }

  /** Open sides that every path refused that came to them. */
  refusedSides(seen: Seen): readonly string[] {
    const { code, method } = this.#subject;
    return refusedSides(code, method, this.coverage(seen), this.#explored(seen));
  }

  /** Open goals that every path refused that came to them. */
  refusedGoals(seen: Seen): readonly string[] {
    const { code, method } = this.#subject;
    return refusedGoals(code, method, this.#explored(seen), this.goals, this.goalCoverage(seen));
  }

  #explored({ taken, isOver }: Seen) {
    const { code, method } = this.#subject;
    const openEnds = isOver ? this.#openEnds : OpenEnds.ofWhole(code, method);
    return { taken, feasible: this.#feasible, refused: this.#refused, openEnds };
  }
}
