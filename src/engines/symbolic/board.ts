import { composeBoard, type PanelSpec, type SectionBoard } from "../../trace/index.ts";
import { separationSection } from "../separation/board.ts";
import { panelSpecs } from "./story/board/panels.ts";
import { symbolicSection } from "./story/board/story.ts";

export { inputPicture } from "./story/drawings/input-pictures.ts";

const { agenda, tree, heap, pathCondition, tests, solverCalls, variables } = panelSpecs;

/** Its phases are one here: what comes before the execution. */
const algorithm1Section: SectionBoard = {
  ...separationSection,
  tell: (section, everyone) => ({ ...separationSection.tell(section, everyone), phases: () => [] }),
};

/** A panel of Algorithm 1 at the side. */
function ofAlgorithm1(id: string, within?: string): readonly PanelSpec[] {
  const found = separationSection.panels.filter((panel) => panel.id === id);
  return found.map((panel) => ({ ...panel, place: "side", ...(within === undefined ? {} : { within }) }));
}

/** How a run is shown: symbolic execution, and Algorithm 1 before it by its own presentation. */
export const symbolicBoard = composeBoard({
  engine: "symbolic",
  sections: [symbolicSection, algorithm1Section],
  panels: [
    agenda,
    tree,
    heap,
    pathCondition,
    tests,
    ...ofAlgorithm1("unfolding-table"),
    solverCalls,
    ...ofAlgorithm1("base-pairs", tree.id),
    variables,
  ],
});
