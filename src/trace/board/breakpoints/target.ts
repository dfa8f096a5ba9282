/** What a walk may stop at: a line that is arrived at, a rule that is applied, something drawn that changes. */
export type Target =
  | { readonly kind: "line"; readonly file: string; readonly line: number }
  /** `line`: the number that the pseudocode of the board has for it. */
  | { readonly kind: "pseudocode"; readonly line: number }
  /** `rule`: the message id of its name. */
  | { readonly kind: "rule"; readonly rule: string }
  /** A graph element or a table row. Its name is that of one run: another program or other options have others. */
  | { readonly kind: "change"; readonly element: string };
