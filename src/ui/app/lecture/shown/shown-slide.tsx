import { type ReactNode, useMemo } from "react";
import { hasText, kindOf, panelsOf, type Slide } from "../../../../exercises/index.ts";
import { ChosenPanelsContext, ShownPartsContext, type WalkPart, walkParts } from "../../../workbench/index.ts";
import { SlideContents } from "./slide-contents.tsx";

/** The walk of a slide: whole, or what the slide shows of it, with its text beside it. */
export function ShownSlide({ slide, children }: { readonly slide: Slide; readonly children: ReactNode }) {
  const parts = useMemo(() => partsOf(slide), [slide]);
  const chosen = useMemo(() => ({ panels: panelsOf(slide), rules: slide.rules }), [slide]);
  const walk = (
    <ShownPartsContext value={parts}>
      <ChosenPanelsContext value={chosen}>{children}</ChosenPanelsContext>
    </ShownPartsContext>
  );
  return hasText(slide) ? (
    <div className="slide-beside">
      <SlideContents slide={slide} />
      <div className="slide-shown">{walk}</div>
    </div>
  ) : (
    walk
  );
}

/** The stage, and what the slide names besides. */
function partsOf(slide: Slide): readonly WalkPart[] | undefined {
  if (kindOf(slide) !== "panels") return undefined;
  return walkParts.filter((part) => part === "stage" || slide.show?.includes(part));
}
