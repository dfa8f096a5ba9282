import type { InputFile } from "../../kernel/index.ts";
import type { Answered } from "./served-process.ts";

/** An error as `serve` sends it. */
interface SentError {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly others?: readonly SentError[];
}

/** Errors with an answer that took too long. */
export const LATE = "a late answer";

/** Errors with an answer to a request on these files; undefined: nothing. `latest`: milliseconds at work. */
export function mistakeOf(
  answer: Answered | undefined,
  files: readonly InputFile[],
  latest: number,
): string | undefined {
  if (answer === undefined) return "no answer";
  let sent: { readonly ok?: unknown; readonly error?: SentError };
  try {
    sent = JSON.parse(answer.line);
  } catch {
    return "the answer is no JSON";
  }
  if (sent.ok !== true && sent.error === undefined) return "neither a result nor an error";
  const errors = sent.error === undefined ? [] : [sent.error, ...(sent.error.others ?? [])];
  const fault = errors.find(({ code }) => code === "fault");
  if (fault !== undefined) return `fault: ${fault.message}`;
  const texts = [...files, ...files.flatMap(({ text }) => filesWithin(text))];
  const lost = errors.find((error) => !isInside(error, texts));
  if (lost !== undefined) return `no such place: ${JSON.stringify(lost)}`;
  return Math.min(answer.milliseconds, answer.worked) > latest ? LATE : undefined;
}

/** The files that a JSON document names: those of a request, the program of an exercise, those of a lecture’s slides. */
export function filesWithin(document: string): readonly InputFile[] {
  try {
    const written = JSON.parse(document);
    const slides: readonly unknown[] = Array.isArray(written?.slides) ? written.slides : [];
    return [written, ...slides].flatMap(filesOf);
  } catch {
    return [];
  }
}

function filesOf(written: unknown): readonly InputFile[] {
  const { files }: { readonly files?: unknown } = written ?? {};
  return Array.isArray(files) ? files.filter((file) => typeof file?.text === "string") : [];
}

/** Whether an error without a place, or its place is in the text it names: at the end of a line, at most. */
function isInside({ file, line, column }: SentError, files: readonly InputFile[]): boolean {
  if (line === undefined || column === undefined) return true;
  return files.some(({ name, text }) => {
    const written = text.split(/\r\n|[\n\r]/)[line - 1];
    return name === file && written !== undefined && column >= 1 && column <= written.length + 1;
  });
}
