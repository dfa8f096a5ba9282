import type { InputFile } from "../../../kernel/index.ts";

/** The methods that the `.sl` files state a precondition for, in writing order: `pre add == …`, `pre Add.add ≡ …`. */
export function methodsWithPrecondition(files: readonly InputFile[]): readonly string[] {
  const texts = files.filter(({ name }) => name.endsWith(".sl")).map(({ text }) => withoutComments(text));
  const found = texts.flatMap((text) => [...text.matchAll(/(?:^|[;}])\s*pre\s+([\w$.]+(?:\([^)]*\))?)\s*(?:==|≡)/g)]);
  return [...new Set(found.flatMap(([, method]) => method ?? []))];
}

/** A space in place of each comment. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, " ");
}
