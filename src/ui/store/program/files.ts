import type { InputFile } from "../../../kernel/index.ts";

/** Whether two programs are the same, file by file. */
export function sameFiles(a: readonly InputFile[], b: readonly InputFile[]): boolean {
  return (
    a.length === b.length && a.every((file, index) => file.name === b[index]?.name && file.text === b[index]?.text)
  );
}

/** The program with one file's text replaced. */
export function withText(files: readonly InputFile[], name: string, text: string): readonly InputFile[] {
  return files.map((file) => (file.name === name ? { name, text } : file));
}
