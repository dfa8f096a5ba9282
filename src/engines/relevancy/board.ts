import { composeBoard, type PanelSpec, type SectionBoard } from "../../trace/index.ts";
import { pushdownSection } from "../pushdown/board.ts";
import { relevancySection } from "./story/story.ts";
import { unrecordedSection } from "./story/unrecorded.ts";

/** Nothing goes backwards here. */
const postStarSection: SectionBoard = {
  ...pushdownSection,
  pseudocode: pushdownSection.pseudocode.filter(({ name }) => name !== "PreStar"),
};

/** Where graph, automaton, worklist, outcomes and rules stand; what is not named follows. */
const order = ["dependence-graph", "p-automaton", "worklist", "relevant-variables", "pushdown-rules"];

/** How a relevancy recording is shown: the dependence graph, the pushdown rules, post* growing, the outcomes, and why. */
export const relevancyBoard = composeBoard({
  engine: "relevancy",
  sections: [relevancySection, postStarSection, unrecordedSection],
  panels: inOrder([...relevancySection.panels, ...postStarSection.panels]),
});

function inOrder(panels: readonly PanelSpec[]): readonly PanelSpec[] {
  const first = order.flatMap((id) => panels.filter((panel) => panel.id === id));
  return [...first, ...panels.filter((panel) => !first.includes(panel))];
}
