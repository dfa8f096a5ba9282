import { memo, useMemo, useRef } from "react";
import type { ClassTree, GraphView } from "../../../trace/index.ts";
import { DrawnShapes } from "../../drawn/index.ts";
import { drawnIn, useDrawnStep, useMedia, useSize } from "../../parts/index.ts";
import { useTokens } from "../../tokens/index.ts";
import { fitTree, forms } from "./fit.ts";
import { treeShapes } from "./shapes.ts";

interface ClassTreePanelProps {
  /** The accessible name. */
  readonly label: string;
  readonly view: GraphView;
  readonly tree: ClassTree;
  /** Letters are read from afar. */
  readonly isLarge?: boolean;
}

/** From this width on a window that presents is read in a hall. */
const HALL = "(min-width: 1600px)";

/** The classes from `Object` down, each below the one it extends, and how Dispatch climbs among them. What it says is in the table, too. */
export const ClassTreePanel = memo(function ClassTreePanel(props: ClassTreePanelProps) {
  const { label, view, tree, isLarge = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  const space = useSize(panel);
  const isHall = useMedia(HALL);
  const form = isLarge ? (isHall ? forms.hall : forms.present) : forms.desk;
  const tokensIn = useTokens();
  const { at } = view;
  const fitted = useMemo(() => space && fitTree(tree, at, space, form), [tree, at, space, form]);
  const shapes = useMemo(() => fitted && treeShapes(fitted, tree, at, tokensIn), [fitted, tree, at, tokensIn]);
  const letter = fitted?.letter;
  useDrawnStep(() => (letter === undefined ? undefined : panel.current && shownIn(panel.current, letter)), shapes);
  return (
    <div ref={panel} className="classes">
      {fitted === undefined || shapes === undefined ? null : (
        <svg
          display="block"
          role="img"
          aria-label={label}
          aria-description={tree.call?.text}
          width={fitted.width}
          height={fitted.height}
        >
          <DrawnShapes shapes={shapes} />
        </svg>
      )}
    </div>
  );
});

function shownIn(scroller: HTMLElement, letter: number) {
  const found = (selector: string) => [...scroller.querySelectorAll(selector)];
  const smallest = Math.max(11, letter * 0.8);
  return drawnIn({ scroller, change: found(".is-change"), premises: found(".is-read"), smallest });
}
