import { DropdownMenu } from "radix-ui";
import type { Board } from "../../../../trace/index.ts";
import { programTitle } from "../../../course/index.ts";
import type { FilmSource } from "../../../film/index.ts";
import { t } from "../../../messages/index.ts";
import { withFigures } from "../../../saving/index.ts";
import { useStepSize, useWorkbench } from "../../../store/index.ts";
import { useMoment, useStage } from "../../../workbench/index.ts";
import { figureFormats, type SavedFormat, saveFigure } from "./save-figure.ts";

const tableFormats: readonly SavedFormat[] = ["csv", "spreadsheet", "markdown", "latex"];

export interface FigureItemsProps {
  readonly board: Board;
  /** Opens the dialog that makes a film of the view. */
  readonly onFilm: (source: FilmSource) => void;
}

/** The ways in which what is on the stage can be saved. */
export function FigureItems({ board, onFilm }: FigureItemsProps) {
  const workbench = useWorkbench();
  const { granularity, isLibraryShown } = useStepSize(workbench);
  const moment = useMoment();
  const { shown } = useStage(board);
  const spec = shown[0]?.panels[0];
  if (moment === undefined || spec === undefined) return null;
  const { session, position, since } = moment;
  const isTable = spec.kind === "table" || spec.kind === "queue" || spec.kind === "gallery";
  const formats = figureFormats.filter((format) => isTable || !tableFormats.includes(format));
  const run = { reader: session.reader, panels: board.panels, recording: session.recording };
  const save = (format: SavedFormat): void => {
    const { exampleId, files } = workbench.state;
    const lesson = workbench.engine.lessons.find(({ id }) => id === exampleId);
    void saveFigure(format, {
      ...run,
      view: spec.id,
      step: position,
      since,
      title: programTitle(lesson),
      files,
      stops: workbench.waypoints.stops().map((stop) => stop.position),
      moments: session.isLong ? session.reader.moments().map((each) => each.position) : [],
    });
  };
  const film = (): void =>
    onFilm({
      strides: session.reader.strides(isLibraryShown),
      granularity,
      recording: run.recording,
      position,
      view: spec.id,
      withFigures: (act) => withFigures(run, act),
    });
  return (
    <>
      {formats.map((format) => (
        <DropdownMenu.Item key={format} className="menu-item" onSelect={() => save(format)}>
          {t(`figure.${format}`)}
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Item className="menu-item" onSelect={film}>
        {t("film.command")}
      </DropdownMenu.Item>
    </>
  );
}
