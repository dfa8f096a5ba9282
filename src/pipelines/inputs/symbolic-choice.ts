import type { CommandHost } from "../../engine-kit/index.ts";
import { inputGroups, makeSubject, type Unit } from "../../engines/symbolic/index.ts";
import { type InputFile, type Result, success } from "../../kernel/index.ts";
import { type RawOptions, showGiven } from "../../options/index.ts";
import { say } from "../messages/en.ts";
import { reachOfInputs, reasonOf } from "./reach-of-inputs.ts";

/** The value of the option `symbolic` that leaves the choice to relevancy. */
const BY_RELEVANCY = "relevant";

/** Which inputs of a method are symbolic. */
interface SymbolicChoice {
  /** Undefined: all. */
  readonly symbolic: readonly string[] | undefined;
  /** What the choice means for the answer, or why relevancy had no say. */
  readonly notes: readonly string[];
}

/** Reads the option `symbolic`: all inputs, those named at commas, or those on which relevancy says that paths depend. */
export async function chooseInputs(
  host: CommandHost,
  files: readonly InputFile[],
  unit: Unit,
  { method, symbolic }: RawOptions,
): Promise<Result<SymbolicChoice>> {
  if (symbolic === undefined || symbolic === "") return success({ symbolic: undefined, notes: [] });
  if (symbolic !== BY_RELEVANCY) {
    const isText = typeof symbolic === "string";
    const names = isText
      ? symbolic.split(",")
      : Array.isArray(symbolic)
        ? symbolic.map(showGiven)
        : [showGiven(symbolic)];
    return success({ symbolic: names.map((name) => name.trim()), notes: [say("pipelines.inputs.restricted")] });
  }
  const subject = makeSubject(unit, method === undefined || method === "" ? undefined : showGiven(method));
  if (!subject.ok) return subject;
  const groups = inputGroups(subject.value);
  if (!groups.ok) return groups;
  return success(await byRelevancy(host, javaFiles(files), subject.value.method.label, groups.value));
}

/** The program without the formulas. */
export function javaFiles(files: readonly InputFile[]): readonly InputFile[] {
  return files.filter(({ name }) => !name.endsWith(".sl"));
}

async function byRelevancy(
  host: CommandHost,
  files: readonly InputFile[],
  method: string,
  groups: readonly (readonly string[])[],
): Promise<SymbolicChoice> {
  const kept: string[] = [];
  for (const group of groups) {
    const reach = await reachOfInputs(host, files, method, new Set(group));
    if (!reach.ok) {
      const reason = reasonOf(reach.errors);
      return { symbolic: undefined, notes: [say("pipelines.inputs.all", { reason })] };
    }
    if (reach.value.decides) kept.push(...group);
  }
  return { symbolic: kept, notes: kept.length === groups.flat().length ? [] : [say("pipelines.inputs.restricted")] };
}
