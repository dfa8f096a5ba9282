import { type AnalysisError, fill, type Say, type Span, sayFrom, type ValuesOf } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

type Notes = typeof notes;

/** Says a note of symbolic execution. */
export const say: Say<Notes> = sayFrom(notes);

/** The notes on formulas that do not fit the program: for each of them `….remedy` says what to write instead. */
type Misfit = { [Id in keyof Notes]: `${Id}.remedy` extends keyof Notes ? Id : never }[keyof Notes];

/** What does not fit at a place, and what to write instead; without a place where no text has one. */
export function misfit<Id extends Misfit>(
  span: Span | undefined,
  id: Id,
  ...values: ValuesOf<Notes[Id]>
): AnalysisError {
  const problem = fill(notes, id, ...values);
  const remedy = fill(notes, `${id}.remedy`, ...values);
  return span === undefined
    ? { kind: "bad-request", problem: `${problem} ${remedy}` }
    : { kind: "ill-formed", span, problem, remedy };
}
