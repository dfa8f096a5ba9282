import { useState } from "react";
import type { CompleteRun, RunTable } from "../../engine-kit/index.ts";
import { t, translate } from "../messages/index.ts";
import { SmallButton, saveFile } from "../parts/index.ts";
import { type ExportFormat, exportFormats, exportTable, fileName } from "./export.ts";
import type { RunRow } from "./sorting.ts";

interface ExportButtonsProps {
  readonly table: RunTable;
  readonly rows: readonly RunRow<CompleteRun>[];
  /** What is said below the table. */
  readonly note: string;
}

/** Saves a table as a file, in one of several formats. */
export function ExportButtons({ table, rows, note }: ExportButtonsProps) {
  const [said, say] = useState("");
  const save = (format: ExportFormat): void => {
    const name = fileName(table.id, format);
    const exported = {
      heads: table.columns.map((column) => translate(`${table.id}.column.${column}`)),
      rows: rows.map(({ run, cells }) => ({ cells, isCut: table.isCut(run) })),
      note,
      cut: t("runs.cut"),
    };
    saveFile(name, exportTable(format, exported));
    say(t("saved.done", { name }));
  };
  return (
    <div className="runs-exports" role="group" aria-label={t("runs.export")}>
      <span aria-hidden="true">{t("runs.export")}</span>
      {exportFormats.map((format) => (
        <SmallButton
          key={format}
          disabled={rows.length === 0}
          aria-label={t("runs.exportAs", { format: t(`runs.${format}`) })}
          onClick={() => save(format)}
        >
          {t(`runs.${format}`)}
        </SmallButton>
      ))}
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </div>
  );
}
