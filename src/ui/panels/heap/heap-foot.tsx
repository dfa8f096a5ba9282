import { useStore } from "zustand";
import type { HeapPicture } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { DrawingTools, SwitchTool, ZoomTools } from "../../parts/index.ts";
import { graphDesk, showLegend } from "../../store/index.ts";

interface HeapFootProps {
  readonly label: string;
  readonly pictures: readonly HeapPicture[];
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/** The tools over the lower right corner of the drawing, and on demand what its signs mean. */
export function HeapFoot({ label, pictures, onZoom, onFit }: HeapFootProps) {
  const isLegendShown = useStore(graphDesk, (state) => state.isLegendShown);
  return (
    <div className="heap-foot">
      {isLegendShown ? <Legend pictures={pictures} /> : null}
      <DrawingTools label={label} onFit={onFit}>
        <ZoomTools onZoom={onZoom} />
        <SwitchTool name={t("graph.legend")} isOn={isLegendShown} onChange={showLegend} />
      </DrawingTools>
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
