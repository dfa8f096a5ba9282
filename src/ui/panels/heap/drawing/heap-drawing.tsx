import { memo, useMemo } from "react";
import type { HeapBox, HeapCloud, HeapPicture, Seq } from "../../../../trace/index.ts";
import { DrawnShapes } from "../../../drawn/index.ts";
import type { ShapeGroup } from "../../../shapes/index.ts";
import type { BesideHeap, HeapLayout } from "../layout/index.ts";
import { elementKey } from "./element-key.ts";
import { outcomeShapes } from "./outcomes.ts";
import { heapShapes } from "./shapes.ts";
import { spokenBox, spokenCloud } from "./spoken.ts";

interface HeapDrawingProps {
  readonly label: string;
  readonly picture: HeapPicture;
  readonly layout: HeapLayout;
  readonly scale: number;
  /** Choices beside it. */
  readonly beside?: BesideHeap | undefined;
  /** The element that Tab comes to. */
  readonly stop: string | undefined;
  readonly selectedFact: Seq | undefined;
  /** The cloud whose choices are open. */
  readonly openCloud: string | undefined;
  readonly onPick: (id: string) => void;
}

/** One heap: stack, boxes, clouds, arrows, and ∗ between the regions. Only boxes and clouds can be picked. */
export const HeapDrawing = memo(function HeapDrawing(props: HeapDrawingProps) {
  const { label, picture, layout, scale, beside, stop, selectedFact, openCloud, onPick } = props;
  const { width, height } = beside ?? layout;
  const outcomes = useMemo(() => (beside?.outcomes ?? []).map(outcomeShapes), [beside]);
  const { ground, boxes, clouds, arrows } = useMemo(() => heapShapes(picture, layout, true), [picture, layout]);
  const shared = ({ id, fact }: HeapBox | HeapCloud) => ({
    name: elementKey(picture, id),
    isStop: stop === elementKey(picture, id),
    isPicked: fact !== undefined && fact === selectedFact,
    onPick,
  });
  return (
    <svg
      className="heap-drawing"
      role="group"
      aria-label={label}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
    >
      <g transform={beside === undefined ? undefined : `translate(0 ${beside.down})`}>
        <g>
          <DrawnShapes shapes={ground} />
        </g>
        {picture.boxes.map((box, index) => (
          <Pickable key={box.id} drawn={boxes[index]} spoken={spokenBox(box)} {...shared(box)} />
        ))}
        {picture.clouds.map((cloud, index) => {
          const isOpen = cloud.choices.length === 0 ? undefined : openCloud === elementKey(picture, cloud.id);
          const spoken = spokenCloud(cloud);
          return <Pickable key={cloud.id} drawn={clouds[index]} spoken={spoken} isOpen={isOpen} {...shared(cloud)} />;
        })}
        <g>
          <DrawnShapes shapes={arrows} />
        </g>
      </g>
      <g>
        <DrawnShapes shapes={outcomes} />
      </g>
    </svg>
  );
});

interface PickableProps {
  readonly drawn: ShapeGroup | undefined;
  /** What it is, in words. */
  readonly spoken: string;
  /** What `onPick` is told. */
  readonly name: string;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  /** Whether its choices are shown; left out: it has none. */
  readonly isOpen?: boolean | undefined;
  readonly onPick: (name: string) => void;
}

/** A box, or a cloud: picking that shows what it may be. */
function Pickable({ drawn, spoken, name, isStop, isPicked, isOpen, onPick }: PickableProps) {
  if (drawn === undefined) return null;
  return (
    <g
      className={[...drawn.classes, ...(isPicked ? ["is-picked"] : [])].join(" ")}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={spoken}
      aria-haspopup={isOpen === undefined ? undefined : "dialog"}
      aria-expanded={isOpen}
      aria-pressed={isOpen === undefined ? isPicked : undefined}
      data-heap={name}
      onClick={() => onPick(name)}
    >
      <DrawnShapes shapes={drawn.shapes} />
    </g>
  );
}
