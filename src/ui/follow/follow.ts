import type { Span } from "../../kernel/index.ts";
import type { Seq } from "../../trace/index.ts";
import type { CorrespondingRuns, Session } from "../store/index.ts";
import { lastEvent, positionsByEvent } from "./by-event.ts";
import { ComparablesIndex } from "./comparables.ts";
import { EditedNames } from "./edited-names.ts";

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
    const comparables = this.#comparables.of(lead);
    const event = lastEvent(comparables, n);
    // Before the first event all runs do the same.
    if (event === -1 && comparables.events.length > 0) return Math.min(n, other.recording.length);
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

/** Longer recordings are not looked through fact by fact when options change. */
const MAX_STEPS = 50_000;

/** What finds the step of another run of the same program, and what the runs do not have in common, as comparisons do. */
export function correspondingRuns(): CorrespondingRuns {
  const comparables = new ComparablesIndex();
  const follower = new Follower(comparables);
  return {
    position(left, n, now) {
      const isLong = Math.max(left.recording.length, now.recording.length) > MAX_STEPS;
      return follower.position(isLong ? "iteration" : "statement", left, n, now);
    },
    difference(left, now) {
      const [before, after] = [comparables.of(left).births, comparables.of(now).births];
      const names = new EditedNames(left.subject.files, now.subject.files);
      if (!names.isKnown) return undefined;
      const others = [...after].filter(([alike]) => !names.wasThere(alike, before));
      const missing = [...before].filter(([alike]) => !names.isThere(alike, after));
      return {
        isOfText: names.isEdited,
        gained: new Set(others.flatMap(([, steps]) => steps)),
        more: others.length,
        fewer: missing.length,
        lost: lostIn(left, missing),
      };
    },
  };
}

/** Of longer tables only this many rows are looked through for what is missing. */
const MAX_ROWS = 2_000;

/** How many of these facts stood in each table of a run. */
function lostIn(
  session: Session,
  missing: readonly (readonly [alike: string, steps: readonly Seq[]])[],
): ReadonlyMap<string, number> {
  if (missing.length === 0) return new Map();
  const alikeOf = new Map(missing.flatMap(([alike, steps]) => steps.map((step) => [step, alike] as const)));
  const tables = session.board.panels.filter(({ id, kind }) => kind === "table" && session.reader.has(id));
  const counts = tables.map(({ id }) => {
    const alike = factsIn(session, id).map((step) => alikeOf.get(step));
    return [id, new Set(alike.filter((each) => each !== undefined)).size] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The steps that made what a table shows at the end. */
function factsIn({ reader, recording: { length } }: Session, panel: string): readonly Seq[] {
  const view = reader.view(panel, length, length);
  if (view.kind !== "table") return [];
  const rows = Array.from({ length: Math.min(view.rowCount, MAX_ROWS) }, (_, index) => view.row(index));
  return rows.flatMap(({ fact, cells }) => [fact, ...cells.flat().flatMap((part) => part.fact ?? [])]);
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
