import { memo, useMemo } from "react";
import type { HeapPicture, HeapSlot } from "../../../trace/index.ts";
import { type Rectangle, shortName, valuesOf } from "./layout/index.ts";
import { cellsIn, groundBehind, isLast, isNull, type ThumbnailRoom, thumbnailOf } from "./thumbnail.ts";
import "./thumbnail.css";

interface HeapThumbnailProps extends ThumbnailRoom {
  readonly picture: HeapPicture;
}

/** A heap drawn small, by the layout of the large drawing: what leads where, few words. It is told in words elsewhere. */
export const HeapThumbnail = memo(function HeapThumbnail(props: HeapThumbnailProps) {
  const { picture: whole, hasLabels = false, maxWidth, maxHeight, scale = 1 } = props;
  const drawn = useMemo(
    () => thumbnailOf(whole, { hasLabels, maxWidth, maxHeight, scale }),
    [whole, hasLabels, maxWidth, maxHeight, scale],
  );
  const { picture, layout, width, height, isWordless } = drawn;
  const { places, slots, arrows } = layout;
  const { stack, boxes, clouds } = picture;
  return (
    <svg
      className={`heap-thumbnail${hasLabels ? " is-labeled" : ""}${isWordless ? " is-wordless" : ""}`}
      aria-hidden="true"
      width={Math.ceil(width * drawn.scale)}
      height={Math.ceil(height * drawn.scale)}
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
            {hasLabels ? (
              <Text place={place}>{valuesOf(box)}</Text>
            ) : (
              <path className="thumbnail-cells" d={cellsIn(place)} />
            )}
            {isLast(box.fields) ? <path className="thumbnail-ground" d={groundBehind(place)} /> : null}
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

const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

function Variable({ slot, place }: { readonly slot: HeapSlot; readonly place: Rectangle }) {
  return (
    <g>
      <rect className="thumbnail-variable" x={place.x} y={place.y} width={place.width} height={place.height} rx="4" />
      <Text place={place}>{slot.name}</Text>
      {isNull(slot) ? <path className="thumbnail-ground" d={groundBehind(place)} /> : null}
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

function Head({ x, y, isRightward }: { readonly x: number; readonly y: number; readonly isRightward: boolean }) {
  const back = x + (isRightward ? -7 : 7);
  return <polygon points={`${x},${y} ${back},${y - 3.5} ${back},${y + 3.5}`} />;
}
