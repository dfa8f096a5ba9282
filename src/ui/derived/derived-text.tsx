import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DerivedProgram } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import type { DerivedAnswer, DiffRow } from "../../session/protocol.ts";
import { t, translate } from "../messages/index.ts";
import { drawnIn, Select, smallestIn, useAnswer, useDrawnStep } from "../parts/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { foldEqual } from "./fold-equal.ts";
import { rowsAtWork, useAtWork } from "./line-at-work.ts";
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
        <Diff derived={derived} file={file.name} rows={file.rows} shown={shown} />
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

interface DiffProps extends Pick<DerivedTextProps, "derived"> {
  readonly file: string;
  readonly rows: readonly DiffRow[];
  readonly shown: (text: string) => string;
}

function Diff({ derived, file, rows, shown }: DiffProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => foldEqual(rows), [rows]);
  const about = useAtWork(file, derived);
  const atWork = useMemo(() => rowsAtWork(rows, about), [rows, about]);
  const touch = useDrawnStep(() => scroller.current && drawnRows(scroller.current), atWork);
  useRowsInSight(scroller, atWork, touch);
  return (
    <div ref={scroller} className="derived-diff" tabIndex={0} role="group" aria-label={t("derived.difference")}>
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
              <DiffLine key={keyOf(part.row)} row={part.row} isAtWork={atWork.has(part.row)} shown={shown} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const AT_WORK = "tr.is-change";

/** The rows that the step is about. */
function drawnRows(scroller: HTMLElement) {
  const change = [...scroller.querySelectorAll(AT_WORK)];
  return drawnIn({ scroller, change, premises: [], smallest: smallestIn([scroller]) });
}

/** Scrolls the difference, and only it, so far that the rows of the step are in sight: at each step, and where it has another size. */
function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  atWork: ReadonlySet<DiffRow>,
  touch: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is about other rows
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    bringInSight(box);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      bringInSight(box);
      touch();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, atWork, touch]);
}

function bringInSight(box: HTMLElement): void {
  const rects = [...box.querySelectorAll(AT_WORK)].map((row) => row.getBoundingClientRect());
  const [first, last] = [rects[0], rects.at(-1)];
  if (first === undefined || last === undefined) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (first.top < top) box.scrollTop += first.top - top;
  else if (last.bottom > bottom) box.scrollTop += Math.min(last.bottom - bottom, first.top - top);
}

const signs = { same: " ", removed: "−", added: "+" } as const;

interface DiffLineProps extends Pick<DiffProps, "shown"> {
  readonly row: DiffRow;
  readonly isAtWork: boolean;
}

function DiffLine({ row, isAtWork, shown }: DiffLineProps) {
  return (
    <tr className={isAtWork ? `is-${row.kind} is-change` : `is-${row.kind}`}>
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
