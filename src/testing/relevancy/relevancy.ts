import {
  parseOptions,
  type RelevancyResult,
  relevancyOf,
  startRelevancy,
  type VariableRow,
} from "../../engines/relevancy/index.ts";
import type { Program, SourceFile } from "../../java/index.ts";
import { describe } from "../../kernel/index.ts";
import { type Analysis, Recording } from "../../trace/index.ts";
import { compileJava } from "../front-end.ts";
import { advance } from "../recording-laws.ts";

type Options = Readonly<Record<string, unknown>>;

/** Compiles and analyses without a recorder. */
export async function relevancy(
  source: string | readonly SourceFile[],
  options: Options = {},
): Promise<RelevancyResult> {
  return relevancyIn(await compileJava(source), options);
}

export function relevancyIn(program: Program, options: Options = {}): RelevancyResult {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const result = relevancyOf(program, parsed.value);
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}

/** A run of a program, under way. `capacity`: how many steps are recorded at most, outcomes left out. */
export function startIn(
  program: Program,
  options: Options,
  isRecorded: boolean,
  capacity?: number,
): Analysis<RelevancyResult> {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.errors.map(describe).join("\n"));
  const analysis = startRelevancy(program, parsed.value, isRecorded, undefined, capacity);
  if (!analysis.ok) throw new Error(analysis.errors.map(describe).join("\n"));
  return analysis.value;
}

/** One recorded run, streamed in pieces as the page gets it. */
export function recordRelevancy(
  program: Program,
  options: Options,
  capacity?: number,
): { readonly recording: Recording; readonly result: RelevancyResult } {
  const recording = new Recording();
  const result = advance(startIn(program, options, true, capacity), recording, 7);
  return { recording, result };
}

/** `C.m()/x` and `C.f`. */
export function nameOf(row: VariableRow): string {
  switch (row.kind) {
    case "local":
      return `${row.method}/${row.name}`;
    case "return":
      return `${row.method}/ret`;
    default:
      return `${row.class}.${row.field}`;
  }
}

/** The relevant variables by name, sorted. */
export function relevantNames(result: RelevancyResult): readonly string[] {
  return result.variables
    .filter(({ relevant }) => relevant)
    .map(nameOf)
    .sort();
}

/** The weights of the locals of one method, by name. */
export function weightsIn(result: RelevancyResult, method: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    result.variables.flatMap((row) => (row.kind === "local" && row.method === method ? [[row.name, row.weight]] : [])),
  );
}

/** The edges of the dependence graph, `o3.v@C.m() ⇝ C.m()/x@C.m() [field-load]`, with labels other than λx.x. */
export function edgesOf(result: RelevancyResult, isWanted: (rule: string) => boolean = () => true): readonly string[] {
  const node = (id: number): string => {
    const found = result.wdg.nodes[id];
    if (found === undefined) return "?";
    const short = found.variable.startsWith(`${found.method}/`)
      ? found.variable.slice(found.method.length + 1)
      : found.variable;
    return `${short}@${found.method}`;
  };
  return result.wdg.edges
    .filter(({ rule }) => isWanted(rule))
    .map(
      ({ source, target, label, rule }) =>
        `${node(source)} ⇝ ${node(target)} [${rule}${label === "id" ? "" : ` ${label}`}]`,
    );
}
