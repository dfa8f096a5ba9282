import { composeBoard, type PanelSpec, type SectionBoard } from "../../trace/index.ts";
import { pushdownSection } from "../pushdown/board.ts";
import { cloningSection } from "./story/cloning/story.ts";
import { relevancySection } from "./story/story.ts";
import { unrecordedSection } from "./story/unrecorded.ts";

/** Nothing goes backwards here. */
const postStarSection: SectionBoard = {
  ...pushdownSection,
  isAlternative: true,
  pseudocode: pushdownSection.pseudocode.filter(({ name }) => name !== "PreStar"),
};

/** Where graph, automaton, worklist, outcomes and rules stand; what is not named follows. */
const order = ["dependence-graph", "cloned-graph", "p-automaton", "worklist", "relevant-variables", "pushdown-rules"];

/**
 * How a relevancy recording is shown: the dependence graph, the pushdown rules, post* growing or copies of
 * methods in its place, the outcomes, and why.
 */
export const relevancyBoard = composeBoard({
  engine: "relevancy",
  sections: [relevancySection, postStarSection, cloningSection, unrecordedSection],
  panels: inOrder(onePerId([relevancySection, postStarSection, cloningSection])),
});

function inOrder(panels: readonly PanelSpec[]): readonly PanelSpec[] {
  const first = order.flatMap((id) => panels.filter((panel) => panel.id === id));
  return [...first, ...panels.filter((panel) => !first.includes(panel))];
}

/** The worklists of both pipelines are one panel. */
function onePerId(sections: readonly SectionBoard[]): readonly PanelSpec[] {
  return [...new Map(sections.flatMap(({ panels }) => panels).map((panel) => [panel.id, panel])).values()];
}
