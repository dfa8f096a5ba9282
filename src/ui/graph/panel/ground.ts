import { type RefObject, useEffect, useRef, useState } from "react";
import type { Size } from "../../shapes/index.ts";
import { giveRoom } from "../../store/index.ts";
import type { Ground } from "../drawing/index.ts";
import { labelSizes } from "../layout/index.ts";

/** Left free around a drawing, in CSS pixels. */
const margin = 32;
/** Below this share of the size that the page wants letters are not made for the sake of wide spaces; in *Present* not below all of it. */
const comfortable = 0.9;

/** Width over height, in quarters: a window that changes a little has the same layout. */
export function groundOf(element: HTMLElement | null): Ground {
  if (element === null || element.clientHeight === 0) return { aspectRatio: 1.5 };
  const { clientWidth, clientHeight } = element;
  const aspectRatio = Math.min(3, Math.max(0.6, Math.round((4 * clientWidth) / clientHeight) / 4));
  const zoom =
    sizeOf(element, "--graph-comfortable", comfortable) *
    (sizeOf(element, "--graph-label", labelSizes.label) / labelSizes.label);
  const room = { width: (clientWidth - margin) / zoom, height: (clientHeight - margin) / zoom };
  return { aspectRatio, room, least: roomOf(element) };
}

/** A size of letters that the page wants in the panel, in CSS pixels. */
function sizeOf(element: HTMLElement, property: string, fallback: number): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || fallback;
}

/** Letters are larger than the drawing around them by so much at most before they are cut. */
const growth = 1.15;
/** A window that changes a little draws as much as before. */
const grain = 20;

/** What the panel has room for with the smallest letters that the page allows, in layout units. */
function roomOf(element: HTMLElement): Size {
  const zoom = sizeOf(element, "--graph-smallest", 11) / labelSizes.smallest / growth;
  const units = (length: number): number => Math.floor((length - margin) / zoom / grain) * grain;
  return { width: units(element.clientWidth), height: units(element.clientHeight) };
}

/** A panel whose width over height changes by less keeps its layout, or whose height changes by such a share. */
const slight = 0.3;
const slightlyHigher = 0.12;

/**
 * For a picture that is laid out anew when its panel changes much: the letters that it wants, which are others in *Present*, and for
 * one that fills its panel the shape of it. Empty while it has its first one.
 */
export function useShape(ground: RefObject<HTMLElement | null>, panel: string, isFilling: boolean): string {
  const [shape, setShape] = useState("");
  const seen = useRef<Seen>(undefined);
  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight > 0) giveRoom(panel, roomOf(element));
      const height = element.clientHeight;
      const now = { ratio: groundOf(element).aspectRatio, letters: sizeOf(element, "--graph-label", 0), height };
      const before = seen.current;
      const isOther = before !== undefined && isFilling && isOtherShape(before, now);
      if (before !== undefined && before.letters === now.letters && !isOther) return;
      seen.current = now;
      if (before !== undefined) setShape(`${now.letters} ${isFilling ? `${now.ratio} ${height}` : ""}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground, panel, isFilling]);
  return shape;
}

interface Seen {
  readonly ratio: number;
  readonly letters: number;
  readonly height: number;
}

function isOtherShape(before: Seen, now: Seen): boolean {
  return (
    Math.abs(before.ratio - now.ratio) >= slight ||
    Math.abs(before.height - now.height) >= slightlyHigher * before.height
  );
}
