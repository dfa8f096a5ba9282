interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The methods that the `.sl` files state a precondition for, in writing order: `pre add == …`, `pre Add.add ≡ …`. */
export function methodsWithPrecondition(files: readonly NamedText[]): readonly string[] {
  const texts = files.filter(({ name }) => name.endsWith(".sl")).map(({ text }) => withoutComments(text));
  const found = texts.flatMap((text) => [...text.matchAll(/(?:^|[;}])\s*pre\s+([\w$.]+(?:\([^)]*\))?)\s*(?:==|≡)/g)]);
  return [...new Set(found.flatMap(([, method]) => method ?? []))];
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, " ");
}
