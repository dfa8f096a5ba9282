import { capabilityKind } from "../../kernel/index.ts";

/**
 * A program made from the one that was analyzed, shown as a difference. Words, all with its id and a point before them:
 * `region` its name, `which` the choice of its kinds, `KIND` each of them, `nothing` when it is the same program.
 */
export interface DerivedProgram<Result extends object = object> {
  readonly id: string;
  /** The ways to make it; the first is shown at first. */
  readonly kinds: readonly string[];
  /** Those of them that rest on what the analysis found. */
  readonly ofResult: readonly string[];
  /** The request of the page. */
  request(kind: string, result: Result): object;
  /** Which cause of changed lines a fact is, by its name in comparisons; undefined for one that changes none. */
  causeOf?(fact: string): string | undefined;
}

export const derived = capabilityKind<DerivedProgram>();
