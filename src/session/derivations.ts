import { blindSlots, diffLines, instrument, relevantSlots, type VariableRow } from "../engines/solvers.ts";
import type { FrontEnd } from "../java/index.ts";
import type { InputFile } from "../kernel/index.ts";
import type { DerivedAnswer } from "./protocol.ts";

/** Makes a program from another one. Across the worker boundary a request is plain data. */
type Derivation = (frontEnd: FrontEnd, files: readonly InputFile[], request: object) => DerivedAnswer;

/** The programs that the page can ask for, by their ids. */
export const derivations: Readonly<Record<string, Derivation>> = { instrumented: instrumentForPage };

/** What to instrument: the variables of a relevancy result, or everything that can be (`blind`). */
interface Instrumented {
  readonly variables?: readonly VariableRow[] | "blind";
}

/** The program with its relevant variables symbolic, with the difference of each file to its original. */
function instrumentForPage(
  frontEnd: FrontEnd,
  files: readonly InputFile[],
  { variables = "blind" }: Instrumented,
): DerivedAnswer {
  const typed = frontEnd.compileTyped(files);
  if (!typed.ok) return { ok: false, errors: typed.errors };
  const slots = variables === "blind" ? blindSlots(typed.value) : relevantSlots(typed.value, variables);
  const instrumented = instrument(typed.value, slots);
  return {
    ok: true,
    files: instrumented.files.map(({ name, text }) => ({
      name,
      text,
      rows: diffLines(files.find((file) => file.name === name)?.text ?? "", text, instrumented.causes.get(name)),
    })),
    notes: instrumented.notes,
  };
}
