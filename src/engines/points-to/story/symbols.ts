import {
  type AllocationSite,
  type Method,
  type Program,
  ShownVariables,
  showType,
  type Variable,
} from "../../../java/index.ts";
import type { Position, Span } from "../../../kernel/index.ts";
import type { Seq } from "../../../trace/index.ts";
import { libraryOf, libraryOfClass } from "../algorithm/clients/library-owner.ts";
import type { CsElements, CsMethod, Pointer } from "../algorithm/context/elements.ts";
import type { Context, CsObject } from "../algorithm/context/index.ts";
import type { HeapModel } from "../algorithm/heap/heap-model.ts";
import { hasContexts, shortContext } from "../fact-names.ts";
import type { Profile } from "../options.ts";
import { observedNames } from "./observed/names.ts";

/** Rows of the symbol tables that a points-to recording's integers index. Plain data: they cross the worker boundary. */
export interface PointerSymbol {
  readonly kind: Pointer["kind"];
  /** `[4]:n1`, `[4]:$3‹a.next›`, `[4]:C.m_this`, `o3.f`, `[3]:o8.f`, `o5[*]`, `C.s`. */
  readonly label: string;
  /** Inside the box of its method: `[4]:n1`, `[4]:this`. */
  readonly shortLabel: string;
  /** The context it belongs to: `[4]`; of a field or an array element that of its object; `[]` for what has none. */
  readonly context: string;
  /** The context-sensitive method whose box it is drawn in: index into the `methods` table; -1 for fields and array elements. */
  readonly box: number;
  /** Index into the `variables` table, or -1. */
  readonly variable: number;
  readonly isTemporary: boolean;
  /** Its name with contexts left out, as an execution shows it (`observedPointers`); "" for what no execution shows. */
  readonly observedAs: string;
  /** The library class that it belongs to, "" in the reader's program. */
  readonly library: string;
  /** The library class whose code alone reads and writes it: also that of a field of an object which the reader made. */
  readonly usedBy: string;
}

export interface ObjectSymbol {
  /** `o12`, `[3]:o8`, `"abc"`: the heap context is shown when it says something. */
  readonly label: string;
  readonly type: string;
  readonly span: Span;
  /** Its allocation site alone: `o8`; of a merged object its name, `o_StringBuilder`. */
  readonly site: string;
  /** Whether the virtual machine makes it. */
  readonly isMachine: boolean;
}

/** An allocation site of the program. */
export interface SiteSymbol {
  /** `o12` */
  readonly label: string;
  /** `o_StringBuilder`: the merged object that stands for what is made here; left out where it stands for itself. */
  readonly mergedAs?: string;
  /** The expression that the reader wrote; undefined for texts, for what library code makes, and for `args`. */
  readonly written: Span | undefined;
}

export interface MethodSymbol {
  /** `[4]:C.m()` */
  readonly label: string;
  readonly context: string;
  readonly method: string;
  readonly span: Span;
  /** The library class that it belongs to, "" in the reader's program. */
  readonly library: string;
}

/** A method that the reader wrote, with its statements. */
export interface BodySymbol {
  /** As in `MethodSymbol.method`. */
  readonly method: string;
  /** In source order, each once. */
  readonly statements: readonly Span[];
}

export interface CallSiteSymbol {
  readonly label: string;
  readonly method: string;
  readonly target: string;
  readonly span: Span;
  /** The method that runs is the one that the call names, whatever the receiver: it is private, or called on `super`. */
  readonly isFixed?: true;
}

/** A class or interface as Dispatch sees it. */
export interface ClassSymbol {
  readonly name: string;
  readonly isInterface: boolean;
  /** "" for `Object` and for interfaces. */
  readonly superclass: string;
  readonly interfaces: readonly string[];
  /** The labels of the methods that answer a call here, by the signature of the call; "" where one is abstract. */
  readonly methods: Readonly<Record<string, string>>;
  /** Whether it is the reader's, or above one that is; the others are there since a dispatch met them. */
  readonly isGiven: boolean;
}

/** A source variable, for hovers and hints. */
export interface VariableSymbol {
  readonly name: string;
  readonly method: string;
  /** The text of the method: names inside it mean its variables. */
  readonly scope: Span;
  readonly declared: Position;
  readonly isTemporary: boolean;
  /** Of a temporary of the reader's program: the expression that it stands for, and where that is. */
  readonly expression?: string;
  readonly written?: Span;
}

export interface PointsToSymbols {
  readonly pointers: readonly PointerSymbol[];
  readonly objects: readonly ObjectSymbol[];
  readonly methods: readonly MethodSymbol[];
  readonly callSites: readonly CallSiteSymbol[];
  /** Those of the reader first, then as dispatches meet them. Recordings of older versions have none. */
  readonly classes: readonly ClassSymbol[];
  readonly bodies: readonly BodySymbol[];
  /** The methods that the reader did not write: those of the library, constructors that go without saying. */
  readonly unwritten: readonly string[];
  readonly variables: readonly VariableSymbol[];
  readonly statements: readonly Span[];
  /** Those that the reader wrote first, each part in source order. */
  readonly sites: readonly SiteSymbol[];
  readonly filters: readonly string[];
  /** The first one of a run that is over, where there is one and it is known. */
  readonly spurious: readonly SpuriousSymbol[];
  readonly options: readonly {
    readonly context: string;
    readonly heap: number;
    readonly profile: Profile;
    /** Whether the selector decides for every method and every variable. */
    readonly isUniform: boolean;
    /** Parts of the algorithm that are left out. */
    readonly without: readonly string[];
    /** Whether what the virtual machine makes is listed. */
    readonly vmObjects: boolean;
  }[];
}

/** A fact that a more precise run does not have. */
export interface SpuriousSymbol {
  readonly seq: Seq;
  /** The selector of that run. */
  readonly context: string;
}

/** `o12` or `[3]:o8`: an empty heap context is not written, as on the slides. */
export function showObject(object: CsObject): string {
  return object.context.elements.length === 0
    ? object.site.label
    : `${showContext(object.context)}:${object.site.label}`;
}

export function showContext({ elementLabels }: Context): string {
  return shortContext(elementLabels);
}

/** The tables that do not grow, and the wording of the rows of those that do. */
export class SymbolWriter {
  readonly #elements: CsElements;
  readonly #variableIndex = new Map<Method, number>();
  /** Names that more than one method or class declares: they need their owner's name. The reader's come first. */
  readonly #ambiguous: RepeatedNames;
  readonly #shadowed: RepeatedNames;
  readonly #program: Program;
  readonly #heapModel: HeapModel;
  readonly #hasContexts: boolean;
  readonly #shown: ShownVariables;

  constructor(program: Program, elements: CsElements, heapModel: HeapModel, selector: string) {
    this.#program = program;
    this.#elements = elements;
    this.#heapModel = heapModel;
    this.#hasContexts = hasContexts(selector);
    this.#shown = new ShownVariables(program.files);
    let count = 0;
    for (const method of program.methods) {
      this.#variableIndex.set(method, count);
      count += method.variables.length;
    }
    this.#ambiguous = repeatedNames(
      program.methods.map(({ class: owner, variables }) => ({ isLibrary: owner.isLibrary, members: variables })),
    );
    this.#shadowed = repeatedNames(program.classes.map(({ isLibrary, fields }) => ({ isLibrary, members: fields })));
  }

  callSites(): readonly CallSiteSymbol[] {
    return this.#program.callSites.map((site) => ({
      label: this.#elements.labelOf(site),
      method: site.method.label,
      target: site.target.label,
      span: site.span,
      ...(site.kind === "special" || site.target.isPrivate ? { isFixed: true } : {}),
    }));
  }

  bodies(): readonly BodySymbol[] {
    const written = this.#program.methods.filter(isWrittenMethod);
    return written.map((method) => ({ method: method.label, statements: statementsOf(method) }));
  }

  unwritten(): readonly string[] {
    return this.#program.methods.filter((method) => !isWrittenMethod(method)).map(({ label }) => label);
  }

  sites(): readonly SiteSymbol[] {
    const { allocationSites } = this.#program;
    const written = allocationSites.filter(isWritten);
    const others = allocationSites.filter((site) => !isWritten(site));
    return [
      ...written.map((site) => ({ ...this.#site(site), written: site.span })),
      ...others.map((site) => ({ ...this.#site(site), written: undefined })),
    ];
  }

  #site(site: AllocationSite): Pick<SiteSymbol, "label" | "mergedAs"> {
    const object = this.#heapModel.objectOf(site);
    return object === site ? { label: site.label } : { label: site.label, mergedAs: object.label };
  }

  variables(): readonly VariableSymbol[] {
    return this.#program.methods.flatMap((method) =>
      method.variables.map((variable) => ({
        name: variable.name,
        method: method.label,
        scope: method.span,
        declared: variable.span.start,
        isTemporary: variable.isTemporary,
        ...this.#writtenAs(variable),
      })),
    );
  }

  #writtenAs(variable: Variable): Pick<VariableSymbol, "expression" | "written"> {
    if (variable.method.class.isLibrary) return {};
    const expression = this.#shown.expression(variable);
    return expression === undefined ? {} : { expression, written: variable.span };
  }

  object(object: CsObject): ObjectSymbol {
    const { kind, label, span, type } = object.site;
    return { label: showObject(object), type: showType(type), span, site: label, isMachine: kind === "machine" };
  }

  method(method: CsMethod): MethodSymbol {
    return {
      label: this.#methodLabel(method),
      context: showContext(method.context),
      method: method.method.label,
      span: method.method.span,
      library: libraryOf(method.method),
    };
  }

  pointer(pointer: Pointer): PointerSymbol {
    switch (pointer.kind) {
      case "variable":
        return this.#variable(pointer);
      case "field": {
        const { class: owner, name } = pointer.field;
        const shown = this.#shadowed(name, owner.isLibrary) ? `${owner.name}::${name}` : name;
        const observedAs = observedNames.field(this.#siteOf(pointer.object), owner.name, name);
        return { ...this.#inHeap("field", pointer.object, `.${shown}`, observedAs), usedBy: libraryOfClass(owner) };
      }
      case "array":
        return this.#inHeap("array", pointer.object, "[*]", observedNames.array(this.#siteOf(pointer.object)));
      case "thrown": {
        const thrower = this.#elements.methods[pointer.method];
        const context = thrower === undefined ? "[]" : showContext(thrower.context);
        return {
          ...outside("thrown", thrower === undefined ? "?" : `${this.#methodLabel(thrower)}_exc`, ""),
          shortLabel: this.#inContext(context, "exc"),
          context,
          box: pointer.method,
          ...insideOf(thrower?.method),
        };
      }
      case "static": {
        const { class: owner, name } = pointer.field;
        return {
          ...outside("static", `${owner.name}.${name}`, observedNames.static(owner.name, name)),
          library: owner.isLibrary ? owner.name : "",
          usedBy: libraryOfClass(owner),
        };
      }
    }
  }

  #variable({ context, variable }: Extract<Pointer, { kind: "variable" }>): PointerSymbol {
    const { index, isTemporary, method, name } = variable;
    const shownName = this.#shown.show(variable);
    const shownContext = showContext(context);
    const owner = method.label.replace(/\(.*$/, "");
    const needsOwner = this.#ambiguous(name, method.class.isLibrary);
    const shown = variable === method.thisVariable ? `${owner}_this` : needsOwner ? `${owner}.${shownName}` : shownName;
    return {
      kind: "variable",
      label: this.#inContext(shownContext, shown),
      shortLabel: this.#inContext(shownContext, shownName),
      context: shownContext,
      box: this.#elements.method(context, method),
      variable: (this.#variableIndex.get(method) ?? 0) + index,
      isTemporary,
      observedAs: observedNames.variable(method.label, name),
      ...insideOf(method),
    };
  }

  /** A part of an object. What library code allocates is the library's; its fields too. A list that the program creates is not. */
  #inHeap(kind: Pointer["kind"], object: number, part: string, observedAs: string): PointerSymbol {
    const holder = this.#elements.objects[object];
    return {
      ...outside(kind, `${holder === undefined ? "?" : showObject(holder)}${part}`, observedAs),
      context: holder === undefined ? "[]" : showContext(holder.context),
      ...inLibrary(holder === undefined ? "" : this.#libraryOf(holder.site)),
    };
  }

  /** A merged object is the library's if nothing else makes such objects. */
  #libraryOf(object: AllocationSite): string {
    const owners = this.#heapModel.sitesOf(object).map(({ method }) => (method === undefined ? "" : libraryOf(method)));
    return owners.includes("") ? "" : (owners[0] ?? "");
  }

  #methodLabel({ context, method }: CsMethod): string {
    return this.#inContext(showContext(context), method.label);
  }

  #inContext(context: string, name: string): string {
    return this.#hasContexts ? `${context}:${name}` : name;
  }

  #siteOf(object: number): string {
    return this.#elements.objects[object]?.site.label ?? "?";
  }
}

/** The source statements of a method: neither an implicit `super()` nor the return at the closing brace is one. */
function statementsOf({ body, span: { end } }: Method): readonly Span[] {
  const byPlace = new Map<string, Span>();
  for (const instruction of body) {
    const { span } = instruction;
    const isUnwritten =
      (instruction.kind === "call" && instruction.site.isImplicit) ||
      (instruction.kind === "return" && span.end.line === end.line && span.end.column === end.column);
    if (!isUnwritten) byPlace.set(`${span.start.line}:${span.start.column}`, span);
  }
  return [...byPlace.values()].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
}

function isWrittenMethod(method: Method): boolean {
  return !method.class.isLibrary && !method.isImplicit;
}

/** Does the reader's program say that an object, an array or a function is made here? */
function isWritten({ kind, method }: AllocationSite): boolean {
  return method?.class.isLibrary === false && ["object", "array", "lambda"].includes(kind);
}

/** A pointer that is in no method. */
function outside(kind: Pointer["kind"], label: string, observedAs: string): PointerSymbol {
  const shared = { kind, label, shortLabel: label, observedAs };
  return { ...shared, context: "[]", box: -1, variable: -1, isTemporary: false, library: "", usedBy: "" };
}

/** What belongs to a method of the library is read and written by the library alone. */
function insideOf(method: Method | undefined): Pick<PointerSymbol, "library" | "usedBy"> {
  return inLibrary(method === undefined ? "" : libraryOf(method));
}

function inLibrary(library: string): Pick<PointerSymbol, "library" | "usedBy"> {
  return { library, usedBy: library };
}

/** Whether a name of the reader's program, or of the library, needs its owner's name to be told apart. */
type RepeatedNames = (name: string, isLibrary: boolean) => boolean;

/** The reader's names are short wherever they are clear in the reader's program, whatever the library calls its own. */
function repeatedNames(
  owners: readonly { readonly isLibrary: boolean; readonly members: readonly { readonly name: string }[] }[],
): RepeatedNames {
  const namesOf = (chosen: typeof owners) => chosen.flatMap(({ members }) => members.map(({ name }) => name));
  const anywhere = repeated(namesOf(owners));
  const inProgram = repeated(namesOf(owners.filter(({ isLibrary }) => !isLibrary)));
  return (name, isLibrary) => (isLibrary ? anywhere : inProgram).has(name);
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return twice;
}
