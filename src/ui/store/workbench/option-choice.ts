import type { StoreApi } from "zustand/vanilla";
import { conclusions, type EngineManifest, picking } from "../../../engine-kit/index.ts";
import { type GivenOptions, withOptions } from "../../../options/index.ts";
import { variableAt } from "../../../trace/index.ts";
import { lastingBreakpoints } from "../breakpoints/index.ts";
import { splitList, toggled } from "../options/index.ts";
import type { RunState } from "../run/index.ts";
import type { WorkbenchState } from "./workbench-state.ts";

interface OptionChoiceParts {
  readonly engine: EngineManifest;
  readonly store: StoreApi<WorkbenchState>;
  readonly run: { getState(): Pick<RunState, "result" | "session"> };
  /** Analyzes what has changed so. */
  rerun(changed: Partial<WorkbenchState>): void;
  /** The run on the screen is about to be left. */
  onLeave?(): void;
}

/** The options of the run, as the reader chooses them; each choice is analyzed at once. */
export class OptionChoice {
  readonly #parts: OptionChoiceParts;

  constructor(parts: OptionChoiceParts) {
    this.#parts = parts;
  }

  /** Sets options with what they bring along; one that is undefined is taken away. */
  set(patch: GivenOptions): void {
    const { options, breakpoints } = this.#state;
    const chosen = withOptions(this.#parts.engine.options, options, patch);
    this.#parts.onLeave?.();
    this.#parts.rerun({ options: chosen, breakpoints: lastingBreakpoints(breakpoints) });
  }

  /** Another run of which the walk so far is the same: position and breakpoints stay. */
  continueWith(patch: GivenOptions): void {
    const { store } = this.#parts;
    const { position, selection, breakpoints } = this.#state;
    store.setState({ wanted: position, wantedFact: selection?.fact });
    this.set(patch);
    store.setState({ breakpoints });
  }

  /** Shows or hides the conclusions of the engine: the same walk, so the position stays. */
  toggleConclusions(): void {
    const option = conclusions.of(this.#parts.engine.page)?.option;
    if (option !== undefined) this.continueWith({ [option]: this.#state.options[option] !== true });
  }

  /** Adds an entry to an option that is a list, or takes it out. `empty` is the option without entries. */
  toggleListed(option: string, entry: string, empty?: string): void {
    const next = toggled(splitList(String(this.#state.options[option] ?? "")), entry);
    this.set({ [option]: next.length === 0 ? empty : next.join(",") });
  }

  /** Picks the variable or field that a word of the program means, or drops it; nothing when it means neither. */
  pickAt(file: string, line: number, word: string): void {
    const picked = picking.of(this.#parts.engine.page);
    const { result, session } = this.#parts.run.getState();
    if (picked === undefined) return;
    const field = result === undefined ? undefined : picked.fieldNamed(result, word);
    const label = (session && variableAt(session.reader, file, line, word)) ?? field;
    if (label !== undefined) this.toggleListed(picked.option, label);
  }

  get #state(): WorkbenchState {
    return this.#parts.store.getState();
  }
}
