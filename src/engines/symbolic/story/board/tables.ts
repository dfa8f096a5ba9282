import type { Recording, Seq, TableRow, TableView } from "../../../../trace/index.ts";
import type { GeneratedTest } from "../../algorithm/test-input/test-input.ts";
import { factKinds } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";
import { inputText, outcomeText } from "./wording.ts";

/** The tables: the path condition conjunct by conjunct, the stack, test inputs, answers of the checker. */
export class Tables {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;

  constructor(recording: Recording, symbols: SymbolReader, index: RunIndex) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#index = index;
  }

  /** First Δ as a whole, then κ, α and φ in writing order, each with the node at which it came. */
  pathCondition(n: number, since: number): TableView {
    const seq = this.#index.configurationAt(n);
    const remembered = seq === undefined ? undefined : this.#index.remembered(seq);
    const delta = remembered === undefined ? undefined : this.#symbols.delta(remembered.configuration.delta);
    const rows: TableRow[] = [];
    if (seq !== undefined && remembered !== undefined && delta !== undefined) {
      const births = delta.conjuncts.map(({ text }) => remembered.births.conjuncts.get(text) ?? seq);
      rows.push(rowOf("p*", births.length === 0 ? seq : Math.max(...births), since, ["Δ", "", delta.text]));
      for (const [place, { part, text }] of delta.conjuncts.entries()) {
        const birth = births[place] ?? seq;
        rows.push(rowOf(conjunctKey(birth, text), birth, since, [part, this.#origin(birth), text]));
      }
    }
    return listed(["part", "added", "conjunct"], rows);
  }

  /** s, the innermost call first. */
  variables(n: number, since: number): TableView {
    const seq = this.#index.configurationAt(n);
    const remembered = seq === undefined ? undefined : this.#index.remembered(seq);
    const stack = remembered?.configuration.stack ?? [];
    const rows = stack.flatMap((row, place) => {
      const frame = this.#symbols.frame(row);
      const depth = stack.length - 1 - place;
      const births = remembered?.births.frames[depth];
      return (frame?.values ?? [])
        .filter(({ name }) => !name.startsWith("$"))
        .map(({ name, value }) => {
          const birth = births?.get(name) ?? seq ?? 0;
          return rowOf(variableKey(depth, name, birth), birth, since, [
            name,
            value.text,
            (frame?.method ?? "").replace(/\(.*$/, ""),
          ]);
        });
    });
    return listed(["variable", "value", "method"], rows);
  }

  tests(n: number, since: number): TableView {
    return this.#facts(factKinds.test, ["number", "valid", "input", "run"], n, since, (seq) => {
      const { a } = this.#recording.steps.fact(seq);
      const test = this.#symbols.test(a);
      if (test === undefined) return [];
      return [String(a + 1), judgment(test), inputText(test), [outcomeText(test), test.branches.join(" ")]];
    });
  }

  solverCalls(n: number, since: number): TableView {
    return this.#facts(factKinds.verdict, ["node", "verdict", "formula", "reason"], n, since, (seq) => {
      const { a, b } = this.#recording.steps.fact(seq);
      const verdict = this.#symbols.verdict(a);
      return verdict === undefined ? [] : [`#${b}`, verdict.verdict, verdict.delta, verdict.reason];
    });
  }

  #origin(seq: Seq): string {
    return `#${this.#index.nodeOf(seq) ?? ""}`;
  }

  #facts(kind: number, columns: readonly string[], n: number, since: number, textsOf: (seq: Seq) => Texts): TableView {
    const births = this.#recording.births(kind);
    return {
      kind: "table",
      hasLines: true,
      columns: columns.map((name) => `symbolic.column.${name}`),
      rowCount: births.lowerBound(n),
      row: (index) => {
        const seq = births.at(index);
        return rowOf(factKey(seq), seq, since, textsOf(seq));
      },
    };
  }
}

export function factKey(seq: Seq): string {
  return `x${seq}`;
}

/** The step is read back from the key. */
export function conjunctKey(seq: Seq, text: string): string {
  return `p${seq}:${text}`;
}

export function variableKey(depth: number, name: string, seq: Seq): string {
  return `s${seq}:${depth}.${name}`;
}

/** The cells of a row; a cell of several texts has them below each other. */
type Texts = readonly (string | readonly string[])[];

function rowOf(key: string, fact: Seq, since: number, texts: Texts): TableRow {
  const isNew = fact >= since;
  const cells = texts.map((cell) => {
    const lines = typeof cell === "string" ? [cell] : cell.filter((text) => text !== "");
    return lines.map((text) => ({ text, fact, isNew }));
  });
  return { key, fact, isNew, cells };
}

const noRow: TableRow = { key: "", cells: [], fact: 0, isNew: false };

function listed(columns: readonly string[], rows: readonly TableRow[]): TableView {
  return {
    kind: "table",
    hasLines: true,
    columns: columns.map((name) => `symbolic.column.${name}`),
    rowCount: rows.length,
    row: (index) => rows[index] ?? noRow,
  };
}

/** `✓`, or what rejects the input: `✗ pre`, `✗ repOK`. */
function judgment({ valid, precondition, repOK }: GeneratedTest): string {
  if (valid) return "✓";
  const rejecting = [...(precondition ? [] : ["pre"]), ...(repOK === false ? ["repOK"] : [])];
  return `✗ ${rejecting.join(" ")}`;
}
