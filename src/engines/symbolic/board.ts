import type { Board, BoardSession, Recording } from "../../trace/index.ts";
import { separationBoard } from "../separation/board.ts";
import { activeLinesAt } from "./story/board/bindings.ts";
import { coverageHints } from "./story/board/coverage.ts";
import { Explanations } from "./story/board/explanations.ts";
import { Panels, panelSpecs } from "./story/board/panels.ts";
import { SymbolReader } from "./story/board/read-symbols.ts";
import { RunIndex } from "./story/board/run-index.ts";
import { SourceNotes } from "./story/board/source-notes.ts";
import { Reasons } from "./story/board/why.ts";
import { Wording } from "./story/board/wording.ts";
import { lines, pseudocode } from "./story/facts/index.ts";

export { inputPicture } from "./story/board/input-pictures.ts";

/**
 * How symbolic execution is shown: the execution tree, the heap with its clouds, the path condition, test inputs. A
 * recording begins with Algorithm 1, which its own board presents.
 */
export const symbolicBoard: Board = {
  engine: "symbolic",
  panels: panelSpecs,
  pseudocode: [...pseudocode, ...separationBoard.pseudocode],
  defaultGranularity: "rule",
  open: openSession,
};

function openSession(recording: Recording): BoardSession {
  const algorithm1 = separationBoard.open(recording);
  const symbols = new SymbolReader(recording);
  const index = new RunIndex(recording, symbols);
  const wording = new Wording(recording, symbols, index);
  const panels = new Panels(recording, symbols, index, wording, algorithm1);
  const reasons = new Reasons(recording, symbols, wording, index, algorithm1);
  const explanations = new Explanations(recording, symbols, index, wording, reasons, algorithm1);
  const notes = new SourceNotes(recording, symbols, index);
  index.extend();
  const isThere = (seq: number): boolean => seq >= 0 && seq < recording.length;
  return {
    extend() {
      algorithm1.extend();
      index.extend();
    },
    view: (panel, n, since) => panels.view(panel, n, since),
    activeLines(n) {
      if (n > index.start) return activeLinesAt(recording, symbols, index, n);
      if (index.start > 0) return algorithm1.activeLines(n);
      return [{ procedure: pseudocode[0]?.name ?? "", line: lines.start, bindings: [] }];
    },
    explain: (n, since) => explanations.explain(n, since),
    statements: (n, since) =>
      n > index.start || n === 0 ? notes.statements(n, since) : algorithm1.statements(n, since),
    hints: (n, since) => [...coverageHints(recording, symbols, n, since), ...notes.values(n, since)],
    hover: (_file, _line, word, n) => notes.hover(word, n),
    why: (fact, limit) => (isThere(fact) ? reasons.why(fact, limit) : undefined),
    elements: (fact) => (isThere(fact) ? panels.elementsOf(fact) : []),
    factOf: (element) => panels.factOf(element),
    title: (seq) => explanations.title(seq),
    wasObserved: () => undefined,
    withoutContexts: () => undefined,
  };
}
