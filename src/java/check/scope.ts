import type { Local } from "../typed/tree.ts";

/** The local variables that are visible at one place, innermost block first. */
export class Scope {
  private readonly outer: Scope | undefined;
  private readonly locals = new Map<string, Local>();

  constructor(outer?: Scope) {
    this.outer = outer;
  }

  find(name: string): Local | undefined {
    return this.locals.get(name) ?? this.outer?.find(name);
  }

  declare(local: Local): void {
    this.locals.set(local.name, local);
  }

  /** Every visible name, for suggestions. */
  names(): readonly string[] {
    return [...this.locals.keys(), ...(this.outer?.names() ?? [])];
  }
}
