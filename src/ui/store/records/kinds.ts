import * as v from "valibot";
import { settingsSchema } from "../settings/index.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const file = v.object({ name: text, text: v.string() });

const position = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** The schema of each kind of record; programs are documents, with versions. */
const schemas = {
  /** An exercise by its fingerprint. What its questions ask is read where it is opened. */
  exercise: v.looseObject({
    fixscope: v.literal("exercise"),
    version: v.picklist([1, 2]),
    title: text,
    engine: text,
    files: v.pipe(v.array(file), v.minLength(1)),
    questions: v.array(v.looseObject({ id: text, kind: text })),
  }),
  /** What the reader has answered in an exercise. */
  answers: v.object({ name: v.string(), answers: v.record(v.string(), v.array(v.string())) }),
  /** The exercise that is being written about an engine. */
  draft: v.object({ title: v.string(), questions: v.array(v.looseObject({ id: text, kind: text })) }),
  /** The file of a lecture by its hash. */
  lecture: file,
  /** A lecture that the reader makes while walking: its slides by their ids, and their order. What a slide shows is read where it is played. */
  talk: v.object({
    title: v.string(),
    order: v.array(text),
    slides: v.record(
      text,
      v.looseObject({ title: v.string(), text: v.string(), notes: v.string(), minutes: v.number() }),
    ),
  }),
  /** The drawing of a slide of such a lecture, by the id of the slide. */
  picture: v.object({ svg: text }),
  /** Notes at steps of a lesson or a document: texts by positions. */
  notes: v.record(position, v.string()),
  /** Which predictions in a run were right: by position, and by how often that was asked about. */
  predictions: v.record(v.pipe(v.string(), v.regex(/^\d{1,15}(:\d{1,9})?$/)), v.boolean()),
  /** What the reader has done with a lesson: its last step was reached; which questions about it were answered right. */
  learned: v.object({
    isDone: v.optional(v.boolean()),
    answers: v.optional(v.record(v.string(), v.boolean())),
  }),
  /** A definition of an analysis that is being written, and the one in use when it was begun. */
  own: v.object({ text: v.string(), of: v.optional(v.string()) }),
  /** What the reader prefers. */
  settings: settingsSchema,
} as const;

export type RecordKind = keyof typeof schemas;
export type RecordValue<Kind extends RecordKind> = v.InferOutput<(typeof schemas)[Kind]>;

export const recordKinds = Object.keys(schemas) as readonly RecordKind[];

/** A value as its kind has it; what is wrong with it otherwise, by its place. */
export function readValue<Kind extends RecordKind>(
  kind: Kind,
  value: unknown,
): { readonly ok: true; readonly value: RecordValue<Kind> } | { readonly ok: false; readonly path: string } {
  const read = v.safeParse(schemas[kind], value);
  // The schema of a kind gives values of that kind.
  if (read.success) return { ok: true, value: read.output as RecordValue<Kind> };
  return { ok: false, path: v.getDotPath(read.issues[0]) ?? "" };
}
