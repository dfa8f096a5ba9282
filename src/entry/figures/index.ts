import ELK from "elkjs/lib/elk.bundled.js";
import type { DrawnRun, Figures } from "../../engine-kit/index.ts";
import { failure, type Result, success } from "../../kernel/index.ts";
import { figureText, handoutPage, StageFigures, slidePanels, viewNamed } from "../../ui/figures/index.ts";
import { addMessages, loadAskedMessages, t } from "../../ui/messages/index.ts";
import { layoutMilliseconds } from "./layout-time.ts";

/** Width over height of the figures: that of the page's stage on a projector. */
const aspectRatio = 1.5;

/** Figures and handouts without a browser: the boards, the layouts and the drawings are those of the page. */
export const figures: Figures = {
  async figure(request) {
    const { recording, step = recording.length } = request;
    const drawn = await opened(request, request.view);
    return drawn.ok ? figureText(drawn.value.figures, { ...request, view: drawn.value.view, step }) : drawn;
  },
  async handout(request) {
    const drawn = await opened(request, request.view);
    if (!drawn.ok) return drawn;
    const { recording, steps } = request;
    const positions = steps.length === 0 ? [recording.length] : steps;
    return success(await handoutPage(drawn.value.figures, { ...request, view: drawn.value.view, steps: positions }));
  },
  async slide(request) {
    const { panels, view, rules, step } = request;
    const drawn = await opened(request, panels === undefined ? view : undefined);
    if (!drawn.ok) return drawn;
    return success(await slidePanels(drawn.value.figures, { panels: panels ?? [drawn.value.view], rules, step }));
  },
};

async function opened(
  { engine, recording, budget }: DrawnRun,
  wanted: string | undefined,
): Promise<Result<{ readonly figures: StageFigures; readonly view: string }>> {
  const [board, messages] = await Promise.all([engine.board(), engine.messages(), loadAskedMessages()]);
  addMessages(...messages);
  const elk = new ELK();
  const figures = new StageFigures({
    reader: board.open(recording),
    panels: board.panels,
    recording,
    // The layout engine cannot be interrupted here: it begins where there is time for it.
    layout: async (graph) => (budget.leaves(layoutMilliseconds(graph)) ? elk.layout(graph) : undefined),
    mayBeRough: true,
    aspectRatio,
  });
  const view = viewNamed(figures, engine.page.stages, wanted);
  if (view !== undefined) return success({ figures, view });
  const known = [...new Set([...engine.page.stages.map(({ id }) => id), ...figures.views])].join(", ");
  return failure({ kind: "bad-request", problem: t("figure.noView", { name: wanted ?? "", known }) });
}
