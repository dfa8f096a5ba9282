import { blindSlots, diffLines, instrument, relevantSlots, type VariableRow } from "../../engines/relevancy/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import type { CommandHost, DerivedAnswer } from "../pipeline.ts";

/**
 * The program with its relevant variables symbolic, with the difference of each file to its original. The request holds
 * the `variables` of a relevancy result; without them everything becomes symbolic that can be.
 */
export function instrumentedFiles(host: CommandHost, files: readonly InputFile[], request: object): DerivedAnswer {
  const typed = host.compileTyped(files);
  if (!typed.ok) return { ok: false, errors: typed.errors };
  const variables = "variables" in request ? request.variables : undefined;
  const slots = Array.isArray(variables)
    ? relevantSlots(typed.value, variables.filter(isRow))
    : blindSlots(typed.value);
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

/** Whether what came from the page is a row of a relevancy result. */
function isRow(row: unknown): row is VariableRow {
  return typeof row === "object" && row !== null && "kind" in row && "weight" in row;
}
