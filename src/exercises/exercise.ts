import * as v from "valibot";
import { type GivenPosition, isAt } from "../trace/index.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const pauses = v.pipe(v.number(), v.integer(), v.minValue(0));

const common = {
  /** Its name in answers: `q1`. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  points: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)), 1),
  /** The author's own words, before what is asked. */
  text: v.optional(v.string()),
  /** The {@link sealOf} of the right answers: they cannot be read from the file, and a run that answers otherwise is noticed. */
  sealed: v.optional(v.string()),
};

/** A position as version 2 of a file has it. */
const at = v.pipe(
  v.string(),
  v.check((text): boolean => isAt(text)),
);

/** Positions in the files of each version: version 1 counts pauses. */
export const positions = { 1: pauses, 2: at } as const;

/** A question about a run, at positions that a schema reads. */
export function questionOf<Position extends v.GenericSchema<GivenPosition>>(position: Position) {
  return v.variant("kind", [
    /** What comes next at a position: which entry is taken, which rule fires, which fact follows. */
    v.strictObject({
      ...common,
      kind: v.literal("next"),
      about: v.picklist(["entry", "rule", "fact"]),
      at: position,
    }),
    /** Which of these facts are there, at a position or at the end. */
    v.strictObject({
      ...common,
      kind: v.literal("facts"),
      facts: v.pipe(v.array(text), v.minLength(1), v.maxLength(50)),
      at: v.optional(position),
    }),
    /** The elements of a set, or a value, at a position or at the end: `pt(x)`, `OUT[3: x = 0]`. */
    v.strictObject({ ...common, kind: v.literal("value"), of: text, at: v.optional(position) }),
    /** Which premises a fact still lacks at a position. */
    v.strictObject({ ...common, kind: v.literal("premise"), fact: text, at: position }),
  ]);
}

const anyQuestion = questionOf(v.union([pauses, at]));

/** A file of a program. */
export const fileSchema = v.strictObject({ name: text, text: v.string() });

function exerciseOf<Version extends 1 | 2>(version: Version) {
  return v.strictObject({
    fixscope: v.literal("exercise"),
    version: v.literal(version),
    title: text,
    /** The id of an engine. */
    engine: text,
    files: v.pipe(v.array(fileSchema), v.minLength(1)),
    /** As the engine's option schema reads them. */
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    questions: v.pipe(
      v.array(questionOf<v.GenericSchema<GivenPosition>>(positions[version])),
      v.minLength(1),
      v.maxLength(500),
    ),
  });
}

/** What a file of an exercise contains: an analysis of a program, and what is asked about its run. */
export const exerciseSchema = v.variant("fixscope", [v.variant("version", [exerciseOf(1), exerciseOf(2)])]);

/** What a file of answers contains: to each question that was answered the chosen or written texts. */
export const answersSchema = v.strictObject({
  fixscope: v.literal("answers"),
  version: v.literal(1),
  /** The {@link fingerprintOf} of the exercise. */
  exercise: text,
  name: v.optional(v.string(), ""),
  answers: v.record(
    v.string(),
    v.union([
      v.array(v.string()),
      // By hand one answer is easily written without brackets.
      v.pipe(
        v.string(),
        v.transform((text) => [text]),
      ),
    ]),
  ),
});

/** What is kept of an exercise that is being written: it may have no questions yet. */
export const draftSchema = v.object({ title: v.string(), questions: v.array(anyQuestion) });

export type Exercise = v.InferOutput<typeof exerciseSchema>;
export type ExerciseQuestion = Exercise["questions"][number];
export type Answers = v.InferOutput<typeof answersSchema>;
