import { useEffect, useMemo, useState } from "react";
import { describe } from "../../kernel/index.ts";
import type { DiffRow, InstrumentAnswer } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
import { Select } from "../parts/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { foldEqual } from "./fold-equal.ts";
import "./instrumented.css";

/** The instrumented program as a difference to the original, file by file. */
export function InstrumentedText({ isBlind }: { readonly isBlind: boolean }) {
  const answer = useInstrumented(isBlind);
  const [chosen, choose] = useState<string | undefined>(undefined);
  if (answer === undefined) return <p className="empty">{t("instrumented.waiting")}</p>;
  if (!answer.ok)
    return (
      <ul className="instrumented-problems" role="alert">
        {answer.errors.map((error) => (
          <li key={JSON.stringify(error)}>{describe(error)}</li>
        ))}
      </ul>
    );
  const changed = answer.files.filter(({ rows }) => rows.some(({ kind }) => kind !== "same"));
  const file = changed.find(({ name }) => name === chosen) ?? changed[0];
  return (
    <>
      <div className="instrumented-bar">
        {changed.length > 1 && file !== undefined ? (
          <Select
            name={t("instrumented.file")}
            label={t("instrumented.file")}
            value={file.name}
            choices={changed.map(({ name }) => ({ value: name, text: name }))}
            onChange={choose}
          />
        ) : null}
        <p role="status">{t("instrumented.counts", countsOf(answer.files))}</p>
      </div>
      {file === undefined ? <p className="empty">{t("instrumented.nothing")}</p> : <Diff rows={file.rows} />}
      {answer.notes.length === 0 ? null : (
        <details className="instrumented-notes">
          <summary>{t("instrumented.notes", { count: answer.notes.length })}</summary>
          <ul>
            {answer.notes.map(({ text, span }) => (
              <li key={`${span?.start.line}:${text}`}>
                {span === undefined ? "" : `${t("why.line", { line: span.start.line })}: `}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Asked anew for every result; undefined while there is none. */
function useInstrumented(isBlind: boolean): InstrumentAnswer | undefined {
  const workbench = useWorkbench();
  const result = useRunState((state) => (state.status === "ready" && !state.isStale ? state.result : undefined));
  const [answer, setAnswer] = useState<{
    readonly of: unknown;
    readonly isBlind: boolean;
    readonly is: InstrumentAnswer;
  }>();
  useEffect(() => {
    if (result === undefined) return;
    let isOver = false;
    workbench.instrument(isBlind).then((is) => {
      if (!isOver) setAnswer({ of: result, isBlind, is });
    }, ignore);
    return () => {
      isOver = true;
    };
  }, [workbench, result, isBlind]);
  return answer?.of === result && answer?.isBlind === isBlind ? answer.is : undefined;
}

/** The request never rejects: what goes wrong is part of the answer. */
function ignore(): void {}

function countsOf(files: readonly { readonly rows: readonly DiffRow[] }[]) {
  const all = files.flatMap(({ rows }) => rows);
  const lines = all.filter(({ kind }) => kind !== "added").length;
  const changed = all.filter(({ kind }) => kind === "removed").length;
  const added = all.filter(({ kind }) => kind === "added").length;
  return { lines, changed, added };
}

function Diff({ rows }: { readonly rows: readonly DiffRow[] }) {
  const parts = useMemo(() => foldEqual(rows), [rows]);
  return (
    <div className="instrumented-diff" tabIndex={0} role="group" aria-label={t("instrumented.difference")}>
      <table aria-label={t("instrumented.difference")}>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{t("instrumented.before")}</th>
            <th scope="col">{t("instrumented.after")}</th>
            <th scope="col">{t("instrumented.text")}</th>
            <th scope="col">{t("instrumented.causes")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) =>
            part.kind === "fold" ? (
              <tr key={`fold ${part.from}`} className="is-fold">
                <td colSpan={4}>⋯ {t("instrumented.folded", { count: part.count })}</td>
              </tr>
            ) : (
              <DiffLine key={keyOf(part.row)} row={part.row} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const signs = { same: " ", removed: "−", added: "+" } as const;

function DiffLine({ row }: { readonly row: DiffRow }) {
  return (
    <tr className={`is-${row.kind}`}>
      <td>{row.kind === "added" ? "" : row.before}</td>
      <td>{row.kind === "removed" ? "" : row.after}</td>
      <td className="instrumented-line">
        <span aria-hidden="true">{signs[row.kind]} </span>
        {row.kind === "same" ? null : <span className="hidden-visually">{t(`instrumented.${row.kind}`)} </span>}
        {row.text}
      </td>
      <td className="instrumented-causes">
        {row.kind === "added" ? [...new Set(row.causes.map(shortName))].join(", ") : ""}
      </td>
    </tr>
  );
}

/** `s` of `Driver.main(String[])/s`. */
function shortName(label: string): string {
  return label.slice(label.lastIndexOf("/") + 1);
}

function keyOf(row: DiffRow): string {
  return row.kind === "added" ? `+${row.after}` : `${row.kind === "removed" ? "-" : ""}${row.before}`;
}
