import { useEffect, useState } from "react";
import { fetchLetters } from "../../theme/index.ts";
import type { MeasureText } from "./measure.ts";

/** Of so many texts the widths are kept. */
const MAX_KEPT = 20_000;

/** Once the fonts are here. */
let ready: MeasureText | undefined;

/** Text widths; undefined until the fonts are here: a fallback font is narrower or wider. */
export function useMeasure(): MeasureText | undefined {
  const [measure, setMeasure] = useState(() => ready);
  useEffect(() => {
    if (measure !== undefined) return;
    let isOver = false;
    void fetchLetters().then(() => {
      ready ??= canvasMeasure();
      if (!isOver) setMeasure(() => ready);
    });
    return () => {
      isOver = true;
    };
  }, [measure]);
  return measure;
}

function canvasMeasure(): MeasureText {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context !== null) context.font = font;
      width = context?.measureText(text).width ?? text.length * 8;
      if (known.size === MAX_KEPT) known.clear();
      known.set(key, width);
    }
    return width;
  };
}
