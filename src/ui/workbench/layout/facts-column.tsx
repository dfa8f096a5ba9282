import { useMemo, useRef } from "react";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { useSize } from "../../parts/index.ts";
import { useWorkbenchState } from "../../store/index.ts";
import { BoardPanel } from "../panels/index.ts";
import { WhySection } from "../reading/index.ts";
import { fitSideBySide, heightWish } from "./fact-heights.ts";
import { type FinalContent, useFinalContents } from "./final-contents.ts";
import { type HeightWish, shareHeights } from "./share-heights.ts";
import { SplitPanels, type SplitPart } from "./split-panels.tsx";

interface FactsProps {
  readonly board: Board;
}

const SEPARATOR = 12;
/** On a low screen the column scrolls rather than show two rows of everything. */
const MIN_COLUMN = 640;
/** Around the chips of a worklist. */
const PADDING = 30;

/** The panels of facts above each other, as high as what they will hold; the derivation has the rest. */
export function FactsColumn({ board }: FactsProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const side = useSide(board);
  const contents = useFinalContents(side);
  const isAsked = useWorkbenchState((state) => state.selection?.fact !== undefined);
  const width = size?.width ?? 0;
  const rows = useMemo(() => rowsOf(side, contents, width), [side, contents, width]);
  const wishes = [...rows.map((row) => wishOf(row, contents, width)), whyWish(isAsked)];
  const gaps = SEPARATOR * (wishes.length - 1);
  const wanted = wishes.reduce((sum, wish) => sum + wish.wanted, gaps);
  const min = Math.min(wanted, MIN_COLUMN);
  const space = Math.max(size?.height ?? 0, min) - gaps;
  const heights = shareHeights(wishes, space);
  const part = (id: string, content: SplitPart["content"]): SplitPart => ({
    id,
    size: `${(100 * (heights.get(id) ?? 0)) / space}%`,
    min: "44px",
    content,
  });
  const parts = [...rows.map((row) => part(nameOf(row), <FactsRow specs={row} />)), part("why", <WhySection />)];
  const shape = rows.length === side.length ? "facts" : "facts-paired";
  return (
    <div ref={box} className="facts-scroll">
      {size === undefined ? null : (
        <div className="facts" style={{ minHeight: min }}>
          <SplitPanels key={shape} id={shape} direction="vertical" parts={parts} isFollowingSizes />
        </div>
      )}
    </div>
  );
}

/** The same panels in two columns, for a tablet: a worklist over both, the derivation in the last place. */
export function FactsGrid({ board }: FactsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSize(box)?.width ?? 0;
  const side = useSide(board);
  const contents = useFinalContents(side);
  const wide = side.filter(({ kind }) => kind === "queue");
  const narrow = side.filter(({ kind }) => kind !== "queue");
  const heights = [...wide, ...narrow].map((spec) =>
    Math.min(MAX_GRID_ROW, wishOf([spec], contents, spec.kind === "queue" ? width : width / 2).wanted),
  );
  const pairs = heights
    .slice(wide.length)
    .flatMap((height, index, all) => (index % 2 === 0 ? [Math.max(height, all[index + 1] ?? MIN_WHY)] : []));
  const rows = [...heights.slice(0, wide.length), ...pairs].map((height) => `${height}px`);
  return (
    <div ref={box} className="facts-grid" style={{ gridTemplateRows: rows.join(" ") }}>
      {[...wide, ...narrow].map((spec) => (
        <BoardPanel key={spec.id} spec={spec} />
      ))}
      <WhySection />
    </div>
  );
}

const MIN_WHY = 150;
const MAX_GRID_ROW = 260;

/** The same panels one after the other, for a phone: each as high as what it will hold. */
export function FactsList({ board }: FactsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSize(box)?.width ?? 0;
  const side = useSide(board);
  const contents = useFinalContents(side);
  return (
    <div ref={box} className="facts-list">
      {side.map((spec) => (
        <div key={spec.id} className="facts-row" style={{ height: wishOf([spec], contents, width).wanted }}>
          <BoardPanel spec={spec} />
        </div>
      ))}
    </div>
  );
}

function FactsRow({ specs }: { readonly specs: readonly PanelSpec[] }) {
  return (
    <div className="facts-row">
      {specs.map((spec) => (
        <BoardPanel key={spec.id} spec={spec} />
      ))}
    </div>
  );
}

function useSide({ panels }: Board): readonly PanelSpec[] {
  return useMemo(() => panels.filter(({ place, within }) => place === "side" && within === undefined), [panels]);
}

/** One panel a row; the last two tables share one when neither has to be cut for it. */
function rowsOf(
  side: readonly PanelSpec[],
  contents: readonly FinalContent[],
  width: number,
): readonly (readonly PanelSpec[])[] {
  const last = side.slice(-2);
  const ofLast = contents.filter(({ id }) => last.some((spec) => spec.id === id));
  const isPair =
    side.length > 2 &&
    ofLast.length === 2 &&
    last.every(({ kind }) => kind === "table") &&
    fitSideBySide(ofLast, width);
  return isPair ? [...side.slice(0, -2).map((spec) => [spec]), last] : side.map((spec) => [spec]);
}

function nameOf(row: readonly PanelSpec[]): string {
  return row.map(({ id }) => id).join("+");
}

/** Before there is a recording every panel has space for three rows. */
function wishOf(row: readonly PanelSpec[], contents: readonly FinalContent[], width: number): HeightWish {
  const wishes = row.map(({ id, kind }) => {
    const content = contents.find((known) => known.id === id);
    return heightWish(
      content ?? { id, kind: kind === "queue" ? "queue" : "table", count: 3, width: 24 },
      width - PADDING,
    );
  });
  return {
    id: nameOf(row),
    min: Math.max(...wishes.map(({ min }) => min)),
    wanted: Math.max(...wishes.map(({ wanted }) => wanted)),
  };
}

/** A derivation that was asked for needs some lines; the invitation to ask needs two. */
function whyWish(isAsked: boolean): HeightWish {
  return isAsked ? { id: "why", min: 170, wanted: 220 } : { id: "why", min: 98, wanted: 116 };
}
