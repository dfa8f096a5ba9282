/** What the file of a definition is called: its name and the word that it begins with, `own-2-obj.selector`. */
export function fileNameOf(text: string, name: string | undefined): string {
  const keyword = /^\s*([A-Za-z]+)/.exec(text)?.[1] ?? "txt";
  const plain = (name ?? "").replaceAll(/[^\p{L}\p{N}_-]+/gu, "-").slice(0, 60);
  return `${plain === "" ? "own" : plain}.${keyword}`;
}
