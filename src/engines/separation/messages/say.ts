import { type AnalysisError, fill, type Say, type Span, sayFrom, type ValuesOf } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

type Notes = typeof notes;

/** Says a note of separation logic. */
export const say: Say<Notes> = sayFrom(notes);

/** The notes on what is wrong: for each of them `….remedy` says what to write instead. */
type Problem = { [Id in keyof Notes]: `${Id}.remedy` extends keyof Notes ? Id : never }[keyof Notes];

/** An error at a place, and what to write instead. */
export function illFormed<Id extends Problem>(span: Span, id: Id, ...values: ValuesOf<Notes[Id]>): AnalysisError {
  return {
    kind: "ill-formed",
    span,
    problem: fill(notes, id, ...values),
    remedy: fill(notes, `${id}.remedy`, ...values),
  };
}
