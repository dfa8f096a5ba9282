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
  const span = lead.reader.statements(n, Math.max(0, n - 1))[0];
  if (span === undefined) return undefined;
  const place = { file: span.file, line: span.start.line };
  const arrived = lead.lines.arrivals(place).filter((position) => position <= n).length;
  const there = other.lines.arrivals(place);
  return there[Math.min(arrived, there.length) - 1];
}
