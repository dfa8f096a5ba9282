import { randomFrom } from "../../kernel/index.ts";

const VARIABLES = ["x", "y", "z"] as const;

/** Statements are nested at most this deep. */
const MAX_DEPTH = 4;

/**
 * A program whose only method besides its helpers assigns and reads three locals in every order that branches, loops,
 * exceptions and `finally` allow. `flip` goes one way and the other as the program runs; `risk` throws now and then.
 * @param last what the method does at its end
 */
export function randomAssignments(seed: number, last = ""): string {
  const body = new Statements(seed).block(0);
  return `class Main {
  static int c;
  static boolean flip() { c = c + 1; if (c > 2) { c = 0; return true; } return false; }
  static int risk(int n) { c = c + 1; if (c > 1) { c = 0; throw new RuntimeException("risk"); } return n; }
  static void m(int x) {
    int y = 0; int z = x;
${body}
    int last = x + y + z; ${last}
  }
  public static void main(String[] args) {
    int n = Symbolic.integer();
    for (int i = 0; i < 9; i++) { c = i < 3 ? 0 : i < 6 ? 1 : 2; try { m(i < 5 ? 1 : n); } catch (RuntimeException e) { } }
  }
}
`;
}

class Statements {
  readonly #random: (n: number) => number;
  #names = 0;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  block(depth: number): string {
    return Array.from({ length: 1 + this.#random(4) }, () => this.#statement(depth)).join("\n");
  }

  #statement(depth: number): string {
    const inner = (): string => `{ ${this.block(depth + 1)} }`;
    const copy = `int u${this.#names++} = ${this.#value()};`;
    if (depth >= MAX_DEPTH) return this.#random(2) === 0 ? copy : this.#assignment();
    switch (this.#random(12)) {
      case 0:
      case 1:
        return copy;
      case 2:
        return `if (flip()) ${inner()} else ${inner()}`;
      case 3:
        return `if (flip()) ${inner()}`;
      case 4:
        return `while (flip()) { ${this.block(depth + 1)} if (flip()) break; if (flip()) continue; ${this.#assignment()} }`;
      case 5:
        return `do ${inner()} while (flip());`;
      case 6:
        return `try ${inner()} catch (RuntimeException e${this.#names++}) ${inner()}`;
      case 7:
        return `try ${inner()} catch (RuntimeException e${this.#names++}) ${inner()} finally ${inner()}`;
      case 8:
        return `try { ${this.block(depth + 1)} if (flip()) return; ${this.#assignment()} } finally ${inner()}`;
      case 9:
        return `for (${this.#variable()} = ${this.#value()}; flip(); ${this.#variable()}++) ${inner()}`;
      default:
        return this.#assignment();
    }
  }

  #assignment(): string {
    const target = this.#variable();
    switch (this.#random(6)) {
      case 0:
        return `${target} += ${this.#value()};`;
      case 1:
        return `${target}++;`;
      case 2:
        return `${target} = ${this.#value()} + (${this.#variable()} = ${this.#value()});`;
      default:
        return `${target} = ${this.#value()};`;
    }
  }

  #value(): string {
    switch (this.#random(6)) {
      case 0:
        return "Symbolic.integer()";
      case 1:
        return `risk(${this.#variable()})`;
      case 2:
        return `${this.#variable()} + ${this.#variable()}`;
      case 3:
        return this.#variable();
      default:
        return String(this.#random(9));
    }
  }

  #variable(): string {
    return VARIABLES[this.#random(VARIABLES.length)] ?? "x";
  }
}
