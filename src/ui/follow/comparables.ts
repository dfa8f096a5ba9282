import { append } from "../../kernel/index.ts";
import type { Choice, Seq } from "../../trace/index.ts";
import type { Session } from "../store/index.ts";

/** A choice and the step that made it. */
export interface MadeChoice extends Choice {
  readonly seq: Seq;
}

/** The derived facts of a run by what finds them in another one. */
export interface Comparables {
  /** By the names that results have. */
  readonly byName: ReadonlyMap<string, Seq>;
  /** Facts in the order of their steps, and what each says in every run. */
  readonly events: readonly { readonly seq: Seq; readonly alike: string }[];
  /** The steps of the events that say the same, ascending. */
  readonly births: ReadonlyMap<string, readonly Seq[]>;
  readonly choices: readonly MadeChoice[];
}

/** Of longer recordings only this many steps are searched. */
const MAX_STEPS = 200_000;

/** The derived facts of runs, each looked through once for each length. */
export class ComparablesIndex {
  readonly #known = new WeakMap<Session, Comparables & { readonly length: number }>();

  of(session: Session): Comparables {
    const { length } = session.recording;
    const known = this.#known.get(session);
    if (known?.length === length) return known;
    const fresh = { ...comparablesOf(session), length };
    this.#known.set(session, fresh);
    return fresh;
  }
}

export function comparablesOf({ recording, reader }: Pick<Session, "recording" | "reader">): Comparables {
  const byName = new Map<string, Seq>();
  const events: { readonly seq: Seq; readonly alike: string }[] = [];
  const births = new Map<string, Seq[]>();
  const choices: MadeChoice[] = [];
  for (let seq = 0; seq < Math.min(recording.length, MAX_STEPS); seq++) {
    const found = reader.comparable(seq);
    if (found === undefined) continue;
    const { name, alike, choice } = found;
    if (!byName.has(name)) byName.set(name, seq);
    events.push({ seq, alike });
    append(births, alike, seq);
    if (choice !== undefined) choices.push({ ...choice, seq });
  }
  return { byName, events, births, choices };
}
