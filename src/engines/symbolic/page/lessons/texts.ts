const texts = import.meta.glob<string>("./*/*.{java,core,sl}", { query: "?raw", import: "default", eager: true });

interface File {
  readonly name: string;
  readonly text: string;
}

/** Files of the folders beside this one by their paths, in this order. */
export function filesAt(first: string, ...others: readonly string[]): readonly [File, ...File[]] {
  return [fileAt(first), ...others.map(fileAt)];
}

function fileAt(path: string): File {
  return { name: path.slice(path.lastIndexOf("/") + 1), text: texts[`./${path}`] ?? "" };
}
