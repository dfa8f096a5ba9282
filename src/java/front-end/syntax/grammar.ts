import { Language, Parser, type Tree, type TreeCursor } from "web-tree-sitter";
import type { Budget } from "../../../kernel/index.ts";
import { ParserMemory } from "./parser-memory.ts";
import type { RawError, RawNode } from "./raw-node.ts";

/** The two WebAssembly binaries: tree-sitter itself and its Java grammar. */
export interface GrammarBinaries {
  readonly runtime: Uint8Array;
  readonly java: Uint8Array;
}

export interface RawTree {
  readonly root: RawNode;
  readonly errors: readonly RawError[];
  /** The first place that is nested deeper than `NESTING_LIMIT`; what lies below it was not read. */
  readonly tooDeep: RawError | undefined;
}

/** Deeper nesting than anyone writes, and shallow enough for the recursion of every later phase. */
export const NESTING_LIMIT = 700;

/**
 * The syntax tree of a text; undefined when the parser had to give up: some texts full of mistakes take more memory
 * than there is. Throws `BudgetSpent`. The next text is read as if nothing had happened.
 */
export type Grammar = (text: string, budget: Budget) => RawTree | undefined;

/** web-tree-sitter starts once, so there is one grammar for everyone. */
let loading: Promise<Grammar> | undefined;

/** Loads the Java grammar. The only place that knows tree-sitter. */
export function loadGrammar(binaries: GrammarBinaries): Promise<Grammar> {
  loading ??= startParser(binaries).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function startParser(binaries: GrammarBinaries): Promise<Grammar> {
  const memory = await ParserMemory.of(binaries.runtime);
  await Parser.init(memory.module);
  const language = await Language.load(binaries.java);
  const parser = new Parser();
  memory.makeRoom();
  parser.setLanguage(language);
  memory.save();
  return (text, budget) => {
    try {
      const tree = parser.parse(text, null, { progressCallback: () => budget.isSpentNow() });
      if (tree !== null) return readWhole(language, tree, budget);
    } catch {
      // A fault in WebAssembly says nothing that a reader could use.
    }
    memory.restore();
    budget.spend();
    return undefined;
  };
}

/** Both are given back even where that fails: their finalizers must not run on memory that was made anew. */
function readWhole(language: Language, tree: Tree, budget: Budget): RawTree {
  try {
    const cursor = tree.walk();
    try {
      return new RawTreeReader(language, cursor, budget).read();
    } finally {
      cursor.delete();
    }
  } finally {
    tree.delete();
  }
}

const COMMENTS: ReadonlySet<string> = new Set(["line_comment", "block_comment"]);
/** Tokens that say something although the grammar gives them no role. Keywords and brackets do not: the node says it. */
const TELLING: ReadonlySet<string> = new Set(["++", "--", "new", "final", "static"]);
/** Read from their text, so their parts are of no interest. */
const WHOLE: ReadonlySet<string> = new Set(["string_literal", "ERROR"]);
const NONE: readonly RawNode[] = [];

class RawTreeReader {
  private readonly types: readonly (string | null)[];
  private readonly fields: readonly (string | null)[];
  /** By node type: whether nodes of it are left out when they have no role. */
  private readonly isSilent: readonly boolean[];
  private readonly cursor: TreeCursor;
  private readonly budget: Budget;
  private readonly errors: RawError[] = [];
  private tooDeep: RawError | undefined;

  constructor(language: Language, cursor: TreeCursor, budget: Budget) {
    this.types = language.types;
    this.fields = language.fields;
    this.isSilent = language.types.map((type, id) => !TELLING.has(type) && !language.nodeTypeIsNamed(id));
    this.cursor = cursor;
    this.budget = budget;
  }

  read(): RawTree {
    const root = this.node(this.cursor.nodeType, 0);
    return { root, errors: this.errors, tooDeep: this.tooDeep };
  }

  private node(type: string, depth: number): RawNode {
    const { cursor } = this;
    this.budget.spend();
    const start = cursor.startIndex;
    const end = cursor.endIndex;
    const field = this.fields[cursor.currentFieldId] ?? "";
    if (type === "ERROR") this.errors.push({ start, end, missing: undefined });
    else if (cursor.nodeIsMissing) this.errors.push({ start, end, missing: type });
    return { type, field, start, end, children: WHOLE.has(type) ? NONE : this.children(type, start, end, depth) };
  }

  private children(parent: string, start: number, end: number, depth: number): readonly RawNode[] {
    const { cursor } = this;
    if (!cursor.gotoFirstChild()) return NONE;
    const children: RawNode[] = [];
    if (depth >= NESTING_LIMIT) this.tooDeep ??= { start, end, missing: undefined };
    else {
      do {
        const id = cursor.nodeTypeId;
        const type = this.types[id] ?? cursor.nodeType;
        if (!this.isPassedOver(id, type, parent)) children.push(this.node(type, depth + 1));
      } while (cursor.gotoNextSibling());
    }
    cursor.gotoParent();
    return children;
  }

  private isPassedOver(id: number, type: string, parent: string): boolean {
    if (COMMENTS.has(type)) return true;
    if (this.isSilent[id] !== true || parent === "modifiers") return false;
    if (type === ";" && (parent === "block" || parent === "constructor_body")) return false; // an empty statement
    return this.cursor.currentFieldId === 0 && !this.cursor.nodeIsMissing;
  }
}
