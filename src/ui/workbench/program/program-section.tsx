import { Play, RotateCcw } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { type AnalysisError, describe, placeOf, type Span } from "../../../kernel/index.ts";
import type { InlayHint } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { languageOf, ProgramEditor } from "../../program/index.ts";
import { constantsIn, type Place, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { type Moment, useMoment } from "../moment/index.ts";
import { CoverageLegend } from "./coverage-legend.tsx";
import { LibrarySection, useLibraryFile } from "./library-section.tsx";
import { loadEditorAfter } from "./load-editor.ts";

const noSpans: readonly Span[] = [];
const noConstants: readonly InlayHint[] = [];
const noHints: readonly InlayHint[] = [];

/** The program under analysis: editable, with the statements of the present step and what variables point to. */
export function ProgramSection() {
  const workbench = useWorkbench();
  const moment = useMoment();
  const theme = useTheme();
  const files = useWorkbenchState((state) => state.files);
  const documentKey = useWorkbenchState((state) => state.documentKey);
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  const isStale = useRunState((state) => state.isStale);
  const errors = useRunState((state) => state.errors);
  const load = useCallback(() => loadEditorAfter(workbench), [workbench]);
  const shownPlace = useWorkbenchState((state) => state.shownPlace);
  const [picked, pick] = useState<Span | undefined>(undefined);
  // Marks of an older text would point at the wrong lines.
  const isCurrent = moment !== undefined && !isStale;
  const current = useMemo(
    () => spansToMark(isCurrent ? moment : undefined, picked, shownPlace),
    [isCurrent, moment, picked, shownPlace],
  );
  const hints = useMemo(
    () => (isCurrent ? moment.session.reader.hints(moment.position, moment.since) : noHints),
    [isCurrent, moment],
  );
  const hover = useCallback(
    (file: string, line: number, word: string) =>
      isCurrent ? moment.session.reader.hover(file, line, word, moment.position) : undefined,
    [isCurrent, moment],
  );
  const constants = useConstants(isCurrent);
  const allHints = useMemo(() => [...constants, ...hints], [constants, hints]);
  const library = useLibraryFile(shownPlace);
  const change = useCallback((name: string, text: string) => workbench.edit(name, text), [workbench]);
  const toggle = useCallback((file: string, line: number) => workbench.toggleBreakpoint({ file, line }), [workbench]);
  const [chosenFile, setActiveFile] = useState<string | undefined>(undefined);
  const activeFile = files.some(({ name }) => name === chosenFile) ? chosenFile : files[0]?.name;
  const lines = useMemo(
    () => breakpoints.filter(({ file }) => file === activeFile).map(({ line }) => line),
    [breakpoints, activeFile],
  );
  const [isPicking, setPicking] = useState(false);
  const pickSeed = useCallback(
    (file: string, line: number, word: string) => {
      if (isPicking && isCurrent) workbench.toggleSeedAt(file, line, word);
    },
    [isPicking, isCurrent, workbench],
  );
  const isRelevancy = workbench.page === "relevancy";
  if (library !== undefined) return <LibrarySection file={library} current={current} theme={theme} load={load} />;
  return (
    <PanelSection
      label={t("region.program")}
      note={files.map(({ name }) => name).join(", ")}
      actions={<ProgramActions isPicking={isPicking} onPicking={setPicking} />}
      className={isPicking ? "program is-picking" : "program"}
    >
      <div className="program-body">
        <ProgramEditor
          files={files}
          documentKey={documentKey}
          onChange={change}
          current={current}
          hints={allHints}
          hover={hover}
          errors={errors}
          theme={theme}
          load={load}
          label={t("region.program")}
          breakpoints={lines}
          onToggleBreakpoint={toggle}
          activeFile={activeFile}
          onActiveFile={setActiveFile}
          onWord={pickSeed}
          language={workbench.page === "pushdown" ? "pushdown" : languageOf(activeFile ?? "")}
        />
      </div>
      {isRelevancy && errors.length === 0 ? <OutcomeLegend isPicking={isPicking} /> : null}
      {workbench.engine === "symbolic" && errors.length === 0 ? <CoverageLegend /> : null}
      {errors.length === 0 ? null : <ErrorList errors={errors} onPick={pick} />}
    </PanelSection>
  );
}

/** The line the reader asked to see, else the statements of the step; before there is any, the chosen mistake. */
function spansToMark(moment: Moment | undefined, picked: Span | undefined, place: Place | undefined): readonly Span[] {
  if (place !== undefined) {
    const at = { line: place.line, column: 1 };
    return [{ file: place.file, start: at, end: { ...at, column: 2 } }];
  }
  if (moment !== undefined) return moment.session.reader.statements(moment.position, moment.since);
  return picked === undefined ? noSpans : [picked];
}

/** What constant propagation found, at the ends of the lines. */
function useConstants(isCurrent: boolean): readonly InlayHint[] {
  const isOn = useWorkbenchState((state) => state.options.constants === true);
  const result = useRunState((state) => state.result);
  return useMemo(
    () =>
      isOn && isCurrent
        ? constantsIn(result).map(({ file, line, name, value }) => ({
            file,
            line,
            text: `${name} = ${value}`,
            isNew: false,
            isConclusion: true,
          }))
        : noConstants,
    [isOn, isCurrent, result],
  );
}

interface ProgramActionsProps {
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

function ProgramActions({ isPicking, onPicking }: ProgramActionsProps) {
  const workbench = useWorkbench();
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const hasConstants = useWorkbenchState((state) => state.options.constants === true);
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  const status = useRunState((state) => state.status);
  const isStale = useRunState((state) => state.isStale);
  return (
    <>
      <span className="run-state" role="status">
        {status === "running" ? t("run.running") : isStale ? t("run.stale") : ""}
      </span>
      {status === "running" ? (
        <button type="button" className="button small" onClick={() => workbench.run.cancel()}>
          {t("run.cancel")}
        </button>
      ) : null}
      {workbench.page === "relevancy" ? (
        <button
          type="button"
          className="toggle"
          aria-pressed={isPicking}
          title={t("program-section.pickSeedsHint")}
          onClick={() => onPicking(!isPicking)}
        >
          {t("program-section.pickSeeds")}
        </button>
      ) : null}
      {workbench.page === "pointer" ? (
        <>
          <button
            type="button"
            className="toggle"
            aria-pressed={hasConstants}
            title={t("program-section.constantsHint")}
            onClick={() => workbench.toggleConstants()}
          >
            {t("program-section.constants")}
          </button>
          <button
            type="button"
            className="button small"
            aria-expanded={isRunOpen}
            title={t("execution.toggleHint")}
            onClick={() => workbench.openRun(!isRunOpen)}
          >
            <Play size={12} aria-hidden="true" /> {t("execution.toggle")}
          </button>
        </>
      ) : null}
      {isEdited ? (
        <button type="button" className="link-button" onClick={() => workbench.resetText()}>
          <RotateCcw size={13} aria-hidden="true" /> {t("program-section.reset")}
        </button>
      ) : null}
    </>
  );
}

const outcomes = [
  { tone: "any", sign: "●", text: "relevancy.outcome.any" },
  { tone: "id", sign: "◐", text: "relevancy.outcome.id" },
  { tone: "const", sign: "○", text: "relevancy.outcome.const" },
  { tone: "zero", sign: "·", text: "relevancy.outcome.zero" },
] as const;

/** What the signs behind variables mean; while seeds are picked, how. */
function OutcomeLegend({ isPicking }: { readonly isPicking: boolean }) {
  if (isPicking)
    return (
      <p className="outcome-legend" role="status">
        {t("program-section.picking")}
      </p>
    );
  return (
    <ul className="outcome-legend" aria-label={t("relevancy.outcome.legend")}>
      {outcomes.map(({ tone, sign, text }) => (
        <li key={tone}>
          <span className={`source-hint source-tone source-tone-${tone}`} aria-hidden="true">
            {sign} {tone === "zero" ? "0" : tone}
          </span>{" "}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}

interface ErrorListProps {
  readonly errors: readonly AnalysisError[];
  readonly onPick: (span: Span | undefined) => void;
}

function ErrorList({ errors, onPick }: ErrorListProps) {
  const hasRecording = useRunState((state) => state.session !== undefined);
  return (
    <div className="errors" role="alert">
      <h3>{t(hasRecording ? "run.failed" : "run.problems", { count: errors.length })}</h3>
      <ul>
        {errors.map((error) => (
          <ErrorItem key={keyOf(error)} error={error} onPick={onPick} />
        ))}
      </ul>
    </div>
  );
}

function ErrorItem({ error, onPick }: { readonly error: AnalysisError; readonly onPick: ErrorListProps["onPick"] }) {
  const place = placeOf(error);
  if (place === undefined) return <li>{describe(error)}</li>;
  return (
    <li>
      <button type="button" onClick={() => onPick({ ...place })}>
        <b>{t("run.errorPlace", { line: place.start.line, column: place.start.column })}</b> {describe(error)}
      </button>
    </li>
  );
}

function keyOf(error: AnalysisError): string {
  return JSON.stringify(error);
}
