import { List, Maximize, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { HeapPicture } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { keepFocus } from "../../parts/index.ts";
import { graphDesk, showLegend } from "../../store/index.ts";

interface HeapFootProps {
  readonly label: string;
  readonly pictures: readonly HeapPicture[];
  readonly step: number;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/** The buttons over the lower right corner of the drawing, and on demand what its signs mean. */
export function HeapFoot({ label, pictures, step, onZoom, onFit }: HeapFootProps) {
  const isLegendShown = useStore(graphDesk, (state) => state.isLegendShown);
  return (
    <div className="heap-foot">
      {isLegendShown ? <Legend pictures={pictures} /> : null}
      <div className="heap-tools" role="group" aria-label={t("graph.tools", { label })}>
        <Tool name={t("graph.zoom-in")} onClick={() => onZoom(step)}>
          <Plus size={16} />
        </Tool>
        <Tool name={t("graph.zoom-out")} onClick={() => onZoom(1 / step)}>
          <Minus size={16} />
        </Tool>
        <Tool name={t("graph.fit")} onClick={onFit}>
          <Maximize size={16} />
        </Tool>
        <Tool name={t("graph.legend")} isPressed={isLegendShown} onClick={() => showLegend(!isLegendShown)}>
          <List size={16} />
        </Tool>
      </div>
    </div>
  );
}

/** What signs mean, as far as they occur. */
function Legend({ pictures }: Pick<HeapFootProps, "pictures">) {
  const boxes = pictures.flatMap((picture) => picture.boxes);
  const slots = [...boxes.flatMap(({ fields }) => fields), ...pictures.flatMap(({ stack }) => stack)];
  const clouds = pictures.flatMap((picture) => picture.clouds);
  return (
    <ul className="heap-legend" aria-label={t("graph.legend")}>
      <Key kind="new" text={t("graph.legend-new")} />
      {boxes.some(({ origin }) => origin === "new") ? <Key kind="made" text={t("heap.legend-made")} /> : null}
      {boxes.some(({ origin }) => origin === "freed") ? <Key kind="freed" text={t("heap.legend-freed")} /> : null}
      {clouds.length === 0 ? null : <Key kind="cloud" text={t("heap.legend-cloud")} />}
      {boxes.every(({ owner }) => owner === undefined) ? null : <Key kind="owner" text={t("heap.legend-owner")} />}
      {clouds.some(({ mentions }) => mentions.length > 0) ? (
        <li>
          <svg width="26" height="8" aria-hidden="true">
            <path d="M1,4 H25" strokeDasharray="5 4" />
          </svg>
          {t("heap.legend-argument")}
        </li>
      ) : null}
      {slots.some(({ target }) => target === "null") ? (
        <li>
          <svg width="18" height="14" aria-hidden="true">
            <path d="M2,2 H9 V6 M1,6 H17 M4,9.5 H14 M7,13 H11" />
          </svg>
          {t("heap.legend-null")}
        </li>
      ) : null}
    </ul>
  );
}

function Key({ kind, text }: { readonly kind: "new" | "made" | "freed" | "cloud" | "owner"; readonly text: string }) {
  return (
    <li>
      <i className={`heap-key is-${kind}`} aria-hidden="true" />
      {text}
    </li>
  );
}

function Tool({
  name,
  isPressed,
  onClick,
  children,
}: {
  readonly name: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      title={name}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
