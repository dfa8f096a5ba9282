import { type UIEvent, useState } from "react";
import { codeMetrics } from "../adapters/monaco/index.ts";
import { useCodeSize } from "./code-size.ts";

/** A program of more lines or characters than this is drawn where it is looked at only. */
const MAX_DRAWN_LINES = 1_000;
const MAX_DRAWN_TEXT = 50_000;
/** Lines are drawn in blocks: scrolling within a block draws nothing anew. */
const BLOCK = 50;
/** A block, one before it, and two screens after it. */
const DRAWN_LINES = 200;
/** Characters of a line that are drawn of such a program. */
export const LONGEST_LINE = 500;

/** The lines that are drawn, from index `from` up to `to`, which is exclusive. */
interface DrawnLines {
  readonly from: number;
  readonly to: number;
  /** Characters of each line. */
  readonly longest: number;
  /** Room for the lines that are not drawn; undefined if all are. */
  readonly room: { readonly paddingTop: number; readonly paddingBottom: number } | undefined;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** What of a program is drawn while its lines are scrolled: all of it unless that would keep the page busy. */
export function useDrawnLines(text: string, count: number): DrawnLines {
  const [block, setBlock] = useState(0);
  const { lineHeight } = useCodeSize();
  const { paddingTop, paddingBottom } = codeMetrics;
  const isLarge = count > MAX_DRAWN_LINES || text.length > MAX_DRAWN_TEXT;
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setBlock(Math.floor(currentTarget.scrollTop / (BLOCK * lineHeight)));
  if (!isLarge) return { from: 0, to: count, longest: Number.POSITIVE_INFINITY, room: undefined, onScroll };
  const from = Math.max(0, Math.min((block - 1) * BLOCK, count - DRAWN_LINES));
  const to = Math.min(count, from + DRAWN_LINES);
  const room = { paddingTop: paddingTop + from * lineHeight, paddingBottom: paddingBottom + (count - to) * lineHeight };
  return { from, to, longest: LONGEST_LINE, room, onScroll };
}
