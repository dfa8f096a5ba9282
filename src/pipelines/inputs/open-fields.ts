import type { InputFile } from "../../kernel/index.ts";

/**
 * The same program with instance fields that other classes may assign: `private` and `final` become blanks, so that
 * every place in the text stays where it is. Who may assign a field changes nothing in what the program's own code does.
 */
export function withOpenFields(files: readonly InputFile[]): readonly InputFile[] {
  return files.map(({ name, text }) => ({ name, text: text.replaceAll(DECLARATION, opened) }));
}

/** From the end of what stands before to the name of what is declared. Heads of methods and classes do not match. */
const DECLARATION = /(?<=[;{}])[^;{}()=]*(?=[;=])/g;

function opened(declaration: string): string {
  if (/\bstatic\b/.test(declaration)) return declaration;
  return declaration.replaceAll(/\b(?:private|final)\b/g, (word) => " ".repeat(word.length));
}
