/** Where anonymous classes, local classes and lambdas of one class body are counted, in source order. */
interface Counts {
  readonly named: Map<string, number>;
  lambdas: number;
}

/**
 * Names what has none of its own while a file is read: `$1` for the first anonymous class of a class, `$1Local` for
 * its first local class of that name, numbers from 0 for its lambdas.
 */
export class Numbering {
  private counts: Counts = newCounts();

  /** Reads a class body, which counts its own. */
  within<T>(read: () => T): T {
    const around = this.counts;
    this.counts = newCounts();
    try {
      return read();
    } finally {
      this.counts = around;
    }
  }

  /** The next suffix for a class of this name; the name is empty for an anonymous class. */
  suffix(name: string): string {
    const count = (this.counts.named.get(name) ?? 0) + 1;
    this.counts.named.set(name, count);
    return `$${count}${name}`;
  }

  lambda(): number {
    const number = this.counts.lambdas;
    this.counts.lambdas += 1;
    return number;
  }
}

function newCounts(): Counts {
  return { named: new Map(), lambdas: 0 };
}
