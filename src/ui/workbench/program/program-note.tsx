import type { StatementSet } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";

interface ProgramNoteProps {
  /** Its name, where it is the only one. */
  readonly file: string | undefined;
  readonly reached: StatementSet | undefined;
}

/** Beside the title of the program: its file, and how many of its statements are in S. */
export function ProgramNote({ file, reached }: ProgramNoteProps) {
  return (
    <>
      {file}
      {reached === undefined ? null : (
        <span className="statement-count" title={t("program.statements-hint")}>
          <span className="statement-mark" aria-hidden="true" /> {t("program.statements", countsOf(reached))}
        </span>
      )}
    </>
  );
}

function countsOf({ total, statements }: StatementSet) {
  return { count: statements.length, total };
}
