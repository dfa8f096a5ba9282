import { valueAt } from "../../../../kernel/index.ts";
import { engineWords, type Part, type Seq, type TableView } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";

const { columns } = engineWords("separation");

/** How many of the first and of the newest disjuncts a long cell shows. */
const SHOWN = 30;

/** The largest number of steps whose premises are looked up. */
const MANY = 12;

/** One line of Fig. 6: round i of one predicate. */
interface Line {
  readonly round: number;
  readonly predicate: number;
  readonly birth: Seq;
  readonly sv: Seq[];
  readonly a: Seq[];
}

/** The table of Fig. 6: SV and A by round and predicate. Grows with the recording. */
export class UnfoldingTable {
  readonly #rows: SymbolRows;
  readonly #lines: Line[] = [];
  readonly #byKey = new Map<string, Line>();

  constructor(rows: SymbolRows) {
    this.#rows = rows;
  }

  /** Takes note of a step that derives a disjunct of SV or of A. */
  note(seq: Seq): void {
    const { kind, b, c } = this.#rows.steps.fact(seq);
    if (kind === factKinds.sv) this.#line(c, b, seq).sv.push(seq);
    else if (kind === factKinds.abstract) this.#line(c, b, seq).a.push(seq);
  }

  /** The first step of a line, by its key. */
  factOf(key: string): Seq | undefined {
    return this.#byKey.get(key)?.birth;
  }

  view(n: number, since: number): TableView {
    const firstHidden = this.#lines.findIndex(({ birth }) => birth >= n);
    return {
      kind: "table",
      hasLines: true,
      columns: columns("i", "predicate", "sv", "a"),
      rowCount: firstHidden === -1 ? this.#lines.length : firstHidden,
      atWork: this.#lastTouched(n),
      premises: this.#premises(n, since),
      row: (index) => {
        const line = this.#lines[index] ?? { round: 0, predicate: 0, birth: 0, sv: [], a: [] };
        const { round, predicate, birth } = line;
        const plain = (text: string): readonly Part[] => [{ text, fact: birth, isNew: birth >= since }];
        const sv = this.#parts(line.sv, n, since, (row) => this.#rows.row("disjuncts", row).text);
        const a = this.#parts(this.#abstractsOf(line), n, since, (row) => this.#rows.row("abstracts", row).text);
        return {
          key: lineKey(round, predicate),
          cells: [
            plain(String(round)),
            plain(this.#rows.row("predicates", predicate).name),
            sv,
            a.length === 0 ? plain("false") : a,
          ],
          fact: birth,
          isNew: [...sv, ...a].some((part) => part.isNew),
        };
      },
    };
  }

  /** The line that a step before n last added to. */
  #lastTouched(n: number): number {
    let [found, latest] = [-1, -1];
    for (const [index, { sv, a }] of this.#lines.entries()) {
      const last = Math.max(lastBefore(sv, n), lastBefore(a, n));
      if (last > latest) [found, latest] = [index, last];
    }
    return found;
  }

  /** The disjuncts that the steps from `since` on rest on. A long stride rests on very many: those of its last steps are told. */
  #premises(n: number, since: number): readonly Seq[] {
    const { steps } = this.#rows;
    const found = new Set<Seq>();
    for (let seq = Math.max(since, n - MANY); seq < n; seq++)
      for (const premise of steps.premises(seq))
        if (premise < since && isDisjunct(steps.fact(premise).kind)) found.add(premise);
    return [...found];
  }

  #line(round: number, predicate: number, birth: Seq): Line {
    const key = lineKey(round, predicate);
    return valueAt(this.#byKey, key, () => {
      const line: Line = { round, predicate, birth, sv: [], a: [] };
      this.#lines.push(line);
      return line;
    });
  }

  /** In a canonical reading A accumulates: a line has what the lines above have. */
  #abstractsOf({ round, predicate, a }: Line): readonly Seq[] {
    if (this.#rows.reading === "paper") return a;
    return this.#lines.filter((line) => line.predicate === predicate && line.round <= round).flatMap((line) => line.a);
  }

  #parts(
    steps: readonly Seq[],
    n: number,
    since: number,
    textOf: (row: number) => string | undefined,
  ): readonly Part[] {
    const there = steps.filter((seq) => seq < n);
    const parts = there.map((seq, index) => ({ seq, sign: index === 0 ? "" : "∨ " }));
    const written = ({ seq, sign }: (typeof parts)[number]): Part => ({
      text: `${sign}${textOf(this.#rows.steps.fact(seq).a) ?? "false"}`,
      fact: seq,
      isNew: seq >= since,
    });
    const hidden = there.slice(SHOWN, -SHOWN);
    if (hidden.length === 0) return parts.map(written);
    // What is written between changes whenever one more is left out.
    const before = there.filter((seq) => seq < since).length - 2 * SHOWN;
    const isNew = hidden.length !== Math.max(0, before);
    const more: Part = { text: `∨ ${say("unfolding.more", { count: hidden.length })}`, fact: undefined, isNew };
    return [...parts.slice(0, SHOWN).map(written), more, ...parts.slice(-SHOWN).map(written)];
  }
}

function isDisjunct(kind: number): boolean {
  return kind === factKinds.sv || kind === factKinds.abstract;
}

export function lineKey(round: number, predicate: number): string {
  return `u${round},${predicate}`;
}

/** The last of these ascending steps before n; -1 for none. */
function lastBefore(steps: readonly Seq[], n: number): number {
  return steps.findLast((seq) => seq < n) ?? -1;
}
