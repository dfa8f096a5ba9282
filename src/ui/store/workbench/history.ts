import { createStore, type StoreApi } from "zustand/vanilla";
import { sameFiles } from "../program/index.ts";
import type { WorkbenchState } from "./workbench-state.ts";

/** What a reader sets, and what undo brings back. */
const kept = ["options", "files", "breakpoints", "notes", "view", "isSplit"] as const;

/** The page before a change, with the position of its run. */
export type Kept = Pick<WorkbenchState, (typeof kept)[number] | "position">;

/** What a change was of: the first of what it touched. */
export interface Change {
  readonly kind: "options" | "text" | "breakpoints" | "notes" | "view";
  /** The names of the options that it changed. */
  readonly options: readonly string[];
}

interface Entry {
  readonly change: Change;
  readonly kept: Kept;
  /** When it was made, or taken back: of several histories the latest counts. */
  readonly when: number;
}

export interface HistoryState {
  /** What undo would take back, newest last. */
  readonly undone: readonly Entry[];
  /** What redo would do again, next last. */
  readonly redone: readonly Entry[];
}

/** Changes beyond these are forgotten, oldest first. */
const MAX_ENTRIES = 100;
/** Letters typed within this time of one another are one change. */
const TYPING_MS = 1_000;

const empty: HistoryState = { undone: [], redone: [] };

/** The changes of a page, which a reader takes back one by one and makes again. */
export class ChangeHistory {
  readonly store: StoreApi<HistoryState> = createStore(() => empty);
  readonly #now: () => number;
  #isQuiet = false;
  #typedAt = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Told of each change of the page. Another program has a history of its own, and moves in a game are no changes. */
  changed(now: WorkbenchState, before: WorkbenchState): void {
    if (this.#isQuiet || now.isSolving || before.isSolving) return;
    if (isOther(now, before)) this.store.setState(empty);
    else if (kept.some((part) => now[part] !== before[part])) this.#add(changeOf(now, before), keptOf(before));
  }

  /** The last change is taken back: how the page was before it; undefined where there is none. `now`: how it is. */
  undo(now: WorkbenchState): Kept | undefined {
    return this.#move("undone", "redone", now);
  }

  /** The change taken back last is made again. */
  redo(now: WorkbenchState): Kept | undefined {
    return this.#move("redone", "undone", now);
  }

  /** What happens meanwhile is no change of the reader's. */
  quietly(act: () => void): void {
    this.#isQuiet = true;
    act();
    this.#isQuiet = false;
  }

  #add(change: Change, before: Kept): void {
    const { undone } = this.store.getState();
    const isTyped = change.kind === "text" && undone.at(-1)?.change.kind === "text";
    const isSame = isTyped && this.#now() - this.#typedAt < TYPING_MS;
    this.#typedAt = this.#now();
    const entries = isSame ? undone : [...undone, { change, kept: before, when: this.#typedAt }].slice(-MAX_ENTRIES);
    this.store.setState({ undone: entries, redone: [] });
  }

  #move(from: keyof HistoryState, to: keyof HistoryState, now: WorkbenchState): Kept | undefined {
    const state = this.store.getState();
    const entry = state[from].at(-1);
    if (entry === undefined) return undefined;
    this.#typedAt = 0;
    const other = { change: entry.change, kept: keptOf(now), when: this.#now() };
    this.store.setState({ ...state, [from]: state[from].slice(0, -1), [to]: [...state[to], other] });
    return entry.kept;
  }
}

/** A lesson, or a program of one's own, that another one has taken the place of. */
function isOther(now: WorkbenchState, before: WorkbenchState): boolean {
  return now.exampleId !== before.exampleId || (now.exampleId === undefined && now.documentKey !== before.documentKey);
}

function keptOf(state: WorkbenchState): Kept {
  const { options, files, breakpoints, notes, view, isSplit, position } = state;
  return { options, files, breakpoints, notes, view, isSplit, position };
}

function changeOf(now: WorkbenchState, before: WorkbenchState): Change {
  const names = Object.keys({ ...before.options, ...now.options });
  const options = names.filter((name) => now.options[name] !== before.options[name]);
  if (!sameFiles(now.files, before.files)) return { kind: "text", options: [] };
  if (options.length > 0) return { kind: "options", options };
  if (now.breakpoints !== before.breakpoints) return { kind: "breakpoints", options };
  return { kind: now.notes === before.notes ? "view" : "notes", options };
}
