import { useStore } from "zustand";
import { useRunState, useWorkbenchState } from "../store/index.ts";
import { addStroke, type Stroke, sheetsOf, takeBack } from "./strokes.ts";

const noRun = {};

/** The strokes on what is seen now. */
interface Sheet {
  /** Names the step and the view. */
  readonly name: string;
  readonly strokes: readonly Stroke[];
  readonly add: (stroke: Stroke) => void;
  readonly takeBack: (which: "last" | "all") => void;
}

const none: readonly Stroke[] = [];

/** @param drawing the view that the stage shows; undefined where it does not say */
export function useSheet(drawing: string | undefined): Sheet {
  const run = useRunState((state) => state.session) ?? noRun;
  const position = useWorkbenchState((state) => state.position);
  const pinned = useWorkbenchState((state) => state.view);
  const sheets = sheetsOf(run);
  const name = `${position} ${drawing ?? pinned ?? ""}`;
  return {
    name,
    strokes: useStore(sheets, (all) => all[name] ?? none),
    add: (stroke) => addStroke(sheets, name, stroke),
    takeBack: (which) => takeBack(sheets, name, which),
  };
}
