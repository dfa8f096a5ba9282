import { memo, useMemo } from "react";
import type { HeapPicture, HeapSlot } from "../../../trace/index.ts";
import { layoutHeap, type Rectangle, shortName, small, valuesOf } from "./layout/index.ts";
import "./thumbnail.css";

interface HeapThumbnailProps {
  readonly picture: HeapPicture;
  /** The values stand in the boxes. */
  readonly hasLabels?: boolean;
  /** The most it may take, in CSS pixels: a larger heap is drawn smaller. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Of a drawing that has space. */
  readonly scale?: number;
}

/** Below this letters would be smaller than 11 px: only shapes are left. */
const LEGIBLE = { plain: 0.957, labeled: 0.847 };

const plain = small(false);
const labeled = small(true);

/** A heap drawn small, by the layout of the large drawing: what leads where, few words. It is told in words elsewhere. */
export const HeapThumbnail = memo(function HeapThumbnail(props: HeapThumbnailProps) {
  const { hasLabels = false, maxWidth, maxHeight, scale = 1 } = props;
  const picture = useMemo(() => pointersOnly(props.picture), [props.picture]);
  const layout = useMemo(() => layoutHeap(picture, hasLabels ? labeled : plain), [picture, hasLabels]);
  const { places, slots, arrows } = layout;
  // The sign of null stands behind what leads there.
  const hasGround = picture.boxes.some(({ fields }) => isLast(fields)) || picture.stack.some(isNull);
  const [width, height] = [layout.width + (hasGround ? GROUND : 0), layout.height];
  const drawn = Math.min(scale, maxWidth / width, maxHeight / height);
  const { stack, boxes, clouds } = picture;
  return (
    <svg
      className={`heap-thumbnail${hasLabels ? " is-labeled" : ""}${drawn < (hasLabels ? LEGIBLE.labeled : LEGIBLE.plain) ? " is-wordless" : ""}`}
      aria-hidden="true"
      width={Math.ceil(width * drawn)}
      height={Math.ceil(height * drawn)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {arrows.map(({ key, kind, path, tip }) => (
        <g key={key} className={`thumbnail-arrow is-${kind}`}>
          <path d={`${path} L${tip.x},${tip.y}`} />
          {hasLabels ? <Head x={tip.x} y={tip.y} isRightward={tip.toward === "right"} /> : null}
        </g>
      ))}
      {stack.map((slot, index) => (
        <Variable key={slot.name} slot={slot} place={slots[index] ?? nowhere} />
      ))}
      {boxes.map((box) => {
        const place = places.get(box.id) ?? nowhere;
        return (
          <g key={box.id}>
            <rect className="thumbnail-box" {...place} rx="3" />
            {hasLabels ? <Text place={place}>{valuesOf(box)}</Text> : <Cells place={place} />}
            {isLast(box.fields) ? <Ground place={place} /> : null}
          </g>
        );
      })}
      {clouds.map(({ id, label }) => {
        const place = places.get(id) ?? nowhere;
        return (
          <g key={id}>
            <rect className="thumbnail-cloud" {...place} rx={Math.min(9, place.height / 2)} />
            <Text place={place}>{shortName(label)}</Text>
          </g>
        );
      })}
    </svg>
  );
});

/** How far the sign of null reaches. */
const GROUND = 16;
const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** Without the variables that lead nowhere. */
function pointersOnly(picture: HeapPicture): HeapPicture {
  return { ...picture, stack: picture.stack.filter(({ target }) => target !== undefined) };
}

/** Nothing comes after it, and that is known. */
function isLast(fields: readonly HeapSlot[]): boolean {
  const targets = fields.flatMap(({ target }) => target ?? []);
  return targets.length > 0 && targets.every((target) => target === "null");
}

function isNull({ target }: HeapSlot): boolean {
  return target === "null";
}

function Variable({ slot, place }: { readonly slot: HeapSlot; readonly place: Rectangle }) {
  return (
    <g>
      <rect className="thumbnail-variable" x={place.x} y={place.y} width={place.width} height={place.height} rx="4" />
      <Text place={place}>{slot.name}</Text>
      {isNull(slot) ? <Ground place={place} /> : null}
    </g>
  );
}

function Text({ place: { x, y, width, height }, children }: { readonly place: Rectangle; readonly children: string }) {
  return (
    <text x={x + width / 2} y={y + height / 2}>
      {children}
    </text>
  );
}

/** The line between two cells of an object. */
function Cells({ place: { x, y, width, height } }: { readonly place: Rectangle }) {
  return <path className="thumbnail-cells" d={`M${x + width / 2},${y} v${height}`} />;
}

function Head({ x, y, isRightward }: { readonly x: number; readonly y: number; readonly isRightward: boolean }) {
  const back = x + (isRightward ? -7 : 7);
  return <polygon points={`${x},${y} ${back},${y - 3.5} ${back},${y + 3.5}`} />;
}

/** The sign of an earthed wire, lying. */
function Ground({ place }: { readonly place: Rectangle }) {
  const x = place.x + place.width;
  const y = place.y + place.height / 2;
  return (
    <path
      className="thumbnail-ground"
      d={`M${x},${y} h6 M${x + 6},${y - 6} v12 M${x + 9.5},${y - 3.5} v7 M${x + 13},${y - 1.5} v3`}
    />
  );
}
