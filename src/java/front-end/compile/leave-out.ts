import { type AnalysisError, isBefore, type Span } from "../../../kernel/index.ts";
import type { LeftOut } from "../../ir/program.ts";
import type { Located, SourceText } from "../syntax/source-text.ts";
import type { Block } from "../syntax/tree/statement.ts";
import type {
  CompilationUnit,
  ConstructorDeclaration,
  FieldDeclaration,
  Member,
  MethodDeclaration,
  TypeDeclaration,
  TypeNode,
} from "../syntax/tree/tree.ts";

/**
 * Takes the declarations out of a program that do not compile: of a method first its body, whose place then throws, and
 * where its head is wrong the whole; of a field whose type is unknown the type, which becomes `Object`.
 */
export class LeavingOut {
  readonly #found = new Map<string, LeftOut>();
  /** Where bodies and types were taken out: what is wrong there again goes as a whole. */
  readonly #emptied = new Set<string>();
  #isEnough = true;
  /** What is wrong with the rest only follows from what was taken out. */
  #isWhole = true;

  /** In the order in which they were left out, each with what was wrong with it first. */
  get all(): readonly LeftOut[] {
    return [...this.#found.values()];
  }

  /** The program without the declarations that these errors lie in; undefined where one lies in none. */
  without(units: readonly CompilationUnit[], errors: readonly AnalysisError[]): readonly CompilationUnit[] | undefined {
    const places = errors.flatMap((error) => ("span" in error ? [{ error, at: error.span }] : []));
    this.#isEnough = places.length === errors.length;
    const rest = units.map((unit) => this.#unit(new Mistakes(unit.source, places), unit));
    this.#isWhole = false;
    return this.#isEnough && rest.some((unit, index) => unit !== units[index]) ? rest : undefined;
  }

  #unit(mistakes: Mistakes, unit: CompilationUnit): CompilationUnit {
    if (mistakes.all.length === 0) return unit;
    const imports = unit.imports.filter((each) => {
      const name = each.parts.map(({ text }) => text).join(".");
      return !mistakes.within(each) || !this.#leaveOut(mistakes, each, { kind: "import", name });
    });
    const types = unit.types.flatMap((type) =>
      mistakes.within(type) ? (this.#type(mistakes, type, "") ?? []) : [type],
    );
    if (mistakes.untold.length > 0) this.#isEnough = false;
    return { ...unit, imports, types };
  }

  /** Undefined: the class goes, because what is wrong is in none of its members. */
  #type(mistakes: Mistakes, type: TypeDeclaration, outer: string): TypeDeclaration | undefined {
    const name = `${outer}${type.name.text}`;
    const members = type.members.flatMap((member) =>
      mistakes.within(wholeOf(member)) ? this.#member(mistakes, member, name) : [member],
    );
    if (!mistakes.untold.some(({ at }) => mistakes.isIn(at, type))) return { ...type, members };
    this.#leaveOut(mistakes, type, { kind: "class", name });
    return undefined;
  }

  #member(mistakes: Mistakes, member: Member, owner: string): readonly Member[] {
    switch (member.kind) {
      case "type-declaration":
        return [this.#type(mistakes, member, `${owner}.`) ?? []].flat();
      case "field":
        return this.#field(mistakes, member, owner);
      case "initializer":
        this.#leaveOut(mistakes, member, { kind: "initializer", name: owner });
        return [];
      case "method":
      case "constructor":
        return this.#method(mistakes, member, owner);
    }
  }

  #field(mistakes: Mistakes, field: FieldDeclaration, owner: string): readonly Member[] {
    const isTypeOnly = !field.initializer || !mistakes.within(field.initializer);
    const isFirst = this.#isFirst(mistakes.source, field);
    this.#leaveOut(mistakes, wholeOf(field), { kind: "field", name: `${owner}.${field.name.text}` });
    return isFirst && isTypeOnly ? [{ ...field, type: objectAt(field.type) }] : [];
  }

  #method(mistakes: Mistakes, method: MethodDeclaration | ConstructorDeclaration, owner: string): readonly Member[] {
    const { body, parameters } = method;
    const hasSoundHead = body !== undefined && mistakes.allWithin(method, body);
    const isFirst = this.#isFirst(mistakes.source, method);
    const name = method.kind === "method" ? `${owner}.${method.name.text}` : owner;
    this.#leaveOut(mistakes, method, { kind: method.kind, name, parameters: parameters.length });
    return hasSoundHead && isFirst ? [{ ...method, body: throwing(body) }] : [];
  }

  #isFirst(source: SourceText, at: Located): boolean {
    const key = keyOf(source, at);
    const isFirst = !this.#emptied.has(key);
    this.#emptied.add(key);
    return isFirst;
  }

  #leaveOut(mistakes: Mistakes, at: Located, what: Omit<LeftOut, "span" | "errors">): boolean {
    const told = mistakes.tell(at);
    const errors = this.#isWhole ? told : [];
    const key = keyOf(mistakes.source, at) + what.name;
    if (!this.#found.has(key)) this.#found.set(key, { ...what, span: mistakes.source.span(at), errors });
    return true;
  }
}

function keyOf(source: SourceText, { start }: Located): string {
  return `${source.name}:${start}`;
}

interface Mistake {
  readonly error: AnalysisError;
  readonly at: Span;
}

/** What is wrong in one file, and what of it no declaration has answered for yet. */
class Mistakes {
  readonly source: SourceText;
  readonly all: readonly Mistake[];
  #untold: readonly Mistake[];

  constructor(source: SourceText, places: readonly Mistake[]) {
    this.source = source;
    this.all = places.filter(({ at }) => at.file === source.name);
    this.#untold = this.all;
  }

  get untold(): readonly Mistake[] {
    return this.#untold;
  }

  within(located: Located): boolean {
    return this.#untold.some(({ at }) => this.isIn(at, located));
  }

  /** Whether all that is wrong in the one lies in the other. */
  allWithin(whole: Located, part: Located): boolean {
    return this.#untold.every(({ at }) => !this.isIn(at, whole) || this.isIn(at, part));
  }

  tell(located: Located): readonly AnalysisError[] {
    const told = this.#untold.filter(({ at }) => this.isIn(at, located));
    this.#untold = this.#untold.filter((each) => !told.includes(each));
    return told.map(({ error }) => error);
  }

  isIn({ start }: Span, located: Located): boolean {
    const around = this.source.span(located);
    return !isBefore(start, around.start) && isBefore(start, around.end);
  }
}

/** A declarator with the type before it, which others of the same declaration may share. */
function wholeOf(member: Member): Located {
  return member.kind === "field" ? { start: Math.min(member.type.start, member.start), end: member.end } : member;
}

/** `Object` in the place of a type. */
function objectAt({ start, end }: TypeNode): TypeNode {
  return { kind: "named-type", parts: ["java", "lang", "Object"].map((text) => ({ text, start, end })), start, end };
}

/** `{ throw null; }` */
function throwing({ start, end }: Block): Block {
  const nothing = { kind: "literal", value: { kind: "null" }, start, end } as const;
  return { kind: "block", statements: [{ kind: "throw", value: nothing, start, end }], start, end };
}
