import type { InputFile } from "../../../kernel/index.ts";

/**
 * The exercise that a link is about: the name of one that comes with the page or lies beside it, or the text of its file, so that
 * the link opens it in any browser.
 */
export type ExerciseReference = string;

/** Whether a reference is the text of a file. */
export function isExerciseText(reference: ExerciseReference): boolean {
  return reference.startsWith("{");
}

/** The program of an exercise that is given by its text; undefined where it is named, or has none. Never throws. */
export function programOfExercise(reference: ExerciseReference | undefined): readonly InputFile[] | undefined {
  if (reference === undefined || !isExerciseText(reference)) return undefined;
  try {
    const { files } = JSON.parse(reference) as { readonly files?: unknown };
    if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) return undefined;
    return files.map(({ name, text }) => ({ name, text }));
  } catch {
    return undefined;
  }
}

function isFile(value: unknown): value is InputFile {
  if (typeof value !== "object" || value === null) return false;
  const { name, text } = value as Partial<Record<keyof InputFile, unknown>>;
  return typeof name === "string" && typeof text === "string";
}
