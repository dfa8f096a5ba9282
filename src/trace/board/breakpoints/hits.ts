import type { Recording } from "../../log/recording.ts";
import { NONE, type Seq } from "../../log/step.ts";
import type { BoardSession } from "../board-session.ts";
import { Arrivals } from "./arrivals.ts";
import type { Target } from "./target.ts";

/** Reads the elements and facts of the steps of a recording. */
interface Reader extends Pick<BoardSession, "elements" | "factOf" | "pseudocode" | "statements"> {
  /** Message id of the rule that a step applied; undefined for the bookkeeping of an agenda. */
  ruleOf(seq: Seq): string | undefined;
  /** The number that `pseudocode` has for a line of it, as the section of a step numbers its lines. */
  lineNumber(seq: Seq, line: number): number;
}

/** Finds the positions at which a walk may stop. Look-ups: nothing is searched twice. */
export class Hits {
  readonly #recording: Recording;
  readonly #reader: Reader;
  readonly #lines: Arrivals;
  readonly #pseudocode: Arrivals;
  readonly #rules: Arrivals;
  readonly #changes: Arrivals;

  constructor(recording: Recording, reader: Reader) {
    this.#recording = recording;
    this.#reader = reader;
    this.#lines = sourceArrivals(recording, reader);
    this.#pseudocode = pseudocodeArrivals(recording, reader);
    this.#rules = ruleArrivals(recording, reader);
    this.#changes = changeArrivals(recording, reader);
  }

  /** Ascending positions right after the steps that meet it. */
  of(target: Target): readonly number[] {
    switch (target.kind) {
      case "line":
        return this.#lines.at(showPlace(target));
      case "pseudocode":
        return this.#pseudocode.at(target.line);
      case "rule":
        return this.#rules.at(target.rule);
      case "change": {
        const { element } = target;
        const fact = this.#reader.factOf(element);
        const own = fact === undefined ? element : shownBy(element, this.#recording.steps, fact);
        const lists = [own, waitingOf(element), aroundOf(element)].map((key) => this.#changes.at(key));
        return lists.find((positions) => positions.length > 0) ?? [];
      }
    }
  }
}

/** Pseudocode lines, by number. A procedure’s head and the lines that call it are arrived at when it is entered. */
function pseudocodeArrivals({ steps }: Recording, reader: Pick<Reader, "lineNumber" | "pseudocode">): Arrivals {
  const heads = new Map<number, number>();
  let variant: ReturnType<typeof reader.pseudocode> | undefined;
  let entered = NONE;
  let before: string | undefined;
  const headOf = (line: number): number | undefined => {
    const procedures = reader.pseudocode();
    if (procedures !== variant) {
      variant = procedures;
      for (const { lines } of procedures) for (const each of lines) heads.set(each.line, lines[0]?.line ?? each.line);
    }
    return heads.get(line);
  };
  return new Arrivals(steps, (seq) => {
    const frame = steps.frame(seq);
    const found = new Set<number>();
    const at = `${steps.section(seq)} ${frame} ${steps.line(seq)}`;
    let line = reader.lineNumber(seq, steps.line(seq));
    if (at !== before || steps.granularity(seq) !== "step") found.add(line);
    before = at;
    for (let call = frame; call > entered; call = steps.parentOf(call)) {
      const head = headOf(line);
      if (head !== undefined) found.add(head);
      const { parent, callLine } = steps.frameAt(call);
      if (parent === NONE) break;
      line = reader.lineNumber(seq, callLine);
      found.add(line);
    }
    entered = Math.max(entered, frame);
    return found;
  });
}

/** Source lines, by {@link showPlace}: after the first of consecutive steps about that line. */
function sourceArrivals({ steps }: Recording, reader: Pick<Reader, "statements">): Arrivals {
  const places = new Map<number, string>();
  let previous: string | undefined;
  const placeOf = (seq: Seq): string | undefined => {
    // Each section numbers its own statements; there are at most 256 sections.
    const statement = steps.statement(seq) * 256 + steps.section(seq);
    const known = places.get(statement);
    if (known !== undefined) return known;
    const span = reader.statements(seq + 1, seq)[0];
    if (span === undefined) return undefined;
    const place = showPlace({ file: span.file, line: span.start.line });
    places.set(statement, place);
    return place;
  };
  return new Arrivals(steps, (seq) => {
    const place = steps.statement(seq) === NONE ? undefined : placeOf(seq);
    if (place === undefined || place === previous) return [];
    previous = place;
    return [place];
  });
}

/** Rules, by the message id of their names: after the first of the steps of a stride that apply one. */
function ruleArrivals({ steps }: Recording, reader: Pick<Reader, "ruleOf">): Arrivals {
  let previous: string | undefined;
  return new Arrivals(steps, (seq) => {
    const rule = reader.ruleOf(seq);
    const isSame = rule === previous && steps.granularity(seq) === "step";
    previous = rule;
    return rule === undefined || isSame ? [] : [rule];
  });
}

/**
 * Changes, by graph element or table row: a set gains something, an edge appears, a weight is another. A fact belongs to
 * the first element that shows it; facts of other kinds may belong there, too, such as what was found on the way
 * ({@link shownBy}). Where an element has none, it is one that waits and is closed, such as a state of an execution
 * ({@link waitingOf}); else it changes with what happens at it, as a node with its edges ({@link aroundOf}).
 */
function changeArrivals({ steps }: Recording, reader: Pick<Reader, "elements">): Arrivals {
  return new Arrivals(steps, (seq) => {
    const kind = steps.kind(seq);
    if (kind === "take" || kind === "known") return [];
    const [own, ...others] = reader.elements(seq);
    if (own === undefined) return [];
    return kind === "put" || kind === "close"
      ? [waitingOf(own)]
      : [own, shownBy(own, steps, seq), ...others.map(aroundOf)];
  });
}

/** An element as it shows facts of the kind of this one. */
function shownBy(element: string, steps: Recording["steps"], fact: Seq): string {
  return `${steps.section(fact)}.${steps.factKind(fact)} ${element}`;
}

function waitingOf(element: string): string {
  return `+${element}`;
}

function aroundOf(element: string): string {
  return `~${element}`;
}

function showPlace({ file, line }: { readonly file: string; readonly line: number }): string {
  return `${file}:${line}`;
}
