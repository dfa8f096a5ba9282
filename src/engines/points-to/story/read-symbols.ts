import type { Span } from "../../../kernel/index.ts";
import { SectionReader } from "../../../trace/index.ts";
import { hasContexts } from "../fact-names.ts";
import type {
  BodySymbol,
  CallSiteSymbol,
  ClassSymbol,
  MethodSymbol,
  ObjectSymbol,
  PointerSymbol,
  PointsToSymbols,
  SiteSymbol,
  SpuriousSymbol,
  VariableSymbol,
} from "./symbols.ts";

/** Typed look-ups in the symbol tables of a points-to recording. Unknown numbers read as “?”: a truncated recording must not throw. */
export class SymbolReader extends SectionReader<PointsToSymbols> {
  pointer(id: number): PointerSymbol {
    return this.table("pointers")[id] ?? unknownPointer;
  }

  object(id: number): ObjectSymbol {
    return this.table("objects")[id] ?? { label: "?", type: "?", span: nowhere, site: "?", isMachine: false };
  }

  get objectNames(): readonly string[] {
    return this.table("objects").map(({ label }) => label);
  }

  /** Whether sets and tables show an object: see `isListed` of the solver. */
  isListed(object: number): boolean {
    return this.options.vmObjects || !this.object(object).isMachine;
  }

  method(id: number): MethodSymbol {
    return this.table("methods")[id] ?? { label: "?", context: "[]", method: "?", span: nowhere, library: "" };
  }

  callSite(id: number): CallSiteSymbol {
    return this.table("callSites")[id] ?? { label: "?", method: "?", target: "?", span: nowhere };
  }

  statement(id: number): Span | undefined {
    return this.table("statements")[id];
  }

  filter(id: number): string {
    return this.table("filters")[id] ?? "?";
  }

  get sites(): readonly SiteSymbol[] {
    return this.table("sites");
  }

  /** The first fact that a more precise run does not have, where it is known. */
  get spurious(): readonly SpuriousSymbol[] {
    return this.table("spurious");
  }

  get classes(): readonly ClassSymbol[] {
    return this.table("classes");
  }

  get bodies(): readonly BodySymbol[] {
    return this.table("bodies");
  }

  get variables(): readonly VariableSymbol[] {
    return this.table("variables");
  }

  get options(): PointsToSymbols["options"][number] {
    return this.table("options")[0] ?? unknownOptions;
  }

  /** Whether the notation has contexts: see `hasContexts`. */
  get hasContexts(): boolean {
    return hasContexts(this.options.context);
  }

  /** `[4]:14`, or `14` where there are no contexts. */
  inContext(context: string, name: string): string {
    return this.hasContexts ? `${context}:${name}` : name;
  }

  /** A name of the pseudocode, `c′:oᵢ`: `oᵢ` where there are no contexts. */
  spell(name: string): string {
    return this.hasContexts ? name : name.replace(/^c′?:/, "");
  }

  /** A set by its number, `∅` for -1. */
  setText(set: number): string {
    return this.objects(set === -1 ? [] : this.steps.set(set));
  }

  /** `{o3, o4}` or `∅` */
  objects(ids: readonly number[]): string {
    return ids.length === 0 ? "∅" : `{${ids.map((id) => this.object(id).label).join(", ")}}`;
  }
}

const nowhere: Span = { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

const unknownPointer: PointerSymbol = {
  kind: "variable",
  label: "?",
  shortLabel: "?",
  context: "[]",
  box: -1,
  variable: -1,
  isTemporary: false,
  observedAs: "",
  library: "",
  usedBy: "",
};

/** Before the first chunk. */
const unknownOptions: PointsToSymbols["options"][number] = {
  context: "",
  heap: 0,
  profile: "java",
  isUniform: false,
  without: [],
  vmObjects: false,
};
