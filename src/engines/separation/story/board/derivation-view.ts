import type { GraphEdge, GraphModel, GraphNode, GraphView, Seq } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import type { CheckIndex, CheckSteps } from "./check-index.ts";
import type { SymbolRows } from "./symbol-rows.ts";

/** How the model of each formula is derived: a tree of predicate occurrences, each with the disjunct that replaces it. */
export class DerivationTrees {
  readonly #rows: SymbolRows;
  readonly #index: CheckIndex;
  #model: GraphModel = { groups: [], nodes: [], edges: [] };
  #length = -1;

  constructor(rows: SymbolRows, index: CheckIndex) {
    this.#rows = rows;
    this.#index = index;
  }

  view(n: number, since: number): GraphView {
    if (this.#length !== this.#rows.section.length) {
      this.#length = this.#rows.section.length;
      this.#model = this.#build();
    }
    return {
      kind: "graph",
      model: this.#model,
      at: n,
      since,
      sublabel: (node) => {
        const seq = this.#stepOf(node, "answer");
        if (seq === undefined || seq >= n) return undefined;
        return { text: this.#textOf(node, seq), isNew: seq >= since };
      },
    };
  }

  /** The nodes that a step made or replaced. */
  elementsOf(seq: Seq): readonly string[] {
    const { b } = this.#rows.steps.fact(seq);
    const check = this.#index.checks[b];
    if (check === undefined) return [];
    if (check.question === seq || check.answer === seq) return [nodeId(b, ROOT)];
    const { occurrence } = this.#rows.row("expansions", this.#rows.steps.fact(seq).a);
    return check.expansions.includes(seq) ? [nodeId(b, occurrence)] : [];
  }

  /** The step that replaced an occurrence, or the formula's own. */
  factOf(element: string): Seq | undefined {
    return this.#stepOf(element, "question");
  }

  /** The step that replaced an occurrence, or one of the formula. */
  #stepOf(node: string, ofFormula: "question" | "answer"): Seq | undefined {
    const { question, occurrence } = partsOf(node);
    const check = this.#index.checks[question];
    return occurrence === ROOT ? check?.[ofFormula] : check?.byOccurrence.get(occurrence);
  }

  #textOf(node: string, seq: Seq): string {
    const { a } = this.#rows.steps.fact(seq);
    if (partsOf(node).occurrence === ROOT) return this.#rows.row("answers", a).verdict;
    return say("fact.disjunct", { number: this.#rows.row("expansions", a).disjunct + 1 });
  }

  #build(): GraphModel {
    const nodes: GraphNode[] = [];
    const edges: GraphEdge[] = [];
    for (const [question, check] of this.#index.checks.entries()) {
      nodes.push(nodeOf(nodeId(question, ROOT), say("fact.check", { number: question + 1 }), "method", check.question));
      this.#addOccurrences(question, check, nodes, edges);
    }
    return { groups: [], nodes, edges };
  }

  #addOccurrences(question: number, check: CheckSteps, nodes: GraphNode[], edges: GraphEdge[]): void {
    for (const { parent, children, birth } of this.#families(check))
      for (const { occurrence, call } of children) {
        const [source, target] = [nodeId(question, parent), nodeId(question, occurrence)];
        nodes.push(nodeOf(target, call, "predicate", birth));
        edges.push({ id: `${source}→${target}`, source, target, label: "", birth, style: "derives" });
      }
  }

  /** The children of each node, with their steps: the calls of the formula, then those of each body. */
  #families({ question, expansions }: CheckSteps) {
    const { steps } = this.#rows;
    const symbols = expansions.map((seq) => ({ ...this.#rows.row("expansions", steps.fact(seq).a), birth: seq }));
    const outermost = this.#rows.row("questions", steps.fact(question).a).calls;
    return [
      { parent: ROOT, children: outermost, birth: question },
      ...symbols.map(({ occurrence, children, birth }) => ({ parent: occurrence, children, birth })),
    ];
  }
}

/** The formula itself. */
const ROOT = -1;

function nodeOf(id: string, label: string, shape: string, birth: Seq): GraphNode {
  return { id, label, group: undefined, birth, shape };
}

function nodeId(question: number, occurrence: number): string {
  return `d${question},${occurrence}`;
}

function partsOf(node: string): { readonly question: number; readonly occurrence: number } {
  const [question = "", occurrence = ""] = node.slice(1).split(",");
  return { question: Number(question), occurrence: Number(occurrence) };
}
