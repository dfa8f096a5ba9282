import { type Analysis, makeSubject, tiedInputs, type Unit } from "../engines/solvers.ts";
import { type Result, success } from "../kernel/index.ts";
import type { InputFile } from "./protocol.ts";
import { reachOfInputs, reasonOf } from "./reach-of-inputs.ts";
import type { RunSession } from "./run-session.ts";

/** The value of the option `symbolic` that leaves the choice to relevancy. */
export const BY_RELEVANCY = "relevant";

const RESTRICTED =
  "Only some inputs are symbolic: what is infeasible is so for the one value that each of the others has.";

/** Which inputs of a method are symbolic. */
export interface SymbolicChoice {
  /** Undefined: all. */
  readonly symbolic: readonly string[] | undefined;
  /** What the choice means for the answer, or why relevancy had no say. */
  readonly notes: readonly string[];
}

/** Reads the option `symbolic`: all inputs, those named at commas, or those on which relevancy says that paths depend. */
export function chooseInputs(
  session: RunSession,
  files: readonly InputFile[],
  unit: Unit,
  { method, symbolic }: Readonly<Record<string, unknown>>,
): Result<SymbolicChoice> {
  if (symbolic === undefined || symbolic === "") return success({ symbolic: undefined, notes: [] });
  if (symbolic !== BY_RELEVANCY) {
    const names = Array.isArray(symbolic) ? symbolic.map(String) : String(symbolic).split(",");
    return success({ symbolic: names.map((name) => name.trim()), notes: [RESTRICTED] });
  }
  const subject = makeSubject(unit, method === undefined || method === "" ? undefined : String(method));
  if (!subject.ok) return subject;
  const groups = tiedInputs(subject.value);
  if (!groups.ok) return groups;
  return success(byRelevancy(session, javaFiles(files), subject.value.method.label, groups.value));
}

/** The program without the formulas. */
export function javaFiles(files: readonly InputFile[]): readonly InputFile[] {
  return files.filter(({ name }) => !name.endsWith(".sl"));
}

function byRelevancy(
  session: RunSession,
  files: readonly InputFile[],
  method: string,
  groups: readonly (readonly string[])[],
): SymbolicChoice {
  const kept: string[] = [];
  for (const group of groups) {
    const reach = reachOfInputs(session, files, method, new Set(group));
    if (!reach.ok) {
      const reason = reasonOf(reach.errors);
      return { symbolic: undefined, notes: [`All inputs are symbolic, because relevancy cannot tell: ${reason}`] };
    }
    if (reach.value.decides) kept.push(...group);
  }
  return { symbolic: kept, notes: kept.length === groups.flat().length ? [] : [RESTRICTED] };
}

/** An analysis that has something more to say. */
export function withNotes(analysis: Analysis, notes: readonly string[]): Analysis {
  if (notes.length === 0) return analysis;
  return {
    advance: (budget) => analysis.advance(budget),
    takeChunk: () => analysis.takeChunk(),
    result: () => analysis.result(),
    get cutShortBy() {
      return analysis.cutShortBy;
    },
    get notes() {
      return [...analysis.notes, ...notes.map((text) => ({ text, span: undefined }))];
    },
  };
}
