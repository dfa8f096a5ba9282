import { capabilityKind } from "../../kernel/index.ts";
import type { GivenOptions } from "../../options/index.ts";

/** A question of the reader that a command answers. */
interface Answered {
  readonly command: string;
}

/** Why a fact is missing (`WhyNotAnswer`); the option `fact` of the command is the fact. */
export const whyNot = capabilityKind<Answered>();

/**
 * What lets a fact in (`BlameAnswer`); the option `fact` of the command is the fact, and `against` another run as the comparison
 * writes it, which is then the only change.
 */
interface Blame extends Answered {
  isFor(fact: string): boolean;
  /** How many spurious facts each method causes (`BlameMethodsAnswer`), of runs that it can be asked about. */
  readonly methods?: Answered & { isFor(options: GivenOptions): boolean };
}

export const blame = capabilityKind<Blame>();

/** What an algorithm loses without some of its parts (`WhatIfAnswer`). */
interface WhatIf extends Answered {
  /** The option that is the list of these parts. */
  readonly option: string;
}

export const whatIf = capabilityKind<WhatIf>();

/** Whether an execution of the program shows anything that an analysis lacks (`SoundAnswer`). */
export const sound = capabilityKind<Answered>();
