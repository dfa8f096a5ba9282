import * as v from "valibot";
import { engineById, engines } from "../engines/index.ts";
import { type AnalysisError, failure, type InputFile, type Result, readableText, success } from "../kernel/index.ts";
import { type Answers, answersSchema, draftSchema, type Exercise, exerciseSchema } from "./exercise.ts";
import { say } from "./messages/en.ts";

/** Reads an exercise. What is wrong is said with its place in the file. */
export function readExercise(file: InputFile): Result<Exercise> {
  const read = readAs(file, exerciseSchema);
  if (!read.ok) return read;
  const { engine, questions } = read.value;
  if (engineById(engine) === undefined)
    return bad(file, "engine", say("exercise.noEngine", { engine, known: engines.map(({ id }) => id).join(", ") }));
  const ids = questions.map(({ id }) => id);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
  return twice < 0 ? read : bad(file, `questions.${twice}.id`, say("exercise.twice", { id: ids[twice] ?? "" }));
}

/** Reads the answers that someone gave to an exercise. */
export function readAnswers(file: InputFile): Result<Answers> {
  return readAs(file, answersSchema);
}

/** Reads what was kept of an exercise that is being written; undefined where that is nothing of the kind. */
export function readDraft(kept: unknown): v.InferOutput<typeof draftSchema> | undefined {
  const read = v.safeParse(draftSchema, kept);
  return read.success ? read.output : undefined;
}

/** Reads a file of JSON as a schema has it. */
export function readAs<Value>(file: InputFile, schema: v.GenericSchema<unknown, Value>): Result<Value> {
  const json = parsed(file.text);
  if (!json.ok) return bad(file, "", json.problem);
  const read = v.safeParse(schema, json.value);
  if (read.success) return success(read.output);
  const [issue] = read.issues;
  return bad(file, v.getDotPath(issue) ?? "", mismatch(issue));
}

/** What is wrong at a place, in our words: those of the schema library are English. */
function mismatch({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (type === "check") return say("exercise.noPosition", { received });
  if (received === "undefined") return say("exercise.missing");
  if (expected === "never") return say("exercise.needless");
  return say("exercise.mismatch", { expected: expected ?? "", received });
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

function parsed(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(readableText(text)) };
  } catch (error) {
    return { ok: false, problem: say("exercise.noJson", { reason: error instanceof Error ? error.message : "" }) };
  }
}

/** The failure that a place of a file is the reason for. */
export function bad(file: InputFile, path: string, problem: string): Result<never> {
  return failure(unreadable(file, path, problem));
}

/** What is wrong with a file of JSON, and where. */
export function unreadable({ name }: InputFile, path: string, problem: string): AnalysisError {
  const at = path === "" ? "" : say("exercise.at", { path });
  return { kind: "bad-document", problem: say("exercise.bad", { name, at, problem }) };
}
