import { letters } from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";
import type { Code } from "./code.ts";

/**
 * Places by line: `12`; `12a`, `12b` where one line has several of a group; `Node:12` outside the first file.
 * In the order of the code.
 */
export function withPlaces<Found extends { readonly span: Span }>(
  code: Code,
  found: readonly Found[],
  groupOf: (found: Found) => string = () => "",
): readonly (Found & { readonly place: string })[] {
  const first = code.program?.files[0]?.name ?? code.methods[0]?.span.file;
  const lineOf = ({ span }: Found): string =>
    `${span.file === first ? "" : `${baseName(span.file)}:`}${span.start.line}`;
  const keyOf = (each: Found): string => `${groupOf(each)} ${lineOf(each)}`;
  const counts = new Map<string, number>();
  for (const each of found) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  const used = new Map<string, number>();
  return found.map((each) => {
    const key = keyOf(each);
    const index = used.get(key) ?? 0;
    used.set(key, index + 1);
    const line = lineOf(each);
    return { ...each, place: counts.get(key) === 1 ? line : line + letters(index) };
  });
}

/** `Node` of `src/Node.java`. */
function baseName(file: string): string {
  return file.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
}
