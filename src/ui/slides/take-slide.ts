import { programTitle } from "../course/index.ts";
import { lightColors, svgOf } from "../figures/index.ts";
import { t } from "../messages/index.ts";
import { notify } from "../parts/index.ts";
import { withFigures } from "../saving/index.ts";
import type { Services, Workbench } from "../store/index.ts";
import { viewOfStep, viewsOf } from "../workbench/index.ts";
import { slideOf, slideOfRuns } from "./slide-of.ts";
import { orderOf, withSlide } from "./talk.ts";
import { keepTalk, openTalk, talkOf } from "./talks.ts";

interface Place extends Pick<Services, "records" | "settings" | "workbench"> {
  /** The runs that are compared; undefined where one is walked. */
  readonly compared: readonly Workbench[] | undefined;
}

/** Makes a slide of what is seen, in the lecture that is open; one is begun where none is. */
export async function takeSlide(place: Place): Promise<void> {
  const { records, workbench, compared } = place;
  await records.ready();
  const slide = compared === undefined ? slideOf(workbench) : slideOfRuns(compared);
  if (slide === undefined) return notify({ text: () => t("file.noRun") });
  const name = openTalk(place, programTitle(workbench.lesson(workbench.state.exampleId)));
  const talk = talkOf(records, name);
  if (talk === undefined) return;
  const id = crypto.randomUUID();
  const next = withSlide(talk, id, slide, undefined);
  keepTalk(records, name, next);
  notify({ text: () => t("slides.taken", { number: orderOf(next).length, title: slide.title }), id: "slide" });
  const svg = await drawingOf(workbench);
  if (svg !== undefined) records.write("picture", id, { svg });
}

/** The drawing of the view that is seen; undefined where it has none. */
async function drawingOf({ engine, session, state, run }: Workbench): Promise<string | undefined> {
  const { board } = run.store.getState();
  if (session === undefined || board === undefined) return undefined;
  const { reader, recording } = session;
  const { position, view: pinned } = state;
  const views = viewsOf(engine, board);
  const isOver = position === recording.length;
  const view = views.find(({ id }) => id === pinned) ?? viewOfStep(views, reader.activeLines(position), { isOver });
  const panel = view?.panels[0];
  if (panel === undefined) return undefined;
  const since = recording.previousStop(position, "rule");
  const figure = await withFigures({ reader, recording, panels: board.panels }, (figures) =>
    figures.figure(panel.id, position, since),
  ).catch(() => undefined);
  return figure === undefined ? undefined : svgOf(figure, lightColors);
}
