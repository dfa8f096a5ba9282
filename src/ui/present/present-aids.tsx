import { createPortal } from "react-dom";
import { t } from "../messages/index.ts";
import { PenLayer } from "./pen-layer.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useAids } from "./use-aids.ts";
import { useSheet } from "./use-sheet.ts";
import { useViews } from "./views.ts";
import "./present-aids.css";

/** What helps whoever speaks: a black screen, a spotlight, a pen. */
export function PresentAids() {
  const { element, drawing } = useViews();
  const sheet = useSheet(drawing);
  const { isBlack, isLit, hasPen } = useAids(sheet.takeBack);
  const isDrawn = hasPen || sheet.strokes.length > 0;
  return (
    <>
      <p className={`present-said ${hasPen ? "pen-keys" : "hidden-visually"}`} role="status">
        {said({ isBlack, hasPen })}
      </p>
      {element !== null && isDrawn
        ? createPortal(
            // What is being drawn when another step comes is of neither.
            <PenLayer
              key={sheet.name}
              views={element}
              strokes={sheet.strokes}
              onStroke={hasPen ? sheet.add : undefined}
            />,
            element,
          )
        : null}
      <Spotlight isLit={isLit} />
      {isBlack ? <div className="present-black" /> : null}
    </>
  );
}

function said({ isBlack, hasPen }: { readonly isBlack: boolean; readonly hasPen: boolean }): string {
  if (isBlack) return t("present.black");
  return hasPen ? t("present.pen") : "";
}
