import type { ReactNode } from "react";
import type { GivenOptions } from "../../options/index.ts";
import type { Board } from "../../trace/index.ts";
import { useIsRoomy, useMedia } from "../parts/index.ts";
import { useSettings } from "../store/index.ts";
import { SplitPanels } from "../workbench/index.ts";
import type { Comparison } from "./comparison.ts";
import { ComparedProgram } from "./program/compared-program.tsx";
import { CompareStage } from "./stage/compare-stage.tsx";
import { HereTheyPart } from "./why/here-they-part.tsx";
import type { FirstParting } from "./why/parting.ts";

interface CompareSheetsProps {
  readonly comparison: Comparison;
  readonly board: Board;
  /** Undefined where the runs choose alike, or are not there yet. */
  readonly parting: FirstParting | undefined;
  /** A fact of the first run that a link asks about: what lets it in, as the second one does not have it. */
  readonly blamed: string | undefined;
  readonly onOptions: (index: number, patch: GivenOptions) => void;
  readonly onRemove: (index: number) => void;
}

/**
 * The sheets of the comparison: the one program, and a stage with a column for each run. Two runs stand around the program;
 * where a lecture has no room for it between them, its line stands in the band.
 */
export function CompareSheets(props: CompareSheetsProps) {
  const { comparison, parting } = props;
  const { runs } = comparison;
  const isNarrow = useMedia("(max-width: 1099px)");
  const isRoomy = useIsRoomy();
  const isPresenting = useSettings((state) => state.lecture);
  const hasProgram = useSettings((state) => state.program);
  const program = hasProgram ? <ComparedProgram runs={runs} /> : null;
  const card = parting === undefined ? null : <HereTheyPart comparison={comparison} parting={parting} />;
  const between = !isPresenting || isRoomy ? middleOf(program, card) : null;
  if (isNarrow)
    return (
      <div className="compare-stack">
        <CompareStage {...props} />
        {program === null ? null : <div className="compare-text">{program}</div>}
        {card === null ? null : <div className="compare-text">{card}</div>}
      </div>
    );
  if (runs.length === 2) return <CompareStage {...props} between={between} />;
  const texts = [
    ...(program === null ? [] : [{ id: "program", size: "70%", min: "15%", content: program }]),
    ...(card === null ? [] : [{ id: "parting", size: "30%", min: isPresenting ? "252px" : "172px", content: card }]),
  ];
  const stage = { id: "stage", size: "73%", min: "40%", content: <CompareStage {...props} /> };
  if (texts.length === 0) return stage.content;
  const left = (
    <SplitPanels key={texts.length} id={`compared-texts-${texts.length}`} direction="vertical" parts={texts} />
  );
  return (
    <SplitPanels
      id="compared"
      direction="horizontal"
      parts={[{ id: "texts", size: "27%", min: "260px", content: left }, stage]}
    />
  );
}

function middleOf(program: ReactNode, card: ReactNode): ReactNode {
  return program === null && card === null ? null : (
    <div className="compare-middle">
      {program}
      {card}
    </div>
  );
}
