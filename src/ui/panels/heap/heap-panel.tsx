import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { HeapCloud, HeapPicture, HeapView, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { drawnIn, useDrawnStep, useMedia, useSize } from "../../parts/index.ts";
import { CloudChoices } from "./cloud-choices.tsx";
import { elementKey, HeapDrawing } from "./drawing/index.ts";
import { FOLD, fitHeaps } from "./fit/index.ts";
import { Facts } from "./heap-facts.tsx";
import { HeapFoot } from "./heap-foot.tsx";
import { changesIn, showChanges } from "./show-changes.ts";
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
/** From this width on a window that presents is read in a hall. */
const HALL = "(min-width: 1600px)";

/** Heaps as boxes, arrows and clouds, as large as the panel has space for. */
export const HeapPanel = memo(function HeapPanel(props: HeapPanelProps) {
  const { pictures } = props.view;
  const count = pictures.reduce((sum, { boxes, clouds }) => sum + boxes.length + clouds.length, 0);
  if (count > MAX_ELEMENTS) return <p className="heap-note">{t("heap.too-large", { count })}</p>;
  if (pictures.length === 0) return <p className="heap-note">{t("heap.empty")}</p>;
  return <Drawings {...props} />;
});

function Drawings({ label, view, isLarge = false, selectedFact, onSelectFact }: HeapPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<Element | null>(null);
  const [zoom, setZoom] = useState<number>();
  const [opened, open] = useState<string>();
  const [isUnfolded, setUnfolded] = useState(false);
  const space = useSize(scroller);
  const isHall = useMedia(HALL);
  const audience = isLarge ? (isHall ? "hall" : "present") : "desk";
  const { pictures, layouts, beside, scale, isWhole, smallest } = useMemo(
    () => fitHeaps(view, space, { audience, zoom, foldLabel: isUnfolded ? undefined : foldLabel }),
    [view, space, audience, zoom, isUnfolded],
  );
  const elements = useMemo(() => new Map(pictures.flatMap(elementsOf)), [pictures]);
  const cloud = elements.get(opened ?? "");
  const pick = useCallback(
    (key: string) => {
      const element = elements.get(key);
      if (element === undefined) return;
      if (element.id === FOLD) return setUnfolded(true);
      if ("choices" in element && element.choices.length > 0) {
        anchor.current = scroller.current?.querySelector(`[data-heap="${CSS.escape(key)}"]`) ?? null;
        open(key);
      } else if (element.fact !== undefined) onSelectFact(element.fact);
    },
    [elements, onSelectFact],
  );
  const keys = useHeapKeys([...elements.keys()], pick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other drawings, or drawings of another size
  useLayoutEffect(() => {
    if (panel.current !== null && scroller.current !== null) showChanges(panel.current, scroller.current);
  }, [layouts, scale, space]);
  const shown = useMemo(() => ({ layouts, scale, space }), [layouts, scale, space]);
  useDrawnStep(
    () =>
      scroller.current &&
      drawnIn({ scroller: scroller.current, change: changesIn(scroller.current), premises: [], smallest }),
    shown,
  );
  return (
    <div ref={panel} className="heap" data-fit={isWhole ? "all" : "part"} data-smallest={smallest}>
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
                beside={index === 0 ? beside : undefined}
                stop={keys.stop}
                selectedFact={selectedFact}
                openCloud={opened}
                onPick={pick}
              />
              <Facts facts={picture.facts} space={space} isLarge={isLarge} />
            </figure>
          );
        })}
      </div>
      <HeapFoot
        label={label}
        pictures={pictures}
        onZoom={(factor) => setZoom(scale * factor)}
        onFit={() => {
          setZoom(undefined);
          setUnfolded(false);
        }}
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

function foldLabel(count: number): string {
  return t("heap.folded", { count });
}

/** Boxes and clouds under names that tell pictures apart. */
function elementsOf(picture: HeapPicture): readonly (readonly [string, HeapPicture["boxes"][number] | HeapCloud])[] {
  return [...picture.boxes, ...picture.clouds].map((element) => [elementKey(picture, element.id), element]);
}
