import { type RefObject, useEffect, useRef, useState } from "react";
import type { Drawing, GraphCanvas, GraphEvents, Look } from "../adapters/cytoscape/index.ts";
import { fonts } from "./layout/measure.ts";
import { changedLooks } from "./looks.ts";

export interface CanvasContent {
  readonly drawing: Drawing | undefined;
  readonly looks: ReadonlyMap<string, Look>;
  /** The view is fitted anew when this changes. */
  readonly round: number;
  readonly theme: string;
}

/**
 * One canvas in the container for as long as the component lives. Its code is loaded on first use; a step touches only
 * the elements whose look changed.
 */
export function useCanvas(
  container: RefObject<HTMLElement | null>,
  content: CanvasContent,
  events: GraphEvents,
): GraphCanvas | undefined {
  const { drawing, looks, round, theme } = content;
  const canvas = useMountedCanvas(container, events);
  const shown = useRef<{ readonly drawing: Drawing; readonly round: number; looks: ReadonlyMap<string, Look> }>(
    undefined,
  );

  useEffect(() => {
    if (canvas === undefined) shown.current = undefined;
    if (canvas === undefined || drawing === undefined) return;
    const before = shown.current;
    if (before?.drawing !== drawing) {
      canvas.setDrawing(drawing);
      if (before?.round !== round) canvas.fit();
      shown.current = { drawing, round, looks: new Map() };
    }
    const now = shown.current;
    if (now === undefined) return;
    canvas.applyLooks(changedLooks(now.looks, looks));
    now.looks = looks;
  }, [canvas, drawing, looks, round]);

  useEffect(() => {
    if (canvas === undefined || theme === "") return;
    // The page's theme attribute may be written after this effect.
    canvas.refreshPalette();
    const observer = new MutationObserver(() => canvas.refreshPalette());
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class", "style"] });
    return () => observer.disconnect();
  }, [canvas, theme]);

  return canvas;
}

function useMountedCanvas(container: RefObject<HTMLElement | null>, events: GraphEvents): GraphCanvas | undefined {
  const [canvas, setCanvas] = useState<GraphCanvas>();
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let opened: GraphCanvas | undefined;
    let isOver = false;
    let resizing: ResizeObserver | undefined;
    import("../adapters/cytoscape/index.ts")
      .then(({ GraphCanvas }) => {
        if (isOver) return;
        const made = new GraphCanvas(element, fonts, {
          onPick: (id) => latest.current.onPick(id),
          onToggle: (id) => latest.current.onToggle(id),
          onMoved: (positions) => latest.current.onMoved(positions),
        });
        opened = made;
        resizing = new ResizeObserver(() => made.resize());
        resizing.observe(element);
        setCanvas(made);
      })
      .catch(leaveItToTheTable);
    return () => {
      isOver = true;
      resizing?.disconnect();
      opened?.destroy();
      setCanvas(undefined);
    };
  }, [container]);
  return canvas;
}

/** Without a canvas, or without its code, the table twin still has everything. */
function leaveItToTheTable(): void {}
