import { analyzed, type CommandAnswer, type CommandHost } from "../../../engine-kit/index.ts";
import { type InputFile, type Result, success } from "../../../kernel/index.ts";
import type { RawOptions } from "../../../options/index.ts";
import { compareSelectors, parseTableOptions, tableAsCsv, tableAsMarkdown } from "./selector-table.ts";

/** The answer of the command `table`. */
export function tabulate(
  host: CommandHost,
  files: readonly InputFile[],
  raw: RawOptions,
  { format, times }: { readonly format: "json" | "csv" | "spreadsheet" | "md"; readonly times: boolean },
): Result<CommandAnswer> {
  const program = host.compile(files, analyzed);
  if (!program.ok) return program;
  const options = parseTableOptions(raw);
  if (!options.ok) return options;
  const table = compareSelectors(program.value, options.value, {
    budget: host.budget,
    now: () => host.now(),
    hasTimes: times,
  });
  if (!table.ok) return table;
  const isPartial = table.value.partial;
  if (format === "csv" || format === "spreadsheet")
    return success({ kind: "text", text: tableAsCsv(table.value, format === "spreadsheet"), isPartial, comment: "# " });
  if (format === "md") return success({ kind: "text", text: tableAsMarkdown(table.value), isPartial, comment: "\n" });
  return success({ kind: "json", value: table.value, isPartial });
}
