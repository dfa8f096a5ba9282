import { useLayoutEffect, useState } from "react";
import type { Point } from "../shapes/index.ts";
import { useRunState, useWorkbenchState } from "../store/index.ts";

/** What is drawn on the stage; of compared runs all columns. */
function viewsOnStage(): HTMLElement | null {
  return document.querySelector(".stage-views, .run-columns");
}

/** The middle of the stage, in the window. The cameras of graphs turn to what the step changes. */
export function middleOfStage(): Point {
  const box = viewsOnStage()?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Views {
  readonly element: HTMLElement | null;
  /** The view, as the stage says it. */
  readonly drawing: string | undefined;
}

/** What is drawn on the stage now. It stands elsewhere on the page when other parts of the page are folded. */
export function useViews(): Views {
  const run = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  const [views, show] = useState<Views>({ element: null, drawing: undefined });
  const { element } = views;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a run, and with a step, views come and go
  useLayoutEffect(() => {
    const look = (): void => {
      const found = viewsOnStage();
      const drawing = stageOf(found)?.dataset["drawing"];
      show((now) => (now.element === found && now.drawing === drawing ? now : { element: found, drawing }));
    };
    look();
    if (element === null) return;
    // An element that is taken from the page has no size any more.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const names = new MutationObserver(look);
    const stage = stageOf(element);
    if (stage !== null) names.observe(stage, { attributes: true, attributeFilter: ["data-drawing"] });
    return () => {
      sizes.disconnect();
      names.disconnect();
    };
  }, [element, run, position]);
  return views;
}

function stageOf(views: HTMLElement | null): HTMLElement | null {
  return views?.closest<HTMLElement>(".stage") ?? null;
}
