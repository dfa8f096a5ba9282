import type { Slide } from "../../../../exercises/index.ts";
import { ComparePage, type SteeredRuns } from "../../../compare/index.ts";
import type { ComparisonParts, OpenedComparison } from "./use-comparisons.ts";

interface ComparedSlideProps extends ComparisonParts, OpenedComparison {
  readonly slide: Slide;
  /** The run that the step bar moves, for the keys. */
  readonly onLead: (runs: SteeredRuns | undefined) => void;
}

/** The runs of a slide side by side, where it says. */
export function ComparedSlide({
  slide: { at = "0" },
  link,
  comparison,
  boards,
  openWorker,
  onLead,
}: ComparedSlideProps) {
  return (
    <ComparePage
      link={link}
      opened={comparison}
      place={at}
      boards={boards}
      openWorker={openWorker}
      header={() => null}
      onLead={onLead}
    />
  );
}
