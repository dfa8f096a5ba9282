import type { Span } from "../../../kernel/index.ts";
import type { Session } from "../../store/index.ts";
import type { ComparablesIndex } from "../comparables.ts";
import { lastEvent, positionsByEvent } from "./by-event.ts";

/** How the other runs follow the one that the step bar moves. */
export type LinkMode = "statement" | "iteration" | "free";

export const linkModes: readonly LinkMode[] = ["statement", "iteration", "free"];

/** Where runs are while another one is at some position. */
export class Follower {
  readonly #comparables: ComparablesIndex;
  /** By lead and follower, for the lengths at which they were made. */
  readonly #aligned = new WeakMap<Session, WeakMap<Session, Aligned>>();

  constructor(comparables: ComparablesIndex) {
    this.#comparables = comparables;
  }

  /** The position of `other` that corresponds to position n of `lead`; undefined: stay. */
  position(mode: LinkMode, lead: Session, n: number, other: Session): number | undefined {
    if (mode === "free") return undefined;
    if (n === 0) return 0;
    if (n >= lead.recording.length) return other.recording.length;
    return mode === "iteration" ? byIteration(lead, n, other) : this.#byEvent(lead, n, other);
  }

  /** When one run has found something, the others have, too; runs with little in common go by the statements. */
  #byEvent(lead: Session, n: number, other: Session): number {
    const positions = this.#positions(lead, other);
    const event = lastEvent(this.#comparables.of(lead), n);
    // Before the first event all runs do the same.
    if (event === -1) return Math.min(n, other.recording.length);
    return positions?.[event] ?? byStatement(lead, n, other) ?? byIteration(lead, n, other);
  }

  #positions(lead: Session, other: Session): readonly number[] | undefined {
    const ofLead = this.#aligned.get(lead) ?? new WeakMap<Session, Aligned>();
    this.#aligned.set(lead, ofLead);
    const lengths = `${lead.recording.length} ${other.recording.length}`;
    const known = ofLead.get(other);
    if (known?.lengths === lengths) return known.positions;
    const positions = positionsByEvent(this.#comparables.of(lead), this.#comparables.of(other));
    ofLead.set(other, { lengths, positions });
    return positions;
  }
}

interface Aligned {
  readonly lengths: string;
  readonly positions: readonly number[] | undefined;
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
  if (span === undefined) return undefined;
  const place = { kind: "line", file: span.file, line: span.start.line } as const;
  const arrived = lead.reader.arrivals(place).filter((position) => position <= n).length;
  const there = other.reader.arrivals(place);
  return there[Math.min(arrived, there.length) - 1];
}

/** The statement of the last step that belongs to one. */
function lastStatement({ recording, reader }: Session, n: number): Span | undefined {
  for (let seq = n - 1; seq >= 0; seq--) {
    if (recording.steps.statement(seq) !== -1) return reader.statements(seq + 1, seq)[0];
  }
  return undefined;
}
