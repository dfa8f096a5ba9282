import { engines } from "../../engines/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../golden-programs.ts";
import { derive } from "./generate/grammar.ts";
import { mutated } from "./generate/mutation.ts";
import type { Random } from "./generate/random.ts";
import { core } from "./languages/core.ts";
import { exercises } from "./languages/exercises.ts";
import { formulas } from "./languages/formulas.ts";
import { java } from "./languages/java.ts";
import type { FuzzedLanguage } from "./languages/language.ts";
import { pushdown, pushdownJson } from "./languages/pushdown.ts";
import { smtLib } from "./languages/smt-lib.ts";

/** The languages that files are written in. */
export const languages: readonly FuzzedLanguage[] = [java, core, pushdown, pushdownJson, formulas, smtLib, exercises];

/** The programs of lessons and the golden ones, each with all its files. */
const programs: readonly (readonly InputFile[])[] = [
  ...engines.flatMap(({ lessons }) => lessons.map(({ file, files = [file] }) => files)),
  ...goldenPrograms.map(filesOfGoldenProgram),
];

/** Where the texts of a language come from: its grammar, and programs with a file of at most `longest` characters in it. */
export function textsOf(
  language: FuzzedLanguage,
  longest: number,
): (random: Random, size: number) => readonly InputFile[] {
  const { extension, grammar, nests, texts = [] } = language;
  const isWritten = ({ name }: InputFile): boolean => name.endsWith(extension);
  const written = (random: Random, size: number): readonly InputFile[] => [
    { name: `Main${extension}`, text: derive(grammar, random, 1 + random.below(size)) },
  ];
  const known = [...programs, ...texts.map((text) => [{ name: `Main${extension}`, text }])].filter(
    (files) => files.some(isWritten) && files.every(({ text }) => text.length <= longest),
  );
  return (random, size) => {
    if (random.once(3)) return written(random, size);
    const files = known.length === 0 || random.once(3) ? written(random, size) : random.pick(known);
    const donor = known.length === 0 ? written(random, size) : random.pick(known);
    const chosen = random.pick(files.filter(isWritten));
    const text = mutated(chosen.text, donor.find(isWritten)?.text ?? "", nests, random);
    return files.map((file) => (file === chosen ? { ...file, text } : file));
  };
}
