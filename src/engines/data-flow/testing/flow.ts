import type { Program } from "../../../java/index.ts";
import { describe, type Result } from "../../../kernel/index.ts";
import type { Analysis } from "../../../trace/index.ts";
import type { DataFlowResult } from "../algorithm/result.ts";
import { startDataFlow } from "../analysis.ts";
import { type DataFlowGiven, dataFlowSchema } from "../options.ts";

/** Starts an analysis. */
export function start(program: Program, options: DataFlowGiven, isRecorded = false): Analysis<DataFlowResult> {
  return valueOf(startDataFlow(program, valueOf(dataFlowSchema.parse(options)), isRecorded));
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}

/** Runs an analysis to its end. */
export function solve(program: Program, options: DataFlowGiven): DataFlowResult {
  const run = start(program, options);
  while (!run.advance(100));
  return run.result();
}

/** The statements of one method, `8: y = x {x=4} {x=4, y=4}`, without jumps. Values of temporaries are left out. */
export function tableOf(result: DataFlowResult, method: string): readonly string[] {
  const rows = result.methods.find((each) => each.method.includes(method))?.statements ?? [];
  return rows
    .filter(({ text }) => !text.startsWith("goto"))
    .map(({ line, text, in: before, out }) => `${line}: ${text} ${showFact(before)} ${showFact(out)}`);
}

/** `{x=4, y=NAC}` or `{x, y}`, without temporaries. */
export function showFact(fact: DataFlowResult["methods"][number]["statements"][number]["in"]): string {
  const members = Array.isArray(fact)
    ? fact.map(String)
    : Object.entries(fact).map(([name, value]) => `${name}=${value}`);
  return `{${members.filter((member) => !member.startsWith("$")).join(", ")}}`;
}

/** The last OUT of a variable on a line, or where no line is given in a method: what is known of it in the end. */
export function valueAt(result: DataFlowResult, place: number | string, variable: string): string | undefined {
  const methods = result.methods.filter(({ method }) => typeof place === "number" || method.includes(place));
  const rows = methods.flatMap(({ statements }) => statements);
  const row = rows.findLast(({ line }) => typeof place === "string" || line === place);
  return row === undefined || Array.isArray(row.out) ? undefined : new Map(Object.entries(row.out)).get(variable);
}
