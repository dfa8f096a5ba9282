import { memo, useMemo } from "react";
import type { HeapPicture, HeapSlot, Seq } from "../../../../trace/index.ts";
import { type HeapLayout, REGION, type Rectangle } from "../layout/index.ts";
import { ArrowShape } from "./arrow-shape.tsx";
import { BoxShape } from "./box-shape.tsx";
import { CloudShape } from "./cloud-shape.tsx";
import { elementKey } from "./element-key.ts";
import { SlotRow } from "./slot-row.tsx";

interface HeapDrawingProps {
  readonly label: string;
  readonly picture: HeapPicture;
  readonly layout: HeapLayout;
  readonly scale: number;
  /** The element that Tab comes to. */
  readonly stop: string | undefined;
  readonly selectedFact: Seq | undefined;
  /** The cloud whose choices are open. */
  readonly openCloud: string | undefined;
  readonly onPick: (id: string) => void;
}

/** One heap: stack, boxes, clouds, arrows, and ∗ between the regions. Only boxes and clouds can be picked. */
export const HeapDrawing = memo(function HeapDrawing(props: HeapDrawingProps) {
  const { label, picture, layout, scale, stop, selectedFact, openCloud, onPick } = props;
  const { width, height, places, slots, arrows, stars } = layout;
  const regions = useMemo(() => [...places.values()], [places]);
  const shared = (id: string, fact: Seq | undefined) => ({
    name: elementKey(picture, id),
    place: places.get(id) ?? nowhere,
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
      <g>
        {regions.map(({ x, y, width: w, height: h }) => (
          <rect
            key={`${x} ${y}`}
            className="heap-region"
            x={x - REGION}
            y={y - REGION}
            width={w + 2 * REGION}
            height={h + 2 * REGION}
            rx="14"
          />
        ))}
        {picture.stack.map((slot, index) => (
          <Variable key={slot.name} slot={slot} place={slots[index] ?? { ...nowhere, isTag: false }} />
        ))}
        {stars.map(({ x, y }) => (
          <text key={`${x} ${y}`} className="heap-star" x={x} y={y}>
            ∗
          </text>
        ))}
      </g>
      {picture.boxes.map((box) => (
        <BoxShape key={box.id} box={box} {...shared(box.id, box.fact)} />
      ))}
      {picture.clouds.map((cloud) => (
        <CloudShape
          key={cloud.id}
          cloud={cloud}
          isOpen={openCloud === elementKey(picture, cloud.id)}
          {...shared(cloud.id, cloud.fact)}
        />
      ))}
      <g>
        {arrows.map((arrow) => (
          <ArrowShape key={arrow.key} arrow={arrow} />
        ))}
      </g>
    </svg>
  );
});

/** A variable above what it points to, or with its value at the left. */
function Variable({ slot, place }: { readonly slot: HeapSlot; readonly place: HeapLayout["slots"][number] }) {
  const { isTag, ...rectangle } = place;
  return (
    <g className={slot.isNew ? "heap-variable is-new" : "heap-variable"}>
      <rect {...rectangle} rx="5" />
      {isTag ? (
        <text className="heap-tag-name" x={place.x + place.width / 2} y={place.y + place.height / 2}>
          {slot.name}
        </text>
      ) : (
        <SlotRow slot={slot} place={rectangle} />
      )}
    </g>
  );
}

const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
