import {
  type Atom,
  engineWords,
  type Formula,
  type FormulaView,
  factRow,
  type Seq,
  type TableView,
} from "../../../../../trace/index.ts";
import { cloudsOf } from "../../drawings/names.ts";
import type { ConjunctSymbol, DeltaSymbol } from "../../facts/index.ts";
import type { Remembered } from "../births.ts";
import type { NodeSteps, SymbolicRun } from "../run.ts";
import { listed } from "../tables.ts";

const { columns: heads } = engineWords("symbolic");

const noFormula: FormulaView = {
  kind: "formula",
  owner: "",
  atoms: [],
  bound: [],
  outcomes: [],
  table: listed(heads("part", "added", "conjunct"), []),
};

/** Δ of the node that is executed, its atoms joined by ∗ and ∧, and what the step puts in the place of one of them. */
export function pathConditionView(run: SymbolicRun, n: number, since: number): FormulaView {
  const seq = run.configurationAt(n);
  const remembered = run.remembered(seq);
  const delta = run.row("deltas", remembered?.configuration.delta);
  if (seq === undefined || remembered === undefined || delta === undefined) return noFormula;
  const node = run.nodes[run.nodeOf(seq) ?? -1];
  const children = (node?.children ?? []).flatMap((row) => run.nodes[row] ?? []);
  const split = children.filter(({ put }) => put >= since && put < n);
  const replaced = new Set(split.flatMap((child) => replacedBy(run, delta, child) ?? []));
  const { births } = remembered;
  return {
    kind: "formula",
    owner: `#${node?.row ?? ""}`,
    atoms: delta.conjuncts.map((conjunct) => {
      const birth = births.conjuncts.get(conjunct.text) ?? seq;
      return { ...atomOf(run, conjunct, birth, since), isReplaced: replaced.has(conjunct) };
    }),
    bound: boundIn(delta),
    outcomes: split.flatMap((child) => outcomeOf(run, child, since) ?? []),
    table: conjunctTable(run, delta, remembered, seq, since),
  };
}

/** The predicate that was unfolded into a node. */
function replacedBy(run: SymbolicRun, { conjuncts }: DeltaSymbol, { row }: NodeSteps): ConjunctSymbol | undefined {
  const cause = run.row("nodes", row)?.cause;
  if (cause?.kind !== "initialized" || cause.occurrence === undefined) return undefined;
  return [...cloudsOf(conjuncts).values()][cause.occurrence];
}

/** What Δ of a node has beside what it has of its parent's. */
function outcomeOf(run: SymbolicRun, { row, put, begin }: NodeSteps, since: number): Formula | undefined {
  const delta = run.row("deltas", begin?.configuration.delta);
  if (begin === undefined || delta === undefined) return undefined;
  const added = delta.conjuncts.filter(({ text }) => begin.births.conjuncts.get(text) === put);
  return { owner: `#${row}`, atoms: added.map((conjunct) => atomOf(run, conjunct, put, since)) };
}

function atomOf(run: SymbolicRun, { part, text }: ConjunctSymbol, birth: Seq, since: number): Atom {
  return {
    key: conjunctKey(birth, text),
    text,
    joint: part === "κ" ? "∗" : "∧",
    fact: birth,
    isNew: birth >= since,
    isReplaced: false,
    origin: `#${run.nodeOf(birth) ?? ""}`,
  };
}

/** The names behind the quantifier of a formula as it is printed. */
function boundIn({ text }: DeltaSymbol): readonly string[] {
  return /^∃([^.]+)\. /u.exec(text)?.[1]?.split(", ") ?? [];
}

/** First Δ as it is printed, then κ, α and φ in writing order, each with the node at which it came. */
function conjunctTable(
  run: SymbolicRun,
  delta: DeltaSymbol,
  { births }: Remembered,
  seq: Seq,
  since: number,
): TableView {
  const rows = delta.conjuncts.map(({ part, text }) => {
    const birth = births.conjuncts.get(text) ?? seq;
    return factRow(conjunctKey(birth, text), birth, since, [part, `#${run.nodeOf(birth) ?? ""}`, text]);
  });
  const birth = rows.length === 0 ? seq : Math.max(...rows.map(({ fact }) => fact));
  return listed(heads("part", "added", "conjunct"), [factRow("p*", birth, since, ["Δ", "", delta.text]), ...rows]);
}

/** The step is read back from the key. */
export function conjunctKey(seq: Seq, text: string): string {
  return `p${seq}:${text}`;
}
