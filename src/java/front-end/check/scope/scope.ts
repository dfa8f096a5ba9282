import type { Frame } from "../../typed/frames.ts";
import { declareIn } from "../../typed/frames.ts";
import type { Local } from "../../typed/tree.ts";
import type { ClassSymbol } from "../../types/symbols.ts";

/** The local variables and classes that are visible at one place, innermost block first. */
export class Scope {
  readonly frame: Frame;
  private readonly outer: Scope | undefined;
  private readonly locals = new Map<string, Local>();
  private readonly classes = new Map<string, ClassSymbol>();

  constructor(outer: Scope | undefined, frame: Frame | undefined = outer?.frame) {
    if (frame === undefined) throw new Error("a scope needs a frame");
    this.outer = outer;
    this.frame = frame;
  }

  find(name: string): Local | undefined {
    return this.locals.get(name) ?? this.outer?.find(name);
  }

  /** As `find`, but within the method around this place: a class in a body may use names of that body again. */
  findWithinMethod(name: string): Local | undefined {
    if (this.frame.kind === "class") return undefined;
    return this.locals.get(name) ?? this.outer?.findWithinMethod(name);
  }

  /** The scope in which the class around this place stands; undefined when it stands in no body. */
  beyondClass(): Scope | undefined {
    return this.frame.kind === "class" ? this.outer : this.outer?.beyondClass();
  }

  findClass(name: string): ClassSymbol | undefined {
    return this.classes.get(name) ?? this.outer?.findClass(name);
  }

  declare(local: Local): void {
    this.locals.set(local.name, local);
    declareIn(this.frame, local);
  }

  declareClass(name: string, symbol: ClassSymbol): void {
    this.classes.set(name, symbol);
  }

  /** Every visible name, for suggestions. */
  names(): readonly string[] {
    return [...this.locals.keys(), ...(this.outer?.names() ?? [])];
  }
}
