import { type AnalysisError, type InputFile, placeOf, type Result } from "../kernel/index.ts";
import { camelCase, definitionFiles, type Flag, type RawOptions, withDefinitionFiles } from "../options/index.ts";

/** A request with the texts of definitions in its options, and their files taken out of the program. */
interface WithDefinitions {
  readonly files: readonly InputFile[];
  readonly options: RawOptions;
  /** An answer whose places are in the file that the definition came from. */
  placed<T>(answer: Result<T>): Result<T>;
}

/** Options that hold definitions may name entries of the files instead: the text of the entry is what is meant. */
export function withDefinitions(
  flags: readonly Flag[],
  files: readonly InputFile[],
  options: RawOptions,
): WithDefinitions {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const used = new Set<string>();
  const holders = new Set(flags.filter(({ file }) => file === "definition").map(({ name }) => name));
  const replaced = Object.entries(options).map(([name, value]): readonly [string, unknown] => {
    const isHolder = holders.has(camelCase(name)) && definitionFiles(value).some((file) => texts.has(file));
    if (!isHolder) return [name, value];
    const text = (file: string): string => {
      if (texts.has(file)) used.add(file);
      return texts.get(file) ?? file;
    };
    return [name, withDefinitionFiles(value, text)];
  });
  const program = files.filter(({ name }) => !used.has(name));
  const [file] = used.size === 1 ? used : [];
  return {
    files: program,
    options: Object.fromEntries(replaced),
    placed: (answer) =>
      answer.ok || file === undefined
        ? answer
        : { ok: false, errors: answer.errors.map((error) => at(error, file, program)) },
  };
}

/** A place that is in no file of the program is in the definition. */
function at(error: AnalysisError, file: string, program: readonly InputFile[]): AnalysisError {
  const span = placeOf(error);
  if (span === undefined || program.some(({ name }) => name === span.file)) return error;
  return { ...error, span: { ...span, file } } as AnalysisError;
}
