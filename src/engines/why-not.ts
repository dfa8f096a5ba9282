/** Why a fact is not there, as the mirror of why one is: what each rule that could give it lacks first. */
export interface Absence {
  /** As the field writes it. */
  readonly fact: string;
  /** Those that lack least first; none where no rule of this program could ever give it. */
  readonly attempts: readonly Attempt[];
  /** It stands above already: it would rest on itself. */
  readonly isAbove?: true;
  /** What it lacks is not looked for: the tree is deep or large enough. */
  readonly isCut?: true;
}

/** An instance of a rule that does not apply: its premises up to the first that is missing. */
export interface Attempt {
  /** `load`: `ENGINE.rule.load` is its name. */
  readonly rule: string;
  /** The statement. */
  readonly at: { readonly file: string; readonly line: number } | undefined;
  /** Premises that are there. */
  readonly holds: readonly string[];
  /** The first premise that is not; undefined where no fact is missing, but something else holds instead. */
  readonly lacks?: Absence;
  /** What holds instead, as the field writes it: `Dispatch(o3, m()) = C.m()`. */
  readonly but?: string;
}

/** What a command answers that is asked why a fact is not there. */
export interface WhyNotAnswer {
  /** Whether the fact is there after all. */
  readonly holds: boolean;
  readonly absence: Absence | undefined;
}
