import { definePieces, failure, piecesOf, type Result, success } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";

/** A regular set of stacks, top first, as a nondeterministic automaton without ε whose state 0 is the start. */
export interface StackPattern {
  readonly stateCount: number;
  isFinal(state: number): boolean;
  /** The states that reading a symbol may lead to. */
  next(state: number, symbol: string): readonly number[];
}

/** What Glushkov's construction asks of a part of a pattern: positions are numbered from 1 on. */
interface Part {
  readonly isNullable: boolean;
  /** The positions that a word may begin and end with. */
  readonly first: readonly number[];
  readonly last: readonly number[];
}

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
      expected: say("pattern.form"),
    });
  return success(new PositionAutomaton(reader, root));
}

const pieces = definePieces({ blank: /\s+/, symbol: /"[^"]*"|[^\s()|*+?"]+/, sign: /[\s\S]/ });

class PatternReader {
  /** The symbol at each position from 1 on; undefined is any symbol. */
  readonly labels: (string | undefined)[] = [undefined];
  /** The positions that may follow each. */
  readonly follow: Set<number>[] = [new Set()];
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = [...piecesOf("", text, pieces)].map((piece) => piece.text);
  }

  read(): Part | undefined {
    const node = this.#either();
    return this.#at === this.#tokens.length ? node : undefined;
  }

  #either(): Part | undefined {
    let left = this.#both();
    while (left !== undefined && this.#accept("|")) {
      const right = this.#both();
      left = right && {
        isNullable: left.isNullable || right.isNullable,
        first: [...left.first, ...right.first],
        last: [...left.last, ...right.last],
      };
    }
    return left;
  }

  #both(): Part | undefined {
    let left: Part | undefined = { isNullable: true, first: [], last: [] };
    while (left !== undefined && this.#at < this.#tokens.length && !")|".includes(this.#tokens[this.#at] ?? "")) {
      const right = this.#repeated();
      left = right && this.#sequence(left, right);
    }
    return left;
  }

  #sequence(left: Part, right: Part): Part {
    this.#link(left.last, right.first);
    return {
      isNullable: left.isNullable && right.isNullable,
      first: left.isNullable ? [...left.first, ...right.first] : left.first,
      last: right.isNullable ? [...left.last, ...right.last] : right.last,
    };
  }

  #link(ends: readonly number[], starts: readonly number[]): void {
    for (const end of ends) for (const start of starts) this.follow[end]?.add(start);
  }

  #repeated(): Part | undefined {
    let body = this.#atom();
    for (let mark = this.#tokens[this.#at]; body !== undefined && mark !== undefined && "*+?".includes(mark); ) {
      if (mark !== "?") this.#link(body.last, body.first);
      body = { ...body, isNullable: body.isNullable || mark !== "+" };
      mark = this.#tokens[++this.#at];
    }
    return body;
  }

  #atom(): Part | undefined {
    const token = this.#tokens[this.#at++];
    if (token === undefined || token === '"' || "*+?".includes(token)) return undefined;
    if (token === "(") {
      const inner = this.#either();
      return this.#accept(")") ? inner : undefined;
    }
    const name = token.startsWith('"') ? token.slice(1, -1) : token;
    const position = this.labels.push(token === "." ? undefined : name) - 1;
    this.follow.push(new Set());
    return { isNullable: false, first: [position], last: [position] };
  }

  #accept(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

class PositionAutomaton implements StackPattern {
  readonly #labels: readonly (string | undefined)[];
  readonly #follow: readonly ReadonlySet<number>[];
  readonly #finals: ReadonlySet<number>;

  constructor({ labels, follow }: PatternReader, { isNullable, first, last }: Part) {
    this.#labels = labels;
    this.#follow = follow.with(0, new Set(first));
    this.#finals = new Set([...last, ...(isNullable ? [0] : [])]);
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
