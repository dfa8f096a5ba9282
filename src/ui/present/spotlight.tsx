import { useEffect, useRef, useState } from "react";
import type { Point } from "../shapes/index.ts";
import { middleOfStage } from "./views.ts";

/** All but a circle around the pointer is dimmed; around the middle of the stage where the pointer has not been moved. */
export function Spotlight({ isLit }: { readonly isLit: boolean }) {
  const pointer = useRef<Point>(undefined);
  useEffect(
    () =>
      follow((at) => {
        pointer.current = at;
      }),
    [],
  );
  return isLit ? <Light from={() => pointer.current ?? middleOfStage()} /> : null;
}

function Light({ from }: { readonly from: () => Point }) {
  const [{ x, y }, move] = useState(from);
  useEffect(() => follow(move), []);
  return <div className="present-spotlight" style={{ "--x": `${x}px`, "--y": `${y}px` }} />;
}

/** Calls back with each place of the pointer, until the answer is called. */
function follow(move: (at: Point) => void): () => void {
  const listen = ({ clientX: x, clientY: y }: PointerEvent): void => move({ x, y });
  window.addEventListener("pointermove", listen, { capture: true, passive: true });
  return () => window.removeEventListener("pointermove", listen, { capture: true });
}
