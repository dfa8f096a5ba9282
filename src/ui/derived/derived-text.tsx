import { useCallback, useMemo, useState } from "react";
import type { DerivedProgram } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import type { DerivedAnswer, DiffRow } from "../../session/protocol.ts";
import { t, translate } from "../messages/index.ts";
import { Select, useAnswer } from "../parts/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { foldEqual } from "./fold-equal.ts";
import "./derived.css";

interface DerivedTextProps {
  readonly derived: DerivedProgram;
  readonly kind: string;
}

/** The derived program as a difference to the original, file by file. */
export function DerivedText({ derived, kind }: DerivedTextProps) {
  const answer = useDerived(kind);
  const isCut = useRunState(({ outcome }) => outcome !== undefined && outcome.kind !== "fixed-point");
  const [chosen, choose] = useState<string | undefined>(undefined);
  const shown = useShownNames();
  if (answer === undefined) return <p className="empty">{t("derived.waiting")}</p>;
  if (!answer.ok)
    return (
      <ul className="derived-problems" role="alert">
        {answer.errors.map((error) => (
          <li key={JSON.stringify(error)}>{describe(error)}</li>
        ))}
      </ul>
    );
  const changed = answer.files.filter(({ rows }) => rows.some(({ kind }) => kind !== "same"));
  const file = changed.find(({ name }) => name === chosen) ?? changed[0];
  return (
    <>
      {isCut && derived.ofResult.includes(kind) ? (
        <p className="derived-partial" role="status">
          {t("derived.partial")}
        </p>
      ) : null}
      <div className="derived-bar">
        {changed.length > 1 && file !== undefined ? (
          <Select
            name={t("derived.file")}
            label={t("derived.file")}
            value={file.name}
            choices={changed.map(({ name }) => ({ value: name, text: name }))}
            onChange={choose}
          />
        ) : null}
        <p role="status">{t("derived.counts", countsOf(answer.files))}</p>
      </div>
      {file === undefined ? (
        <p className="empty">{translate(`${derived.id}.nothing`)}</p>
      ) : (
        <Diff rows={file.rows} shown={shown} />
      )}
      {answer.notes.length === 0 ? null : (
        <details className="derived-notes">
          <summary>{t("derived.notes", { count: answer.notes.length })}</summary>
          <ul>
            {answer.notes.map(({ text, span }) => (
              <li key={`${span?.start.line}:${text}`}>
                {span === undefined ? "" : `${t("why.line", { line: span.start.line })}: `}
                {shown(text)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The short names of the run. */
function useShownNames(): (text: string) => string {
  const session = useRunState((state) => state.session);
  return useCallback((text) => session?.reader.shown(text) ?? text, [session]);
}

/** Asked anew for every result; undefined while there is none. */
function useDerived(kind: string): DerivedAnswer | undefined {
  const workbench = useWorkbench();
  const result = useRunState((state) => (state.status === "ready" && !state.isStale ? state.result : undefined));
  const ask = useMemo(
    () => (result === undefined ? undefined : async () => workbench.job.derive(kind)),
    [workbench, result, kind],
  );
  return useAnswer(ask);
}

function countsOf(files: readonly { readonly rows: readonly DiffRow[] }[]) {
  const all = files.flatMap(({ rows }) => rows);
  const lines = all.filter(({ kind }) => kind !== "added").length;
  const changed = all.filter(({ kind }) => kind === "removed").length;
  const added = all.filter(({ kind }) => kind === "added").length;
  return { lines, changed, added };
}

interface DiffProps {
  readonly rows: readonly DiffRow[];
  readonly shown: (text: string) => string;
}

function Diff({ rows, shown }: DiffProps) {
  const parts = useMemo(() => foldEqual(rows), [rows]);
  return (
    <div className="derived-diff" tabIndex={0} role="group" aria-label={t("derived.difference")}>
      <table aria-label={t("derived.difference")}>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{t("derived.before")}</th>
            <th scope="col">{t("derived.after")}</th>
            <th scope="col">{t("derived.text")}</th>
            <th scope="col">{t("derived.causes")}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) =>
            part.kind === "fold" ? (
              <tr key={`fold ${part.from}`} className="is-fold">
                <td colSpan={4}>⋯ {t("derived.folded", { count: part.count })}</td>
              </tr>
            ) : (
              <DiffLine key={keyOf(part.row)} row={part.row} shown={shown} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const signs = { same: " ", removed: "−", added: "+" } as const;

function DiffLine({ row, shown }: { readonly row: DiffRow; readonly shown: (text: string) => string }) {
  return (
    <tr className={`is-${row.kind}`}>
      <td>{row.kind === "added" ? "" : row.before}</td>
      <td>{row.kind === "removed" ? "" : row.after}</td>
      <td className="derived-line">
        <span aria-hidden="true">{signs[row.kind]} </span>
        {row.kind === "same" ? null : <span className="hidden-visually">{t(`derived.${row.kind}`)} </span>}
        {row.text}
      </td>
      <td className="derived-causes">{row.kind === "added" ? [...new Set(row.causes.map(shown))].join(", ") : ""}</td>
    </tr>
  );
}

function keyOf(row: DiffRow): string {
  return row.kind === "added" ? `+${row.after}` : `${row.kind === "removed" ? "-" : ""}${row.before}`;
}
