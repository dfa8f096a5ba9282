import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { HeapCloud, HeapPicture, HeapView, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useSize } from "../../parts/index.ts";
import { CloudChoices } from "./cloud-choices.tsx";
import { elementKey, HeapDrawing } from "./drawing/index.ts";
import { HeapFoot } from "./heap-foot.tsx";
import { layoutHeap, type Size } from "./layout/index.ts";
import { showChanges } from "./show-changes.ts";
import { useHeapKeys } from "./use-heap-keys.ts";
import "./heap.css";

interface HeapPanelProps {
  /** The accessible name: “Heap”. */
  readonly label: string;
  readonly view: HeapView;
  /** Letters are read from afar. */
  readonly isLarge?: boolean;
  readonly selectedFact: Seq | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

/** A larger drawing cannot be read. */
const MAX_ELEMENTS = 300;
/** Smaller than this nothing can be read, larger does not help. */
const SCALES = { least: 0.8, most: 1.4 };
/** In *Present* letters have 20 px. */
const LARGE_SCALES = { least: 1.43, most: 2 };
/** Beside the drawings, where the tools stand, below them, and of a line of text above or below one, in CSS pixels. */
const BESIDE = 48;
const PADDING = 8;
const LINE = 30;

/** Heaps as boxes, arrows and clouds. A picture is laid out for itself: the same heap always looks the same. */
export const HeapPanel = memo(function HeapPanel(props: HeapPanelProps) {
  const { pictures } = props.view;
  const count = pictures.reduce((sum, { boxes, clouds }) => sum + boxes.length + clouds.length, 0);
  if (count > MAX_ELEMENTS) return <p className="heap-note">{t("heap.too-large", { count })}</p>;
  if (pictures.length === 0) return <p className="heap-note">{t("heap.empty")}</p>;
  return <Drawings {...props} />;
});

function Drawings({ label, view, isLarge = false, selectedFact, onSelectFact }: HeapPanelProps) {
  const { pictures } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<Element | null>(null);
  const [zoom, setZoom] = useState<number>();
  const [opened, open] = useState<string>();
  const layouts = useMemo(() => pictures.map((picture) => layoutHeap(picture)), [pictures]);
  const space = useSize(scroller);
  const scale = zoom ?? fittingScale(pictures, layouts, space, isLarge ? LARGE_SCALES : SCALES);
  const elements = useMemo(() => new Map(pictures.flatMap(elementsOf)), [pictures]);
  const cloud = elements.get(opened ?? "");
  const pick = useCallback(
    (key: string) => {
      const element = elements.get(key);
      if (element === undefined) return;
      if ("choices" in element && element.choices.length > 0) {
        anchor.current = scroller.current?.querySelector(`[data-heap="${CSS.escape(key)}"]`) ?? null;
        open(key);
      } else if (element.fact !== undefined) onSelectFact(element.fact);
    },
    [elements, onSelectFact],
  );
  const keys = useHeapKeys([...elements.keys()], pick);
  useEffect(() => {
    if (pictures.length > 0) showChanges(scroller.current);
  }, [pictures]);
  return (
    <div className="heap">
      <div
        ref={scroller}
        className="heap-scroll"
        role="group"
        aria-label={label}
        aria-description={t("heap.keys")}
        // Without boxes there is nothing else to hold the focus while scrolling.
        tabIndex={elements.size === 0 ? 0 : undefined}
        {...keys.handlers}
      >
        {pictures.map((picture, index) => {
          const layout = layouts[index];
          return layout === undefined ? null : (
            <figure key={picture.id} className="heap-picture">
              {picture.title === undefined ? null : <figcaption>{picture.title}</figcaption>}
              <HeapDrawing
                label={picture.title === undefined ? label : t("heap.picture", { label, title: picture.title })}
                picture={picture}
                layout={layout}
                scale={scale}
                stop={keys.stop}
                selectedFact={selectedFact}
                openCloud={opened}
                onPick={pick}
              />
              <Facts facts={picture.facts} />
            </figure>
          );
        })}
      </div>
      <HeapFoot
        label={label}
        pictures={pictures}
        onZoom={(factor) => setZoom(scale * factor)}
        onFit={() => setZoom(undefined)}
      />
      <CloudChoices
        cloud={cloud !== undefined && "choices" in cloud ? cloud : undefined}
        anchor={anchor}
        onSelectFact={onSelectFact}
        onClose={() => open(undefined)}
      />
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="heap-facts" aria-label={t("heap.facts")}>
      {facts.map((fact) => (
        <li key={fact}>
          <code>{fact}</code>
        </li>
      ))}
    </ul>
  );
}

/** Boxes and clouds under names that tell pictures apart. */
function elementsOf(picture: HeapPicture): readonly (readonly [string, HeapPicture["boxes"][number] | HeapCloud])[] {
  return [...picture.boxes, ...picture.clouds].map((element) => [elementKey(picture, element.id), element]);
}

/** The largest scale at which the widest picture fits across, and a single one also down. */
function fittingScale(
  pictures: readonly HeapPicture[],
  layouts: readonly Size[],
  space: Size | undefined,
  { least, most }: typeof SCALES,
): number {
  if (space === undefined) return 1;
  const [picture] = pictures;
  const texts = (picture?.title === undefined ? 0 : LINE) + (picture?.facts.length === 0 ? 0 : LINE);
  const across = (space.width - BESIDE) / Math.max(1, ...layouts.map(({ width }) => width));
  const down = (space.height - PADDING - texts) / (layouts[0]?.height ?? 1);
  return Math.min(most, Math.max(least, layouts.length === 1 ? Math.min(across, down) : Math.min(across, 1)));
}
