import type { CommandHost, Compile, Runnable } from "../../engine-kit/index.ts";
import { engine as pointsToEngine } from "../../engines/points-to/engine.ts";
import type { PointsToResult } from "../../engines/points-to/index.ts";
import { engine as relevancyEngine } from "../../engines/relevancy/engine.ts";
import type { RelevancyResult } from "../../engines/relevancy/index.ts";
import type { Instruction, Method, Operand, Program, Variable } from "../../java/index.ts";
import { type AnalysisError, describe, failure, type InputFile, type Result, success } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { say } from "../messages/en.ts";
import { inputDriver } from "./input-driver.ts";
import { withOpenFields } from "./open-fields.ts";

/** Steps after which the question is given up. */
const MAX_STEPS = 2_000_000;

/** How far the values of some inputs of a method come, as relevancy sees it. */
export interface Reach {
  /** The variables and fields of interest in what the method runs. */
  readonly variables: number;
  /** Those that a value of the inputs can reach: `A.m(int)/x`, `node.val`, `A.m(int)/return`. */
  readonly relevantVariables: readonly string[];
  /** Conditions in what the method runs, and those of them that the inputs may decide. */
  readonly conditions: { readonly all: number; readonly symbolic: number };
  /** Whether a path may depend on the inputs: by a condition, a reference that is followed, or a divisor. */
  readonly decides: boolean;
}

/**
 * Runs relevancy with the values of `symbolic` as the only symbolic ones. Assertions are switched on, as in the execution
 * that the answer is for.
 *
 * Errors: code that relevancy does not support, inputs that no driver can make, too much work or too little time.
 */
export async function reachOfInputs(
  host: CommandHost,
  files: readonly InputFile[],
  label: string,
  symbolic: ReadonlySet<string>,
): Promise<Result<Reach>> {
  if (files.some(({ name }) => name.endsWith(".core")))
    return failure({ kind: "bad-request", problem: say("pipelines.inputs.notJava") });
  const opened = withOpenFields(files);
  const original = host.compile(opened);
  if (!original.ok) return original;
  const method = original.value.methods.find((each) => each.label === label);
  if (method === undefined)
    return failure({ kind: "bad-request", problem: say("pipelines.inputs.noMethod", { method: label }) });
  const driver = inputDriver(original.value, method, symbolic);
  if (!driver.ok) return driver;
  const all = [...opened, driver.value.file];
  const program = host.compile(all, { assertions: "on" });
  if (!program.ok) return program;
  const main = program.value.methods.find(
    (each) => each.class.name.endsWith(driver.value.name) && each.name === "main",
  );
  const options = { entry: main?.label, maxSteps: MAX_STEPS };
  const pointsTo = await finished(host, pointsToEngine, all, { ...options, context: "ci", heap: 0 });
  if (!pointsTo.ok) return pointsTo;
  const relevancy = await finished(host, relevancyEngine, all, { ...options, types: EVERY_TYPE, stacks: false });
  if (!relevancy.ok) return relevancy;
  const run = methodsRun(program.value, pointsTo.value, label);
  return success(measured(run, relevancy.value));
}

/** Why there is no answer, as the end of a sentence. */
export function reasonOf(errors: readonly AnalysisError[]): string {
  return errors.map((error) => (error.kind === "bad-request" ? error.problem : describe(error))).join(" ");
}

const EVERY_TYPE = "primitives,strings,boxes,modeled,all";

async function finished<RunResult extends object>(
  host: CommandHost,
  engine: Runnable<RunResult>,
  files: readonly InputFile[],
  options: RawOptions,
): Promise<Result<RunResult>> {
  const runs = await engine.load();
  const compile: Compile = (texts) => host.compile(texts, { assertions: "on" });
  const analysis = runs.start(files, options, false, compile, host.budget);
  if (!analysis.ok) return analysis;
  while (!analysis.value.advance(1_000)) if (host.budget.isSpentNow()) break;
  const stoppedBy = analysis.value.stoppedBy;
  if (host.budget.isSpentNow()) return failure({ kind: "out-of-time", milliseconds: host.budget.milliseconds });
  return stoppedBy === undefined
    ? success(analysis.value.result())
    : failure({ kind: "bad-request", problem: say("pipelines.inputs.tooLong", { steps: MAX_STEPS }) });
}

/** The method and what it calls, in the reader's own classes. */
function methodsRun(program: Program, pointsTo: PointsToResult, label: string): readonly Method[] {
  const { profile } = pointsTo.options;
  const callers = new Map(program.callSites.map((site) => [site.labels[profile], site.method.label]));
  const found = new Set([label]);
  for (const caller of found)
    for (const { site, callee } of pointsTo.callEdges) if (callers.get(site) === caller) found.add(callee);
  return program.methods.filter((method) => found.has(method.label) && !method.class.isLibrary);
}

function measured(methods: readonly Method[], { variables, wdg }: RelevancyResult): Reach {
  const labels = new Set(methods.map(({ label }) => label));
  const fields = new Set(methods.flatMap(({ body }) => body.flatMap(fieldOf)));
  const rows = variables.filter((row) =>
    "class" in row ? fields.has(`${row.class}.${row.field}`) : labels.has(row.method),
  );
  const reached = new Set(wdg.nodes.flatMap(({ variable, weight }) => (weight === "any" ? [variable] : [])));
  const isReached = (variable: Variable): boolean => reached.has(`${variable.method.label}/${variable.name}`);
  const conditions = methods.flatMap(({ body }) => body.flatMap(conditionOf));
  const symbolic = conditions.filter((operands) => operands.some(isReached)).length;
  const failing = methods.flatMap(({ body }) => body.flatMap(mayFailBy));
  return {
    variables: rows.length,
    relevantVariables: rows.filter(({ relevant }) => relevant).map(nameOf),
    conditions: { all: conditions.length, symbolic },
    decides: symbolic > 0 || failing.some(isReached),
  };
}

function nameOf(row: RelevancyResult["variables"][number]): string {
  if ("class" in row) return `${row.class}.${row.field}`;
  return `${row.method}/${row.kind === "return" ? "return" : row.name}`;
}

function fieldOf(instruction: Instruction): readonly string[] {
  return "field" in instruction ? [`${instruction.field.class.name}.${instruction.field.name}`] : [];
}

/** What a condition looks at; nothing for other instructions. */
function conditionOf(instruction: Instruction): readonly (readonly Variable[])[] {
  return instruction.kind === "if-false" ? [variablesOf(instruction.condition)] : [];
}

/** The variables whose values say whether an instruction throws. */
function mayFailBy(instruction: Instruction): readonly Variable[] {
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-length":
      return [instruction.base];
    case "array-load":
    case "array-store":
      return [instruction.base, ...variablesOf(instruction.index)];
    case "call":
      return instruction.receiver === undefined ? [] : [instruction.receiver];
    case "binary":
      return instruction.operator === "/" || instruction.operator === "%" ? variablesOf(instruction.right) : [];
    default:
      return [];
  }
}

function variablesOf(operand: Operand): readonly Variable[] {
  return operand.kind === "variable" ? [operand.variable] : [];
}
