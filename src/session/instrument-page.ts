import { blindSlots, diffLines, instrument, relevantSlots, type VariableRow } from "../engines/solvers.ts";
import type { FrontEnd } from "../java/index.ts";
import type { InstrumentAnswer, InstrumentRequest } from "./protocol.ts";

/** Instruments a program for the page, with the difference of each file to its original. */
export function instrumentForPage(frontEnd: FrontEnd, { files, variables }: InstrumentRequest): InstrumentAnswer {
  const typed = frontEnd.compileTyped(files);
  if (!typed.ok) return { ok: false, errors: typed.errors };
  // The rows are those of a relevancy result: across the worker boundary they are plain data.
  const slots =
    variables === "blind" ? blindSlots(typed.value) : relevantSlots(typed.value, variables as readonly VariableRow[]);
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
