import type { StoreApi } from "zustand/vanilla";
import type { Seq } from "../../../trace/index.ts";
import type { Place } from "../breakpoints/index.ts";
import type { Session } from "../run/index.ts";
import { selectElement, selectFact, type WorkbenchState } from "./workbench-state.ts";

interface InspectionParts {
  readonly store: StoreApi<WorkbenchState>;
  /** Undefined while there is no recording. */
  session(): Session | undefined;
}

/** What the reader asks about, and what the present step is about. */
export class Inspection {
  readonly #parts: InspectionParts;

  constructor(parts: InspectionParts) {
    this.#parts = parts;
  }

  /** Asks why of a fact, or of nothing any more. */
  readonly selectFact = (fact: Seq | undefined): void => {
    const session = this.#parts.session();
    this.#parts.store.setState({
      selection: fact === undefined || session === undefined ? undefined : selectFact(session, fact),
    });
  };

  /** Asks why of the present step. */
  selectLatest(): void {
    this.selectFact(this.#parts.session()?.latestFact(this.#state.position));
  }

  selectElement(element: string | undefined): void {
    const session = this.#parts.session();
    const isAsked = element !== undefined && session !== undefined;
    this.#parts.store.setState({
      selection: isAsked ? selectElement(session, element, this.#state.position) : undefined,
    });
  }

  /** The source line of the present step, if it has one. */
  currentPlace(): Place | undefined {
    const span = this.#parts.session()?.reader.statements(this.#state.position, this.since())[0];
    return span === undefined ? undefined : { file: span.file, line: span.start.line };
  }

  /** The rule that is shown for the present step, by the message id of its name. */
  currentRule(): string | undefined {
    return this.#parts.session()?.reader.explain(this.#state.position, this.since()).rule?.name;
  }

  /** From which position on something is new. */
  since(): number {
    return this.#parts.session()?.since(this.#state.position, this.#state) ?? 0;
  }

  get #state(): WorkbenchState {
    return this.#parts.store.getState();
  }
}
