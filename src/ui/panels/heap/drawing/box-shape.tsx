import type { HeapBox } from "../../../../trace/index.ts";
import { t } from "../../../messages/index.ts";
import { FOOT, HEAD, ownerText, PADDING, type Rectangle, ROW, textWidth } from "../layout/index.ts";
import { NewDot } from "./new-dot.tsx";
import { SlotRow } from "./slot-row.tsx";
import { spokenBox } from "./spoken.ts";

interface BoxShapeProps {
  readonly box: HeapBox;
  /** What `onPick` is told. */
  readonly name: string;
  readonly place: Rectangle;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (id: string) => void;
}

/** An object: root and type, then a row for each field. */
export function BoxShape({ box, name, place, isStop, isPicked, onPick }: BoxShapeProps) {
  const { label, type, fields, origin, owner, isNew } = box;
  const { x, y, width, height } = place;
  const classes = `heap-box is-${origin}${isNew ? " is-new" : ""}${isPicked ? " is-picked" : ""}`;
  return (
    <g
      className={classes}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={spokenBox(box)}
      aria-pressed={isPicked}
      data-heap={name}
      onClick={() => onPick(name)}
    >
      <rect className="heap-frame" {...place} rx="6" />
      {owner === undefined ? null : <Owner owner={owner} place={place} />}
      {origin === "new" ? (
        <rect className="heap-frame-inner" x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx="3.5" />
      ) : null}
      <path className="heap-line" d={`M${x},${y + HEAD} h${width}`} />
      <text className="heap-root" x={x + PADDING} y={y + HEAD / 2}>
        {label}
        <tspan className="heap-type">: {type}</tspan>
      </text>
      {origin === "input" ? null : <OriginTag origin={origin} right={x + width} y={y + HEAD / 2} />}
      {fields.map((field, index) => (
        <SlotRow key={field.name} slot={field} place={{ x, y: y + HEAD + index * ROW, width, height: ROW }} />
      ))}
      {origin === "freed" ? (
        <path className="heap-cross" d={`M${x},${y} l${width},${height} M${x + width},${y} l${-width},${height}`} />
      ) : null}
      {isNew ? <NewDot x={x + width} y={y} /> : null}
    </g>
  );
}

/** In the colors of the cloud that it was: cells of one unfolding say the same. */
function Owner({ owner, place: { x, y, width, height } }: { readonly owner: string; readonly place: Rectangle }) {
  const top = y + height - FOOT;
  return (
    <g className="heap-owner">
      <path d={`M${x},${top} h${width} v${FOOT - 6} q0,6 -6,6 h${12 - width} q-6,0 -6,-6 z`} />
      <text x={x + PADDING} y={top + FOOT / 2}>
        {ownerText(owner)}
      </text>
    </g>
  );
}

function OriginTag({
  origin,
  right,
  y,
}: {
  readonly origin: "new" | "freed";
  readonly right: number;
  readonly y: number;
}) {
  const text = t(`heap.origin.${origin}`);
  return (
    <text className="heap-tag" x={right - PADDING - textWidth(text.length)} y={y}>
      {text}
    </text>
  );
}
