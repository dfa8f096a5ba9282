/** A class, or a member of one with a body, by its lines, which are counted from 1. */
export interface Member {
  readonly kind: "class" | "method";
  readonly first: number;
  readonly last: number;
  /** What it is called by: `class One`, `id(Number n)`. */
  readonly head: string;
  /** The members of a class. */
  readonly members: readonly Member[];
}

interface OpenBlock {
  readonly kind: Member["kind"] | "block";
  readonly first: number;
  readonly head: string;
  readonly members: Member[];
}

/** What holds no braces of the program: comments, texts and characters; or a brace, the end of a statement, or of a line. */
const lexeme =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|[{};\n]/g;

const classWord = /\b(?:class|interface|enum|record)\s+\w/;

/** A type and a name before what is taken: a method that stands beside classes, and no statement with a block. */
const methodHead = /^(?!(?:else|return|throw|new)\b)[\w<>[\],.\s]+\s[\w$]+\s*\(/;

/**
 * The classes of a Java text with their methods, and the methods beside them, as far as its braces match; an array is none of
 * them, nor is a block in a method.
 */
export function membersOf(text: string): readonly Member[] {
  const top: Member[] = [];
  const open: OpenBlock[] = [];
  let line = 1;
  /** Where what may be a head begins, and in which line. */
  let start = 0;
  for (const match of text.matchAll(lexeme)) {
    const [found] = match;
    const end = match.index + found.length;
    if (found === "{") {
      open.push(opened(text.slice(start, match.index), line, open.at(-1)));
      start = end;
    } else if (found === "}") {
      const block = open.pop();
      if (block !== undefined) close(block, line, open.at(-1)?.members ?? top);
      start = end;
    } else if (found === ";") {
      start = end;
    } else line += found.split("\n").length - 1;
  }
  return top;
}

function opened(before: string, line: number, parent: OpenBlock | undefined): OpenBlock {
  const words = before.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  const head = words.trimStart();
  const first = line - (head.split("\n").length - 1);
  const inClass = parent?.kind === "class";
  const kind = classWord.test(head) && parent?.kind !== "method" && parent?.kind !== "block" ? "class" : "method";
  const isBeside = parent === undefined && methodHead.test(head);
  const isMember = kind === "class" || ((inClass || isBeside) && !head.includes("="));
  const [text = ""] = head.trimEnd().split("\n");
  return { kind: isMember ? kind : "block", first, head: shortHead(text), members: [] };
}

/** Of a class the kind and the name, of a method the name and what it takes, as far as that stands in its first line. */
function shortHead(head: string): string {
  return (/\b(?:class|interface|enum|record)\s+\w+/.exec(head) ?? /[\w$]+\s*\(.*$/.exec(head))?.[0] ?? head;
}

function close({ kind, first, head, members }: OpenBlock, last: number, into: Member[]): void {
  if (kind !== "block") into.push({ kind, first, last, head, members });
}
