import type { Span } from "../../kernel/index.ts";
import type { Session } from "../store/index.ts";

/** How the second run follows the one that the step bar moves. */
export type LinkMode = "statement" | "iteration" | "free";

export const linkModes: readonly LinkMode[] = ["statement", "iteration", "free"];

/** The position of `other` that corresponds to position n of `lead`; undefined: stay. */
export function followPosition(mode: LinkMode, lead: Session, n: number, other: Session): number | undefined {
  if (mode === "free") return undefined;
  if (n === 0) return 0;
  if (n >= lead.recording.length) return other.recording.length;
  return mode === "iteration" ? byIteration(lead, n, other) : byStatement(lead, n, other);
}

function byIteration(lead: Session, n: number, other: Session): number {
  const iteration = lead.recording.iterationsAt(n);
  let position = 0;
  for (let count = 0; count < iteration && position < other.recording.length; count++) {
    position = other.recording.nextStop(position, "iteration");
  }
  return position;
}

/** As many arrivals at the statement as the lead has had; the last one if the other run has fewer. */
function byStatement(lead: Session, n: number, other: Session): number | undefined {
  const span = lastStatement(lead, n);
  // Before the first statement both runs do the same.
  if (span === undefined) return Math.min(n, other.recording.length);
  const place = { file: span.file, line: span.start.line };
  const arrived = lead.lines.arrivals(place).filter((position) => position <= n).length;
  const there = other.lines.arrivals(place);
  return there[Math.min(arrived, there.length) - 1];
}

/** The statement of the last step that belongs to one. */
function lastStatement({ recording, reader }: Session, n: number): Span | undefined {
  for (let seq = n - 1; seq >= 0; seq--) {
    if (recording.steps.statement(seq) !== -1) return reader.statements(seq + 1, seq)[0];
  }
  return undefined;
}
