import { blindSlots, diffLines, instrument, relevantSlots, type VariableRow } from "../../engines/relevancy/index.ts";
import type { CommandHost } from "../pipeline.ts";
import type { InstrumentAnswer, InstrumentRequest } from "./request.ts";

/** Instruments a program, with the difference of each file to its original. */
export function instrumentedFiles(host: CommandHost, { files, variables }: InstrumentRequest): InstrumentAnswer {
  const typed = host.compileTyped(files);
  if (!typed.ok) return { ok: false, errors: typed.errors };
  const slots = variables === "blind" ? blindSlots(typed.value) : relevantSlots(typed.value, variables.filter(isRow));
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

/** Whether an object from the page is a row of a relevancy result. */
function isRow(row: object): row is VariableRow {
  return "kind" in row && "weight" in row;
}
