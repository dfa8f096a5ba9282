import { DropdownMenu } from "radix-ui";
import { atOf, type Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useStage } from "../../workbench/index.ts";
import type { Comparison } from "../comparison.ts";
import { tablesAt, useNames, useResults, writtenTable } from "../results/index.ts";
import { letterOf } from "../sides.ts";
import { drawingFormats, type ShownRun, saveComparison, tableFormats } from "./save-comparison.ts";

export interface FilesItemsProps {
  readonly comparison: Comparison;
  readonly board: Board;
  readonly title: string;
}

/** Each way to save what the runs show at their steps. */
export function FilesItems({ comparison, board, title }: FilesItemsProps) {
  const names = useNames(comparison);
  const compared = useResults(comparison);
  const { shown } = useStage(board);
  const view = shown[0]?.panels[0]?.id;
  if (view === undefined || compared === undefined)
    return (
      <DropdownMenu.Item className="menu-item" disabled>
        {t("compare.waiting")}
      </DropdownMenu.Item>
    );
  const runs = comparison.runs.flatMap((run, index): readonly ShownRun[] => {
    const { session, state } = run;
    if (session === undefined) return [];
    const { position } = state;
    const { reader, recording } = session;
    const since = session.since(position, state);
    const at = { session, n: position, since };
    const name = `${letterOf(index)} ${names[index] ?? ""}`;
    const tables = tablesAt({ index, comparison, compared, onStage: [] }, at);
    return [
      {
        name,
        nameAtStep: t("figure.title", { view: name, step: atOf(recording, position) }),
        drawn: { reader, recording, panels: board.panels },
        ...{ position, since },
        tables: tables.map((table) => writtenTable(table, reader.shown)),
      },
    ];
  });
  return [...drawingFormats, ...tableFormats].map((format) => (
    <DropdownMenu.Item
      key={format}
      className="menu-item"
      onSelect={() => void saveComparison(format, { title, view, runs })}
    >
      {t(`figure.${format}`)}
    </DropdownMenu.Item>
  ));
}
