import type { StoreApi } from "zustand/vanilla";
import { type Lesson, translatedLesson } from "../../../../engine-kit/index.ts";
import {
  type Breakpoint,
  breakpointKey,
  type Place,
  switchBreakpoint,
  toggleBreakpoint,
  withNote,
} from "../../breakpoints/index.ts";
import { lastBefore, mergePositions, nextAfter, type Session, StopIndex } from "../../run/index.ts";
import type { WorkbenchState } from "../workbench-state.ts";

interface WaypointParts {
  readonly store: StoreApi<WorkbenchState>;
  /** Undefined while there is no recording. */
  session(): Session | undefined;
  lesson(): Lesson | undefined;
  /** Goes to a position, and plays no further. */
  go(position: number): void;
}

/** Positions where breakpoints hit, found for one length of one recording. */
interface Found {
  readonly session: Session;
  readonly length: number;
  readonly breakpoints: readonly Breakpoint[];
  readonly positions: readonly number[];
}

/** Where a walk may stop: the reader's breakpoints and notes, and the stops of the lesson. */
export class Waypoints {
  readonly #parts: WaypointParts;
  readonly #stops = new StopIndex();
  #found: Found | undefined;

  constructor(parts: WaypointParts) {
    this.#parts = parts;
  }

  /** Sets a breakpoint, or takes it away. */
  toggle(breakpoint: Breakpoint): void {
    this.#parts.store.setState(({ breakpoints }) => ({ breakpoints: toggleBreakpoint(breakpoints, breakpoint) }));
  }

  toggleLine(place: Place): void {
    const key = breakpointKey({ kind: "line", ...place });
    const known = this.#parts.store.getState().breakpoints.find((each) => breakpointKey(each) === key);
    this.toggle(known ?? { kind: "line", ...place });
  }

  /** Turns a breakpoint off, or on again. */
  turn(breakpoint: Breakpoint): void {
    const key = breakpointKey(breakpoint);
    this.#parts.store.setState(({ breakpoints }) => ({ breakpoints: switchBreakpoint(breakpoints, key) }));
  }

  /** Writes down what is to be seen at a position; nothing removes what was written there. */
  note(position: number, text: string): void {
    this.#parts.store.setState(({ notes }) => ({ notes: withNote(notes, position, text) }));
  }

  /** The lesson's stops that happen in this recording, and what it says there. */
  stops(): readonly { readonly position: number; readonly say: string }[] {
    const session = this.#parts.session();
    const lesson = this.#parts.lesson();
    if (session === undefined || lesson?.stops === undefined) return [];
    const { stops: translated = [] } = translatedLesson(lesson);
    return this.#stops
      .reached(session, lesson.stops)
      .map(({ position, place }) => ({ position, say: translated[place]?.say ?? "" }));
  }

  /** Positions where a breakpoint hits that is turned on, ascending. */
  hits(): readonly number[] {
    const session = this.#parts.session();
    if (session === undefined) return [];
    const { breakpoints } = this.#parts.store.getState();
    const { length } = session.recording;
    const isFound =
      this.#found?.session === session && this.#found.length === length && this.#found.breakpoints === breakpoints;
    if (this.#found === undefined || !isFound) {
      const active = breakpoints.filter(({ isOff }) => isOff !== true);
      const positions = mergePositions(active.map((breakpoint) => session.reader.arrivals(breakpoint)));
      this.#found = { session, length, breakpoints, positions };
    }
    return this.#found.positions;
  }

  /** Goes to the next or previous breakpoint, note, stop, or place where compared runs part; false if there is none in that direction. */
  jump(direction: 1 | -1): boolean {
    const { position } = this.#parts.store.getState();
    const targets = this.#all().flatMap(
      (each) => (direction === 1 ? nextAfter(each, position) : lastBefore(each, position)) ?? [],
    );
    if (targets.length === 0) return false;
    this.#parts.go(direction === 1 ? Math.min(...targets) : Math.max(...targets));
    return true;
  }

  /** Where none follows in a direction, what goes to the farthest one in the other; undefined where there is none either. */
  back(direction: 1 | -1): (() => void) | undefined {
    const { position } = this.#parts.store.getState();
    const others = this.#all().flatMap((each) => (direction === 1 ? each[0] : each.at(-1)) ?? []);
    if (others.length === 0) return undefined;
    const other = direction === 1 ? Math.min(...others) : Math.max(...others);
    return other === position ? undefined : () => this.#parts.go(other);
  }

  /** Where breakpoints hit, notes and stops are, each ascending. */
  #all(): readonly (readonly number[])[] {
    const { notes, parting } = this.#parts.store.getState();
    const end = this.#parts.session()?.recording.length ?? 0;
    const noted = notes.map((note) => note.position).filter((at) => at <= end);
    return [this.stops().map((stop) => stop.position), noted, parting === undefined ? [] : [parting], this.hits()];
  }
}
