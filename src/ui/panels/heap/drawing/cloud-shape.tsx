import type { HeapCloud } from "../../../../trace/index.ts";
import { t } from "../../../messages/index.ts";
import type { Rectangle } from "../layout/index.ts";
import { NewDot } from "./new-dot.tsx";
import { spokenCloud } from "./spoken.ts";

interface CloudShapeProps {
  readonly cloud: HeapCloud;
  /** What `onPick` is told. */
  readonly name: string;
  readonly place: Rectangle;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly isOpen: boolean;
  readonly onPick: (id: string) => void;
}

/** The radius of its corners: soft, where objects have sharp ones. */
const SOFT = 24;

/** A predicate: a part of the heap that is not known yet. Picking it shows what it may be. */
export function CloudShape({ cloud, name, place, isStop, isPicked, isOpen, onPick }: CloudShapeProps) {
  const { label, choices, isNew } = cloud;
  const { x, y, width, height } = place;
  const middle = x + width / 2;
  const hint = choices.length === 0 ? "" : t("heap.choices", { count: choices.length });
  return (
    <g
      className={`heap-cloud${isNew ? " is-new" : ""}${isPicked ? " is-picked" : ""}`}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={spokenCloud(cloud)}
      aria-haspopup={choices.length === 0 ? undefined : "dialog"}
      aria-expanded={choices.length === 0 ? undefined : isOpen}
      data-heap={name}
      onClick={() => onPick(name)}
    >
      <rect className="heap-frame" {...place} rx={SOFT} />
      <text className="heap-predicate" x={middle} y={y + height / 2 - (hint === "" ? 0 : 7)}>
        {label}
      </text>
      {hint === "" ? null : (
        <text className="heap-hint" x={middle} y={y + height / 2 + 12}>
          {hint}
        </text>
      )}
      {isNew ? <NewDot x={x + width - 4} y={y + 4} /> : null}
    </g>
  );
}
