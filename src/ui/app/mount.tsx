import { Component, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Example } from "../../examples/index.ts";
import type { Board } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import {
  createSettings,
  draftsIn,
  enginesOf,
  executeWhenStable,
  guardedStorage,
  type Lesson,
  type OpenWorker,
  type Services,
  ServicesContext,
  Workbench,
  workbenchKinds,
} from "../store/index.ts";
import { App } from "./app.tsx";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "../theme/tokens.css";
import "../theme/base.css";
import "../theme/controls.css";
import "./app.css";

/** What the page needs from the composition root. */
export interface PageParts {
  readonly boards: readonly Board[];
  /** The lessons of the points-to analysis: those that can be compared. */
  readonly examples: readonly Example[];
  /** The lessons of the other engines. */
  readonly lessons: readonly Lesson[];
  readonly openWorker: OpenWorker;
}

/** Draws the page into an element. */
export function mountPage(root: HTMLElement, { boards, examples, lessons, openWorker }: PageParts): void {
  const storage = guardedStorage(() => localStorage);
  const boardOf = (engine: string): Board | undefined => boards.find((known) => known.engine === engine);
  const open = (engine: string): Workbench => {
    const isPointsTo = engine === "points-to";
    const own = isPointsTo ? examples : lessons.filter((lesson) => lesson.engine === engine);
    const drafts = draftsIn(storage, isPointsTo ? "" : `:${engine}`);
    return new Workbench({ engine, examples: own, boardOf, openWorker, drafts });
  };
  const engines = workbenchKinds.flatMap((kind) => enginesOf[kind]).filter((engine) => boardOf(engine) !== undefined);
  const workbenches = new Map(engines.map((engine) => [engine, open(engine)] as const));
  const workbench = workbenches.get("points-to") ?? open("points-to");
  executeWhenStable(workbench);
  const services: Services = { workbench, settings: createSettings(storage), storage };
  createRoot(root).render(
    <StrictMode>
      <FaultBoundary>
        <ServicesContext value={services}>
          <App workbenches={workbenches} examples={examples} boardOf={boardOf} openWorker={openWorker} />
        </ServicesContext>
      </FaultBoundary>
    </StrictMode>,
  );
}

interface Fault {
  readonly message: string | undefined;
}

/** If the page itself fails, says so; the reader's text is in the address and among the drafts. */
class FaultBoundary extends Component<{ readonly children: ReactNode }, Fault> {
  override state: Fault = { message: undefined };

  static getDerivedStateFromError(error: unknown): Fault {
    return { message: String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <main className="fault" role="alert">
        <h1>{t("fault.title")}</h1>
        <p>{t("fault.text")}</p>
        <pre>{message}</pre>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t("fault.reload")}
        </button>
      </main>
    );
  }
}
