import type { HeapSlot } from "../../../../trace/index.ts";
import { PADDING, type Rectangle, textWidth } from "../layout/index.ts";

interface SlotRowProps {
  readonly slot: HeapSlot;
  readonly place: Rectangle;
}

/** Name and value of a variable or a field; `null` is the ground sign. */
export function SlotRow({ slot: { name, text, target, isNew }, place: { x, y, width, height } }: SlotRowProps) {
  const middle = y + height / 2;
  const right = x + width;
  const isPointer = target !== undefined && target !== "null";
  return (
    <>
      {isNew ? <NewBar x={x} y={y} height={height} /> : null}
      <text className="heap-name" x={x + PADDING} y={middle}>
        {name}
      </text>
      {target === "null" ? (
        <Ground x={right - PADDING - 8} y={middle} />
      ) : (
        <text
          className={isPointer ? "heap-value is-pointer" : "heap-value"}
          x={right - PADDING - textWidth(text.length)}
          y={middle}
        >
          {text === name ? "" : text}
        </text>
      )}
    </>
  );
}

/** A bar at the left edge: this value came with the step. */
function NewBar({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  return <rect className="heap-new-bar" x={x + 2} y={y + 4} width="4" height={height - 8} rx="2" />;
}

/** The sign of an earthed wire: it leads nowhere. */
function Ground({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="heap-ground">
      <title>null</title>
      <path
        d={`M${x - 8},${y - 4} H${x} V${y + 1} M${x - 8},${y + 1} H${x + 8} M${x - 5},${y + 5} H${x + 5} M${x - 2},${y + 9} H${x + 2}`}
      />
    </g>
  );
}
