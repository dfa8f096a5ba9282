import type { BoardSession, PanelSpec, Recording } from "../../trace/index.ts";
import type { StageFigures } from "../figures/index.ts";
import { createLayoutEngine } from "../graph/index.ts";

/** A run that is drawn. */
export interface DrawnRun {
  readonly reader: BoardSession;
  readonly panels: readonly PanelSpec[];
  readonly recording: Recording;
}

/** Draws a run with a layout of its own, for as long as `act` takes. */
export async function withFigures<T>(run: DrawnRun, act: (figures: StageFigures) => Promise<T>): Promise<T> {
  const { StageFigures } = await import("../figures/index.ts");
  const engine = createLayoutEngine();
  const { reader, panels, recording } = run;
  try {
    return await act(new StageFigures({ reader, panels, recording, aspectRatio: stageRatio(), layout: engine.layout }));
  } finally {
    engine.dispose();
  }
}

/** Width over height of the graph that is shown: the layout goes by it. */
function stageRatio(): number {
  const ground = document.querySelector(".graph-ground");
  if (ground === null || ground.clientHeight === 0) return 1.5;
  return Math.min(3, Math.max(0.6, Math.round((4 * ground.clientWidth) / ground.clientHeight) / 4));
}
