import { type ComponentProps, type ReactNode, useMemo } from "react";
import { hasText, kindOf, panelsOf, type Slide } from "../../../../exercises/index.ts";
import { ShownPartsContext, type WalkPart, type WorkbenchPage, walkParts } from "../../../workbench/index.ts";
import { SlideContents } from "./slide-contents.tsx";

type Chosen = ComponentProps<typeof WorkbenchPage>["chosen"];

interface ShownSlideProps {
  readonly slide: Slide;
  /** Draws the walk with what was chosen of it. */
  readonly children: (chosen: Chosen) => ReactNode;
}

/** The walk of a slide: whole, or what the slide shows of it, with its text beside it. */
export function ShownSlide({ slide, children }: ShownSlideProps) {
  const parts = useMemo(() => partsOf(slide), [slide]);
  const chosen = useMemo(() => ({ panels: panelsOf(slide), rules: slide.rules }), [slide]);
  const walk = <ShownPartsContext value={parts}>{children(chosen)}</ShownPartsContext>;
  return hasText(slide) ? (
    <div className="slide-beside">
      <SlideContents slide={slide} />
      <div className="slide-shown">{walk}</div>
    </div>
  ) : (
    walk
  );
}

/** The stage where the slide names panels, and the parts that it names. */
function partsOf(slide: Slide): readonly WalkPart[] | undefined {
  if (kindOf(slide) !== "panels") return undefined;
  return walkParts.filter((part) => (part === "stage" && panelsOf(slide) !== undefined) || slide.show?.includes(part));
}
