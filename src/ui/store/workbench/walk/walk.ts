import type { StoreApi } from "zustand/vanilla";
import { granularities, type Seq, type Stride } from "../../../../trace/index.ts";
import { nextAfter, type RunState } from "../../run/index.ts";
import { clampPosition, otherGranularity, type WorkbenchState } from "../workbench-state.ts";
import { Player } from "./player.ts";
import type { Predictor, Press } from "./predictor.ts";

/** What a walk needs of the workbench. */
interface WalkParts {
  readonly store: StoreApi<WorkbenchState>;
  readonly run: { getState(): Pick<RunState, "length" | "session" | "status"> };
  readonly predictor: Pick<Predictor, "asksFirst" | "drop">;
  /** Positions where a breakpoint hits, ascending: playing ends there. */
  hits(): readonly number[];
}

/** The reader's walk through a recording: jumps, strides, and strides by the clock. */
export class Walk {
  readonly #parts: WalkParts;
  readonly #player: Player;
  /** Beyond it is what the reader is asked for. */
  #last = Number.POSITIVE_INFINITY;

  constructor(parts: WalkParts) {
    const { store } = parts;
    this.#parts = parts;
    this.#player = new Player({
      delay: () => 1000 / store.getState().speed,
      advance: () => this.#playOn(),
      onChange: (isPlaying) => store.setState({ isPlaying }),
    });
  }

  /** From now on the walk goes no further than to a position; undefined: to the end of the run. */
  endAt(position: number | undefined): void {
    this.#last = position ?? Number.POSITIVE_INFINITY;
    if (this.#state.position > this.#last) this.jump(this.#last);
  }

  jump(position: number): void {
    const { store, run, predictor } = this.#parts;
    const next = clampPosition(Math.min(position, this.#last), run.getState().length);
    if (next === store.getState().position) return;
    predictor.drop();
    store.setState({ position: next, shownPlace: undefined });
  }

  /** Goes where a fact is new: to the end of its step or, where every pause counts, right behind it. */
  jumpTo(fact: Seq): void {
    const { session } = this.#parts.run.getState();
    const isFine = this.#state.granularity === "step";
    this.jump(session === undefined || isFine ? fact + 1 : session.recording.nextStop(fact, "rule"));
  }

  /** One stride at a granularity, the chosen one if none is given; a question may come first. */
  step(direction: 1 | -1, granularity: Stride = this.#state.granularity): void {
    const press = this.press(granularity);
    if (press === undefined || (direction === 1 && this.#parts.predictor.asksFirst(granularity))) return;
    const { session, position, next } = press;
    this.jump(
      direction === 1 ? next : session.reader.strides(this.#state.isLibraryShown).previousStop(position, granularity),
    );
  }

  /** Where a stride forward leads; undefined while there is no recording. */
  press(granularity: Stride): Press | undefined {
    const { session } = this.#parts.run.getState();
    const { position, isLibraryShown } = this.#state;
    if (session === undefined) return undefined;
    return { session, position, next: session.reader.strides(isLibraryShown).nextStop(position, granularity) };
  }

  changeGranularity(direction: 1 | -1): void {
    const { granularity: chosen } = this.#state;
    const all = this.#parts.run.getState().session?.stridesBeside(chosen) ?? granularities;
    this.#parts.store.setState({ granularity: otherGranularity(all, chosen, direction) });
  }

  /** Takes strides by the clock, from the beginning if the walk is at its end. */
  play(): void {
    const { session, length } = this.#parts.run.getState();
    if (session === undefined) return;
    if (this.#state.position >= length) this.jump(0);
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  togglePlay(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  get #state(): WorkbenchState {
    return this.#parts.store.getState();
  }

  /** A stride of playing: false at a breakpoint and at the end. */
  #playOn(): boolean {
    const from = this.#state.position;
    this.jump(this.press(this.#state.granularity)?.next ?? from);
    const hit = nextAfter(this.#parts.hits(), from);
    if (hit !== undefined && hit <= this.#state.position) {
      this.jump(hit);
      return false;
    }
    const { length, status } = this.#parts.run.getState();
    return this.#state.position < Math.min(length, this.#last) || status === "running";
  }
}
