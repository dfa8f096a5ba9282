import { useEffect, useRef, useState } from "react";
import type { CodeEditor, LineMark } from "../../adapters/monaco/index.ts";
import { useCodeSize } from "../code-size.ts";
import { chipLetter } from "./letter.ts";
import { LineChips } from "./line-chips.tsx";

interface ChipColumnProps {
  readonly editor: CodeEditor;
  readonly marks: readonly LineMark[];
}

/** Rows within so many pixels of what is looked at are there: scrolling within half of that makes none anew. */
const reach = 1_600;

/** The chips of all lines over the right edge of the editor: they go with the text and never move it. */
export function ChipColumn({ editor, marks }: ChipColumnProps) {
  const moving = useRef<HTMLDivElement>(null);
  const [{ block }, setPlace] = useState({ block: 0 });
  useEffect(
    () =>
      editor.onMoved((scrollTop, isRelaid) => {
        if (moving.current !== null) moving.current.style.transform = `translateY(${-scrollTop}px)`;
        const block = Math.floor((2 * scrollTop) / reach);
        setPlace((before) => (isRelaid || before.block !== block ? { block } : before));
      }),
    [editor],
  );
  const { fontSize, lineHeight } = useCodeSize();
  const isNear = (top: number): boolean => Math.abs(top - (block * reach) / 2) <= reach;
  return (
    <div className="source-chip-column" style={{ right: editor.edge() }}>
      <div ref={moving}>
        {marks.map(({ line, hints }) => {
          const place = hints.length === 0 ? undefined : editor.placeOf(line);
          return place === undefined || !isNear(place.top) ? null : (
            <div key={line} className="source-chip-row" data-line={line} style={{ top: place.top, height: lineHeight }}>
              <LineChips chips={hints} free={place.free} letter={chipLetter(fontSize)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
