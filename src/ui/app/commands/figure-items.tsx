import { DropdownMenu } from "radix-ui";
import { inWords } from "../../../kernel/index.ts";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { useMoment, useStage } from "../../workbench/index.ts";
import { figureFormats, type SavedFormat, saveFigure } from "./save-figure.ts";

const tableFormats: readonly SavedFormat[] = ["csv", "markdown", "latex"];

/** The ways in which what is on the stage can be saved. */
export function FigureItems({ board }: { readonly board: Board }) {
  const workbench = useWorkbench();
  const moment = useMoment();
  const { shown } = useStage(board);
  const spec = shown[0]?.panels[0];
  if (moment === undefined || spec === undefined) return null;
  const { session, position, since } = moment;
  const isTable = spec.kind === "table" || spec.kind === "queue" || spec.kind === "gallery";
  const formats = figureFormats.filter((format) => isTable || !tableFormats.includes(format));
  const save = (format: SavedFormat): void => {
    const { exampleId, files } = workbench.state;
    const lesson = workbench.engine.lessons.find(({ id }) => id === exampleId);
    void saveFigure(format, {
      reader: session.reader,
      panels: board.panels,
      length: session.recording.length,
      view: spec.id,
      step: position,
      since,
      title: lesson === undefined ? t("shell.ownProgram") : inWords(lesson.title),
      files,
      stops: workbench.waypoints.stops().map((stop) => stop.position),
    });
  };
  return (
    <>
      {formats.map((format) => (
        <DropdownMenu.Item key={format} className="menu-item" onSelect={() => save(format)}>
          {t(`figure.${format}`)}
        </DropdownMenu.Item>
      ))}
    </>
  );
}
