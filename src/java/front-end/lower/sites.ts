import { append, type Span } from "../../../kernel/index.ts";
import { letters } from "../../ir/names.ts";
import type { AllocationSite, CallKind, CallSite, ClassType, Labeling, Method, Type } from "../../ir/program.ts";
import { arrayOf, classType } from "../../ir/types.ts";
import type { Located, SourceText } from "../syntax/source-text.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { Mutable } from "../types/symbols.ts";

/** A site and where it stands: the file in the order of the labels, the offset in its text. */
interface PlacedSite<S> {
  readonly site: Mutable<S>;
  readonly file: number;
  readonly offset: number;
}

export interface PlacedCall extends PlacedSite<CallSite> {
  /** Whether the lecture counts it: it has a letter before those of the line's other calls there. */
  readonly isCounted: boolean;
}

/** Of a call site until all sites of its line are known. */
export const UNLABELED: CallSite["labels"] = { java: "", lecture: "" };

export interface PlacedAllocation extends PlacedSite<AllocationSite> {
  /** 0 for the array itself, 1 for the arrays in it, and so on; 0 for objects. */
  readonly dimension: number;
  /** The site of the outermost dimension. */
  readonly outermost: AllocationSite;
}

/** Where a site stands, for the order of the labels. */
interface PlaceInText {
  readonly source: SourceText;
  readonly offset: number;
}

interface NewCall {
  readonly kind: CallKind;
  readonly method: Method;
  readonly target: Method;
  readonly isImplicit: boolean;
  readonly isCounted: boolean;
}

export interface NewAllocation {
  readonly method: Method;
  /** Of the object, or of the whole array. */
  readonly type: Type;
  readonly ordinal: number;
  readonly source: SourceText;
  /** `new`, or the brace of an array initializer. */
  readonly at: Located;
}

/** Collects the sites of the whole program. Labels and ids come at the end, when all of a line are known. */
export class Sites {
  private readonly fileOf: Map<SourceText, number>;
  private readonly sources: SourceText[];
  private readonly table: ClassTable;
  private readonly allocations: PlacedAllocation[] = [];
  private readonly calls: PlacedCall[] = [];
  private readonly conversions = new Set<CallSite>();
  private readonly literals = new Map<string, PlacedSite<AllocationSite>>();

  /** The sources are the reader's. The first one is the program's first file: its labels go without a file name. */
  constructor(sources: readonly SourceText[], table: ClassTable) {
    this.sources = [...sources];
    this.table = table;
    this.fileOf = new Map(sources.map((source, index) => [source, index]));
  }

  /** `String`. */
  get stringType(): ClassType {
    return classType(this.table.string.info);
  }

  /** `Object.toString()`. */
  get toStringMethod(): Method {
    const found = this.table.object.info.methods.find(({ name }) => name === "toString");
    if (found === undefined) throw new Error("Object has no toString()");
    return found;
  }

  object(given: NewAllocation): AllocationSite {
    return this.allocate("object", given, given.type, false, []);
  }

  /** A text that is joined from others: `o12+`, or `o12+a`, `o12+b`: letters of its own. */
  text(given: NewAllocation): AllocationSite {
    return this.allocate("string-result", given, given.type, false, []);
  }

  lambda(given: NewAllocation): AllocationSite {
    return this.allocate("lambda", given, given.type, false, []);
  }

  /** One site for each dimension that is given a length, outermost first. */
  arrays(given: NewAllocation, isEmpty: readonly boolean[]): readonly AllocationSite[] {
    const sites: AllocationSite[] = [];
    let { type } = given;
    for (const isEmptyArray of isEmpty) {
      sites.push(this.allocate("array", given, type, isEmptyArray, sites));
      if (type.kind === "array") type = type.element;
    }
    return sites;
  }

  private allocate(
    kind: "object" | "array" | "string-result" | "lambda",
    given: NewAllocation,
    type: Type,
    isEmptyArray: boolean,
    outer: readonly AllocationSite[],
  ): AllocationSite {
    const { method, ordinal, source, at } = given;
    const span = source.span(at);
    const site: Mutable<AllocationSite> = { id: -1, label: "", kind, type, method, ordinal, span, isEmptyArray };
    const file = this.fileIndex(source);
    this.allocations.push({ site, file, offset: at.start, dimension: outer.length, outermost: outer[0] ?? site });
    return site;
  }

  /** One object for each text, however often it is written. */
  literal(text: string, source: SourceText, at: Located): AllocationSite {
    return this.placeLiteral(text, { source, offset: at.start }, () => source.span(at));
  }

  /** As `literal`, where the span may be known without the text. */
  placeLiteral(text: string, at: PlaceInText, span: () => Span): AllocationSite {
    const known = this.literals.get(text);
    if (known !== undefined) return known.site;
    const site = this.unowned("string", JSON.stringify(text), classType(this.table.string.info), span());
    this.literals.set(text, { site, file: this.fileIndex(at.source), offset: at.offset });
    return site;
  }

  private unowned(kind: AllocationSite["kind"], label: string, type: Type, span: Span): Mutable<AllocationSite> {
    return { id: -1, label, kind, type, method: undefined, ordinal: 0, span, isEmptyArray: false };
  }

  call(given: NewCall, source: SourceText, at: Located): CallSite {
    const { isCounted, ...parts } = given;
    const site: Mutable<CallSite> = { id: -1, labels: UNLABELED, ...parts, span: source.span(at) };
    this.calls.push({ site, file: this.fileIndex(source), offset: at.start, isCounted });
    return site;
  }

  /** The `toString()` of an operand of `+`: `12+`, or `12+a`, `12+b`: letters of its own. */
  conversion(given: NewCall, source: SourceText, at: Located): CallSite {
    const site = this.call(given, source, at);
    this.conversions.add(site);
    return site;
  }

  /** What was collected so far, in that order. Literals are by their text. */
  get placed(): {
    readonly allocations: readonly PlacedAllocation[];
    readonly calls: readonly PlacedCall[];
    readonly conversions: ReadonlySet<CallSite>;
    readonly literals: ReadonlyMap<string, Pick<PlacedSite<AllocationSite>, "site" | "offset">>;
  } {
    const { allocations, calls, conversions, literals } = this;
    return { allocations, calls, conversions, literals };
  }

  /** A site that was collected before: of a part of the library that was lowered when it was built. */
  placeAllocation(site: Mutable<AllocationSite>, at: PlaceInText, dimension: number, outermost: AllocationSite): void {
    this.allocations.push({ site, file: this.fileIndex(at.source), offset: at.offset, dimension, outermost });
  }

  /** As `placeAllocation`. */
  placeCall(site: Mutable<CallSite>, at: PlaceInText, isCounted: boolean, isConversion: boolean): void {
    this.calls.push({ site, file: this.fileIndex(at.source), offset: at.offset, isCounted });
    if (isConversion) this.conversions.add(site);
  }

  /** Files of the library come after the reader's, in the order in which they turn up. */
  private fileIndex(source: SourceText): number {
    const known = this.fileOf.get(source);
    if (known !== undefined) return known;
    this.fileOf.set(source, this.sources.length);
    return this.sources.push(source) - 1;
  }

  /** All sites in source order, literals and `main`'s arguments after the others. */
  finish(): {
    readonly allocationSites: readonly AllocationSite[];
    readonly callSites: readonly CallSite[];
    readonly mainArguments: { readonly array: AllocationSite; readonly element: AllocationSite };
  } {
    const string = classType(this.table.string.info);
    const start = { line: 1, column: 1 };
    const span = { file: this.sources[0]?.name ?? "", start, end: start };
    const array = this.unowned("arguments", "args", arrayOf(string), span);
    const element = this.unowned("arguments", "args[]", string, span);
    this.labelAllocations();
    this.labelCalls();
    const literals = inSourceOrder([...this.literals.values()]);
    const allocationSites = [...inSourceOrder(this.allocations), ...literals, { site: array }, { site: element }].map(
      numbered,
    );
    return { allocationSites, callSites: inSourceOrder(this.calls).map(numbered), mainArguments: { array, element } };
  }

  private labelAllocations(): void {
    const outermost = this.allocations.filter(
      ({ site, dimension }) => dimension === 0 && site.kind !== "string-result",
    );
    for (const [key, line] of this.byLine(outermost)) {
      for (const [i, { site }] of line.entries())
        site.label = `${key.replace(/(\d+)$/, "o$1")}${lettersFor(i, line.length)}`;
    }
    const joined = this.allocations.filter(({ site }) => site.kind === "string-result");
    for (const [key, line] of this.byLine(joined)) {
      for (const [i, { site }] of line.entries())
        site.label = `${key.replace(/(\d+)$/, "o$1")}+${lettersFor(i, line.length)}`;
    }
    for (const { site, dimension, outermost: outer } of this.allocations) {
      if (dimension > 0) site.label = outer.label + "[]".repeat(dimension);
    }
  }

  private labelCalls(): void {
    const [conversions, others] = divided(this.calls, ({ site }) => this.conversions.has(site));
    for (const [key, line] of this.byLine(conversions)) {
      for (const [i, { site }] of line.entries()) site.labels = inBoth(`${key}+${lettersFor(i, line.length)}`);
    }
    for (const [key, line] of this.byLine(others)) {
      const lecture = lettersOfLecture(line);
      for (const [i, { site }] of line.entries())
        site.labels = { java: `${key}${lettersFor(i, line.length)}`, lecture: `${key}${lecture.get(site)}` };
    }
  }

  private byLine<P extends PlacedSite<CallSite> | PlacedSite<AllocationSite>>(sites: readonly P[]): Map<string, P[]> {
    const lines = new Map<string, P[]>();
    for (const each of inSourceOrder(sites)) {
      const key = this.lineLabel(each);
      append(lines, key, each);
    }
    return lines;
  }

  /** `12` in the first file, `ArrayList:12` in another one. */
  private lineLabel(placed: PlacedSite<CallSite> | PlacedSite<AllocationSite>): string {
    const prefix = placed.file === 0 ? "" : `${this.sources[placed.file]?.baseName}:`;
    return `${prefix}${placed.site.span.start.line}`;
  }
}

function lettersFor(index: number, count: number): string {
  return count === 1 ? "" : letters(index);
}

/** The counted calls of a line have letters as if there were no others, which have those that follow. */
function lettersOfLecture(line: readonly PlacedCall[]): ReadonlyMap<CallSite, string> {
  const [counted, others] = divided(line, ({ isCounted }) => isCounted);
  const before = counted.length;
  return new Map([
    ...counted.map(({ site }, i) => [site, lettersFor(i, before)] as const),
    ...others.map(({ site }, i) => [site, before === 0 ? lettersFor(i, others.length) : letters(before + i)] as const),
  ]);
}

function inBoth(label: string): Record<Labeling, string> {
  return { java: label, lecture: label };
}

function divided<T>(all: readonly T[], isFirst: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

function inSourceOrder<P extends { readonly file: number; readonly offset: number }>(
  sites: readonly P[],
): readonly P[] {
  return [...sites].sort((a, b) => a.file - b.file || a.offset - b.offset);
}

function numbered<S extends { id: number }>(placed: { readonly site: S }, index: number): S {
  placed.site.id = index;
  return placed.site;
}
