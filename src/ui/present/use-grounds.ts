import { useEffect, useLayoutEffect, useState } from "react";
import { type CanvasIn, type Ground, watchGrounds } from "./grounds.ts";

/** From the code that draws graphs, once it is here. */
let known: CanvasIn | undefined;

/** The grounds of the views, as they are now. */
export function useGrounds(views: HTMLElement): readonly Ground[] {
  const [grounds, show] = useState<readonly Ground[]>([]);
  const canvasIn = useCanvases();
  useLayoutEffect(() => watchGrounds(views, canvasIn, show), [views, canvasIn]);
  return grounds;
}

/** Where that code cannot be fetched no graph is drawn either. */
function useCanvases(): CanvasIn {
  const [canvasIn, put] = useState(() => known);
  useEffect(() => {
    if (canvasIn !== undefined) return;
    let isOver = false;
    import("../adapters/cytoscape/index.ts").then(
      (adapter) => {
        known = adapter.canvasIn;
        if (!isOver) put(() => adapter.canvasIn);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [canvasIn]);
  return canvasIn ?? noCanvas;
}

const noCanvas: CanvasIn = () => undefined;
