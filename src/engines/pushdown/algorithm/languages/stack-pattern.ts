import { failure, type Result, success } from "../../../../kernel/index.ts";

/** A regular set of stacks, top first, as a nondeterministic automaton without ε whose state 0 is the start. */
export interface StackPattern {
  readonly stateCount: number;
  isFinal(state: number): boolean;
  /** The states that reading a symbol may lead to. */
  next(state: number, symbol: string): readonly number[];
}

type Node =
  | { readonly kind: "empty" }
  | { readonly kind: "position"; readonly number: number }
  | { readonly kind: "both" | "either"; readonly left: Node; readonly right: Node }
  | { readonly kind: "repeat"; readonly body: Node; readonly isOptional: boolean; readonly isMany: boolean };

/**
 * Reads a pattern such as `m (r1 | r2)*`: symbols separated by blanks, `.` for any symbol, `|`, `*`, `+`, `?`
 * and parentheses; a symbol that contains one of those is put in double quotes. Glushkov's construction.
 */
export function parseStackPattern(text: string): Result<StackPattern> {
  const reader = new PatternReader(text);
  const root = reader.read();
  if (root === undefined)
    return failure({
      kind: "bad-option",
      option: "target",
      value: text,
      expected: "symbols with | * + ? ( ) and . for any symbol, for example “m (r1 | r2)*”",
    });
  return success(new PositionAutomaton(reader.labels, root));
}

class PatternReader {
  /** The symbol at each position from 1 on; undefined is any symbol. */
  readonly labels: (string | undefined)[] = [undefined];
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = text.match(/"[^"]*"|[()|*+?]|[^\s()|*+?"]+|"/g) ?? [];
  }

  read(): Node | undefined {
    const node = this.#either();
    return this.#at === this.#tokens.length ? node : undefined;
  }

  #either(): Node | undefined {
    let left = this.#both();
    while (left !== undefined && this.#accept("|")) {
      const right = this.#both();
      left = right === undefined ? undefined : { kind: "either", left, right };
    }
    return left;
  }

  #both(): Node | undefined {
    let left: Node | undefined = { kind: "empty" };
    while (left !== undefined && this.#at < this.#tokens.length && !")|".includes(this.#tokens[this.#at] ?? "")) {
      const right = this.#repeated();
      left = right === undefined ? undefined : { kind: "both", left, right };
    }
    return left;
  }

  #repeated(): Node | undefined {
    let body = this.#atom();
    for (let mark = this.#tokens[this.#at]; body !== undefined && mark !== undefined && "*+?".includes(mark); ) {
      body = { kind: "repeat", body, isOptional: mark !== "+", isMany: mark !== "?" };
      mark = this.#tokens[++this.#at];
    }
    return body;
  }

  #atom(): Node | undefined {
    const token = this.#tokens[this.#at++];
    if (token === undefined || token === '"' || "*+?".includes(token)) return undefined;
    if (token === "(") {
      const inner = this.#either();
      return this.#accept(")") ? inner : undefined;
    }
    const name = token.startsWith('"') ? token.slice(1, -1) : token;
    return { kind: "position", number: this.labels.push(token === "." ? undefined : name) - 1 };
  }

  #accept(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

class PositionAutomaton implements StackPattern {
  readonly #labels: readonly (string | undefined)[];
  readonly #follow: ReadonlySet<number>[];
  readonly #finals: ReadonlySet<number>;

  constructor(labels: readonly (string | undefined)[], root: Node) {
    this.#labels = labels;
    const follow = labels.map(() => new Set<number>());
    link(root, follow);
    follow[0] = new Set(firstOf(root));
    this.#follow = follow;
    this.#finals = new Set([...lastOf(root), ...(isNullable(root) ? [0] : [])]);
  }

  get stateCount(): number {
    return this.#labels.length;
  }

  isFinal(state: number): boolean {
    return this.#finals.has(state);
  }

  next(state: number, symbol: string): readonly number[] {
    return [...(this.#follow[state] ?? [])].filter((position) => {
      const label = this.#labels[position];
      return label === undefined || label === symbol;
    });
  }
}

function isNullable(node: Node): boolean {
  switch (node.kind) {
    case "empty":
      return true;
    case "position":
      return false;
    case "both":
      return isNullable(node.left) && isNullable(node.right);
    case "either":
      return isNullable(node.left) || isNullable(node.right);
    case "repeat":
      return node.isOptional || isNullable(node.body);
  }
}

function firstOf(node: Node): readonly number[] {
  switch (node.kind) {
    case "empty":
      return [];
    case "position":
      return [node.number];
    case "both":
      return isNullable(node.left) ? [...firstOf(node.left), ...firstOf(node.right)] : firstOf(node.left);
    case "either":
      return [...firstOf(node.left), ...firstOf(node.right)];
    case "repeat":
      return firstOf(node.body);
  }
}

function lastOf(node: Node): readonly number[] {
  switch (node.kind) {
    case "empty":
      return [];
    case "position":
      return [node.number];
    case "both":
      return isNullable(node.right) ? [...lastOf(node.left), ...lastOf(node.right)] : lastOf(node.right);
    case "either":
      return [...lastOf(node.left), ...lastOf(node.right)];
    case "repeat":
      return lastOf(node.body);
  }
}

/** Which positions may follow which. */
function link(node: Node, follow: readonly Set<number>[]): void {
  if (node.kind === "both" || node.kind === "either") {
    link(node.left, follow);
    link(node.right, follow);
  }
  if (node.kind === "repeat") link(node.body, follow);
  const pairs =
    node.kind === "both"
      ? { ends: lastOf(node.left), starts: firstOf(node.right) }
      : node.kind === "repeat" && node.isMany
        ? { ends: lastOf(node.body), starts: firstOf(node.body) }
        : { ends: [], starts: [] };
  for (const end of pairs.ends) for (const start of pairs.starts) follow[end]?.add(start);
}
