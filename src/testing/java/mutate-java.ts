import fc from "fast-check";

const TOKEN =
  /\s+|\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|[\p{ID_Start}_$][\p{ID_Continue}$]*|\d[\w.]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|>>>=|<<=|>>=|[-<>=!+*/&|^%]=|->|::|\.\.\.|\+\+|--|&&|\|\||<<|[\s\S]/gu;

/** Tokens that change the meaning of what is around them, literals at the edges, and what is no Java at all. */
export const STRANGE: readonly string[] = [
  ...'{ } ( ) [ ] ; , . = < > ? : :: -> @ # ... + - ++ ! ~ \' " \\ """ /* */ // & && | <<= >>>='.split(" "),
  ..."int char long double boolean void var final static abstract default sealed record enum class interface".split(
    " ",
  ),
  ..."this super null true new return break continue yield throw try catch finally switch case instanceof".split(" "),
  ..."if else while do for assert synchronized extends implements throws import package String Object".split(" "),
  ..."0x 0b 0b2 08 1e 1e400 1e-400f 0x1p 2147483648 9223372036854775808L 1__ 1_ 0xFFFFFFFFF".split(" "),
  `"${"a".repeat(5_000)}"`,
  "9".repeat(400),
  `0.${"0".repeat(400)}1`,
  "'ab'",
  "'\\u0000'",
  "'\\400'",
  '"\\q"',
  "\\u007b",
  "\\uXYZ",
  "\u0000",
  "\u200b",
  "\ufeff",
  "\ud800",
  "\u{1f600}",
  "数据",
  "é",
  "\r",
  "\u2028",
  "\t",
];

type Kind =
  | "alike"
  | "delete"
  | "cut"
  | "double"
  | "swap"
  | "replace"
  | "insert"
  | "graft"
  | "nest"
  | "truncate"
  | "letters";

/** A change: of which kind, at which token, and a number for what else there is to choose. */
export interface Edit {
  readonly kind: Kind;
  readonly at: number;
  readonly other: number;
}

/** The changes that keep to nothing, as often as they are made. */
export const KINDS: readonly Kind[] = [
  "delete",
  "delete",
  "cut",
  "double",
  "swap",
  "swap",
  "replace",
  "replace",
  "insert",
  "insert",
  "graft",
  "graft",
  "nest",
  "truncate",
  "letters",
];

const edits = (kinds: readonly Kind[], most: number) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), other: fc.nat() }), {
    minLength: 1,
    maxLength: most,
  });

/**
 * Programs with up to four changes to one of them: tokens deleted, doubled, swapped, replaced, taken over from
 * another program, put into many brackets; letters changed; the end cut off. Half of them have only names, literals
 * and operators changed for others, so that they get past the parser.
 */
export function mutants(programs: readonly string[]): fc.Arbitrary<string> {
  const program = fc.constantFrom(...programs);
  return fc
    .tuple(program, program, fc.oneof(edits(KINDS, 4), edits(["alike"], 3)))
    .map(([text, donor, list]) => mutate(text, donor, list));
}

/** A program with changes, which may take tokens of another one. */
export function mutate(program: string, donor: string, list: readonly Edit[]): string {
  let tokens = pieces(program);
  for (const edit of list) tokens = change(tokens, donor, edit);
  return tokens.join("");
}

/** The tokens of a text and what is between them. */
export function pieces(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function change(tokens: readonly string[], donor: string, { kind, at, other }: Edit): string[] {
  if (tokens.length === 0) return [pick(STRANGE, other)];
  const i = at % tokens.length;
  const token = tokens[i] ?? "";
  switch (kind) {
    case "alike":
      return exchange(tokens, donor, i, other);
    case "delete":
      return tokens.toSpliced(i, 1);
    case "cut":
      return tokens.toSpliced(i, other % 40);
    case "double":
      return tokens.toSpliced(i, 1, token, " ", token);
    case "swap": {
      const j = other % tokens.length;
      return tokens.with(i, tokens[j] ?? "").with(j, token);
    }
    case "replace":
      return tokens.toSpliced(i, 1, pick(STRANGE, other));
    case "insert":
      return tokens.toSpliced(i, 0, " ", pick(STRANGE, other), " ");
    case "graft": {
      const from = pieces(donor);
      const start = other % Math.max(1, from.length);
      return tokens.toSpliced(i, other % 3, ...from.slice(start, start + 1 + (at % 12)));
    }
    case "nest": {
      const [open = "", close = ""] = pick(BRACKETS, other);
      const times = [2, 40, 400, 4_000][(at + other) % 4] ?? 2;
      return tokens.toSpliced(i, 1, open.repeat(times), token, close.repeat(times));
    }
    case "truncate":
      return tokens.slice(0, i);
    case "letters":
      return tokens.with(i, withLetter(token, other));
  }
}

const ALIKE: readonly RegExp[] = [
  /^[\p{Lu}][\p{ID_Continue}$]*$/u,
  /^(?:int|char|long|double|float|byte|short|boolean|void|var|String|Object)$/,
  /^(?:public|private|protected|static|final|abstract|default|native|transient|synchronized)$/,
  /^(?:break|continue|return|yield|throw)$/,
  /^(?:class|interface|enum|record)$/,
  /^(?:this|super|null|true|false)$/,
  /^(?:extends|implements|throws)$/,
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u,
  /^(?:\d|["'])/,
  /^(?:[-+*/%&|^<>]|<<|>>|&&|\|\||[=!<>]=)$/,
  /^(?:=|[-+*/%&|^]=|>>>=|<<=|>>=)$/,
  /^(?:->|:)$/,
  /^(?:\.|::)$/,
];

/** The next token that is a name, literal or operator, for another of its kind from either program. */
function exchange(tokens: readonly string[], donor: string, from: number, other: number): string[] {
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i] ?? "";
    const alike = ALIKE.find((each) => each.test(token));
    if (alike === undefined) continue;
    const others = (other % 4 === 0 ? pieces(donor) : tokens).filter((each) => alike.test(each));
    return tokens.with(i, others.length === 0 ? token : pick(others, other));
  }
  return [...tokens];
}

const BRACKETS: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["{", "}"],
  ["[", "]"],
  ["List<", ">"],
  ["-", ""],
  ["new A(", ")"],
  ["x -> ", ""],
  ["a ? ", " : b"],
  ["if (a) ", ""],
  ["new int[] {", "}"],
  ["(Object) ", ""],
  ["", " + 1"],
  ["", ".a()"],
  ["", "[0]"],
];

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

function withLetter(token: string, seed: number): string {
  const at = seed % Math.max(1, token.length);
  return `${token.slice(0, at)}${String.fromCharCode(32 + (seed % 96))}${token.slice(at + 1)}`;
}
