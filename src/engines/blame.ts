import type { GivenOptions } from "../options/index.ts";

/** What a command answers that is asked what lets a fact in that a more precise analysis does not find. */
export interface BlameAnswer {
  /** As the field writes it. */
  readonly fact: string;
  /** Whether an execution shows it: then nothing is to blame. */
  readonly isObserved: boolean;
  /** The smallest changes under which it is gone, the smallest first; none where none of those that were tried removes it. */
  readonly changes: readonly BlamedChange[];
}

/** A change of the options under which the fact is gone. */
export interface BlamedChange {
  /** What is set besides the present options; undefined takes an option away. */
  readonly options: GivenOptions;
  /** The methods that get contexts, where only some do: there the flows meet. */
  readonly methods: readonly string[];
  readonly steps: { readonly before: number; readonly after: number };
  /** What meets in these methods: of each parameter, what each call brings. */
  readonly meetings: readonly Meeting[];
}

/** A parameter of a method, and what its calls bring. */
export interface Meeting {
  readonly method: string;
  readonly parameter: string;
  readonly calls: readonly { readonly call: string; readonly brings: readonly string[] }[];
}
