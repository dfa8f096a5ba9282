/** A set of variables, by number; one bit for each, because it is copied wherever it changes. Never changes itself. */
export class VariableSet {
  static readonly empty = new VariableSet(new Uint32Array(0));

  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  has(variable: number): boolean {
    return ((this.#words[variable >>> 5] ?? 0) & (1 << (variable & 31))) !== 0;
  }

  with(variable: number): VariableSet {
    const word = variable >>> 5;
    const words = new Uint32Array(Math.max(this.#words.length, word + 1));
    words.set(this.#words);
    words[word] = (words[word] ?? 0) | (1 << (variable & 31));
    return new VariableSet(words);
  }

  without(variable: number): VariableSet {
    if (!this.has(variable)) return this;
    const word = variable >>> 5;
    const words = this.#words.slice();
    words[word] = (words[word] ?? 0) & ~(1 << (variable & 31));
    return new VariableSet(words);
  }

  union(other: VariableSet): VariableSet {
    if (this.#words.length < other.#words.length) return other.union(this);
    const words = this.#words.slice();
    for (const [word, bits] of other.#words.entries()) words[word] = (words[word] ?? 0) | bits;
    return new VariableSet(words);
  }
}
