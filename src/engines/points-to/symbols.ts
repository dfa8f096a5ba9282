import type { Field, Method, Program } from "../../java/index.ts";
import type { Position, Span } from "../../kernel/index.ts";
import { type Context, type CsObject, showElement } from "./context/index.ts";
import type { CsElements, CsMethod, Pointer } from "./elements.ts";

/** Rows of the symbol tables that a points-to recording's integers index. Plain data: they cross the worker boundary. */
export interface PointerSymbol {
  readonly kind: Pointer["kind"];
  /** `[4]:n1`, `[4]:C.m_this`, `o3.f`, `[3]:o8.f`, `o5[*]`, `C.s`. */
  readonly label: string;
  /** Inside the box of its method: `[4]:n1`, `[4]:this`. */
  readonly shortLabel: string;
  /** The context it belongs to: `[4]`; `[]` for what has none. */
  readonly context: string;
  /** The context-sensitive method whose box it is drawn in: index into the `methods` table; -1 for fields and array elements. */
  readonly box: number;
  /** Index into the `variables` table, or -1. */
  readonly variable: number;
  readonly isTemporary: boolean;
}

export interface ObjectSymbol {
  /** `o12`, `[3]:o8`, `"abc"`: the heap context is shown when it says something. */
  readonly label: string;
  readonly type: string;
  readonly span: Span;
}

export interface MethodSymbol {
  /** `[4]:C.m()` */
  readonly label: string;
  readonly context: string;
  readonly method: string;
  readonly span: Span;
}

export interface CallSiteSymbol {
  readonly label: string;
  readonly method: string;
  readonly target: string;
  readonly span: Span;
}

/** A source variable, for hovers and hints. */
export interface VariableSymbol {
  readonly name: string;
  readonly method: string;
  /** The text of the method: names inside it mean its variables. */
  readonly scope: Span;
  readonly declared: Position;
  readonly isTemporary: boolean;
}

export interface PointsToSymbols {
  readonly pointers: readonly PointerSymbol[];
  readonly objects: readonly ObjectSymbol[];
  readonly methods: readonly MethodSymbol[];
  readonly callSites: readonly CallSiteSymbol[];
  readonly variables: readonly VariableSymbol[];
  readonly statements: readonly Span[];
  readonly filters: readonly string[];
  readonly options: readonly { readonly context: string; readonly heap: number; readonly profile: string }[];
}

/** Contexts of more elements are shortened. */
const LONG_CONTEXT = 8;

/** `o12` or `[3]:o8`: an empty heap context is not written, as on the slides. */
export function showObject(object: CsObject): string {
  return object.context.elements.length === 0
    ? object.site.label
    : `${showContext(object.context)}:${object.site.label}`;
}

/** As on the slide, `[3,9,15,15,15, …]`: a long context shows its ends and how many elements stand between. */
export function showContext(context: Context): string {
  const { elements, label } = context;
  if (elements.length <= LONG_CONTEXT) return label;
  const shown = [
    ...elements.slice(0, 2).map(showElement),
    `…${elements.length - 5}…`,
    ...elements.slice(-3).map(showElement),
  ];
  return `[${shown.join(",")}]`;
}

export function showMethod(method: CsMethod): string {
  return `${showContext(method.context)}:${method.method.label}`;
}

/** The tables that do not grow, and the wording of the rows of those that do. */
export class SymbolWriter {
  readonly #elements: CsElements;
  readonly #variableIndex = new Map<Method, number>();
  /** Names that more than one method declares, and field names that a class hides: they need their owner's name. */
  readonly #ambiguous: ReadonlySet<string>;
  readonly #shadowed: ReadonlySet<string>;
  readonly #program: Program;

  constructor(program: Program, elements: CsElements) {
    this.#program = program;
    this.#elements = elements;
    let count = 0;
    for (const method of program.methods) {
      this.#variableIndex.set(method, count);
      count += method.variables.length;
    }
    this.#ambiguous = repeated(program.methods.flatMap((method) => method.variables.map((variable) => variable.name)));
    this.#shadowed = repeated(program.classes.flatMap((info) => info.fields.map((field) => field.name)));
  }

  callSites(): readonly CallSiteSymbol[] {
    return this.#program.callSites.map((site) => ({
      label: site.label,
      method: site.method.label,
      target: site.target.label,
      span: site.span,
    }));
  }

  variables(): readonly VariableSymbol[] {
    return this.#program.methods.flatMap((method) =>
      method.variables.map((variable) => ({
        name: variable.name,
        method: method.label,
        scope: method.span,
        declared: variable.span.start,
        isTemporary: variable.isTemporary,
      })),
    );
  }

  object(object: CsObject): ObjectSymbol {
    const { type } = object.site;
    return { label: showObject(object), type: showSimpleType(type), span: object.site.span };
  }

  method(method: CsMethod): MethodSymbol {
    return {
      label: showMethod(method),
      context: showContext(method.context),
      method: method.method.label,
      span: method.method.span,
    };
  }

  pointer(pointer: Pointer): PointerSymbol {
    switch (pointer.kind) {
      case "variable":
        return this.#variable(pointer);
      case "field":
        return this.#outside("field", `${this.#holder(pointer.object)}.${this.#fieldName(pointer.field)}`);
      case "array":
        return this.#outside("array", `${this.#holder(pointer.object)}[*]`);
      case "thrown": {
        const thrower = this.#elements.methods[pointer.method];
        const context = thrower === undefined ? "[]" : showContext(thrower.context);
        const label = thrower === undefined ? "?" : `${showMethod(thrower)}_exc`;
        return { ...this.#outside("thrown", label), shortLabel: `${context}:exc`, context, box: pointer.method };
      }
      case "static":
        return this.#outside("static", `${pointer.field.class.name}.${pointer.field.name}`);
    }
  }

  #variable(pointer: Extract<Pointer, { kind: "variable" }>): PointerSymbol {
    const { context, variable } = pointer;
    const owner = variable.method.label.replace(/\(.*$/, "");
    const isThis = variable === variable.method.thisVariable;
    const needsOwner = this.#ambiguous.has(variable.name);
    const name = isThis ? `${owner}_this` : needsOwner ? `${owner}.${variable.name}` : variable.name;
    return {
      kind: "variable",
      label: `${showContext(context)}:${name}`,
      shortLabel: `${showContext(context)}:${variable.name}`,
      context: showContext(context),
      box: this.#elements.method(context, variable.method),
      variable: (this.#variableIndex.get(variable.method) ?? 0) + variable.index,
      isTemporary: variable.isTemporary,
    };
  }

  #outside(kind: Pointer["kind"], label: string): PointerSymbol {
    return { kind, label, shortLabel: label, context: "[]", box: -1, variable: -1, isTemporary: false };
  }

  #holder(object: number): string {
    const holder = this.#elements.objects[object];
    return holder === undefined ? "?" : showObject(holder);
  }

  #fieldName(field: Field): string {
    return this.#shadowed.has(field.name) ? `${field.class.name}::${field.name}` : field.name;
  }
}

function showSimpleType(type: CsObject["site"]["type"]): string {
  switch (type.kind) {
    case "class":
      return type.class.name;
    case "array":
      return `${showSimpleType(type.element)}[]`;
    case "primitive":
      return type.name;
    case "null":
    case "void":
      return type.kind;
  }
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return twice;
}
