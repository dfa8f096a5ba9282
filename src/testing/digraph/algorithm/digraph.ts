import { failure, fill, type InputFile, type Result, success } from "../../../kernel/index.ts";
import { words } from "../messages/en.ts";

/** A directed graph, and where the walk starts. */
export interface Digraph {
  readonly start: string;
  /** The successors of each node, in the order in which they are written. */
  readonly successors: ReadonlyMap<string, readonly string[]>;
}

/** Reads lines such as `a -> b` and `start a`; `# comment`. */
export function readDigraph({ name: file, text }: InputFile): Result<Digraph> {
  const successors = new Map<string, string[]>();
  let start: string | undefined;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = written.replace(/#.*/, "").trim();
    const [, from, to] = /^(\w+)\s*->\s*(\w+)$/.exec(line) ?? [];
    const begin = /^start\s+(\w+)$/.exec(line)?.[1];
    if (from !== undefined && to !== undefined) successors.set(from, [...(successors.get(from) ?? []), to]);
    else if (begin !== undefined) start = begin;
    else if (line !== "") {
      const span = {
        file,
        start: { line: index + 1, column: 1 },
        end: { line: index + 1, column: written.length + 1 },
      };
      return failure({ kind: "syntax", span, found: line, expected: fill(words, "digraph.line") });
    }
  }
  if (start === undefined) return failure({ kind: "bad-request", problem: fill(words, "digraph.noStart") });
  return success({ start, successors });
}
