import { useCallback, useMemo, useState } from "react";
import { conclusions, languageOf, legend, picking } from "../../../engine-kit/index.ts";
import type { Span } from "../../../kernel/index.ts";
import { expressionsOf, hoverAt, type InlayHint, premiseStatements, statementSet } from "../../../trace/index.ts";
import { optionWord, t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { type LoadEditor, ProgramEditor } from "../../program/index.ts";
import {
  type Place,
  useCapability,
  useRunState,
  useSettings,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { type Moment, useMoment } from "../moment/index.ts";
import { useAskedLesson, useQuestionStage } from "../question/index.ts";
import { useIsEmbedded } from "../shown-parts.ts";
import { ErrorList } from "./error-list.tsx";
import { LibrarySection, useLibraryFile } from "./library-section.tsx";
import { loadEditorAfter, stayPlain } from "./load-editor.ts";
import { Notes } from "./notes.tsx";
import { ProgramActions } from "./program-actions.tsx";
import { ProgramNote } from "./program-note.tsx";
import { SourceLegend } from "./source-legend.tsx";

const noSpans: readonly Span[] = [];
const noHints: readonly InlayHint[] = [];

/** The program under analysis: editable, with the statements of the present step and what variables point to. */
export function ProgramSection() {
  const workbench = useWorkbench();
  const moment = useMoment();
  const theme = useTheme();
  const files = useWorkbenchState((state) => state.files);
  const documentKey = useWorkbenchState((state) => state.documentKey);
  const isStale = useRunState((state) => state.isStale);
  const errors = useRunState((state) => state.errors);
  const isEmbedded = useIsEmbedded();
  const isPresenting = useSettings((state) => state.lecture);
  const load = useCallback<LoadEditor>(
    (onComing) => (isEmbedded ? stayPlain() : loadEditorAfter(workbench, onComing)),
    [workbench, isEmbedded],
  );
  const shownPlace = useWorkbenchState((state) => state.shownPlace);
  const [picked, pick] = useState<Span | undefined>(undefined);
  // Marks of an older text would point at the wrong lines.
  const isCurrent = moment !== undefined && !isStale;
  const { current, premises, hints, reached, hover } = useMarks(isCurrent ? moment : undefined, picked, shownPlace);
  const expressions = useExpressions(moment);
  const concluded = useConclusions(isCurrent);
  const allHints = useMemo(() => [...concluded, ...hints], [concluded, hints]);
  const library = useLibraryFile(shownPlace);
  const change = useCallback((name: string, text: string) => workbench.editing.edit(name, text), [workbench]);
  const toggle = useCallback(
    (file: string, line: number) => workbench.waypoints.toggleLine({ file, line }),
    [workbench],
  );
  const [chosenFile, setActiveFile] = useState<string | undefined>(undefined);
  const activeFile = files.some(({ name }) => name === chosenFile) ? chosenFile : files[0]?.name;
  const lines = useBreakpointLines(activeFile);
  const [isPicking, setPicking] = useState(false);
  const pickWord = useCallback(
    (file: string, line: number, word: string) => {
      if (isPicking && isCurrent) workbench.options.pickAt(file, line, word);
    },
    [isPicking, isCurrent, workbench],
  );
  const signs = useCapability(legend);
  const picks = useCapability(picking);
  const howToPick = picks === undefined ? undefined : optionWord(workbench.engine.options, picks.option, "picking");
  if (library !== undefined) return <LibrarySection file={library} current={current} theme={theme} load={load} />;
  return (
    <PanelSection
      label={t("region.program")}
      // Several have tabs.
      note={<ProgramNote file={files.length === 1 ? files[0]?.name : undefined} reached={reached} />}
      actions={isEmbedded ? undefined : <ProgramActions isPicking={isPicking} onPicking={setPicking} />}
      className={classOf({ isOneFile: files.length === 1, isPicking })}
    >
      <div className="program-body">
        <ProgramEditor
          files={files}
          documentKey={documentKey}
          onChange={change}
          readOnly={isEmbedded}
          isInPlay={isPresenting}
          current={current}
          premises={premises}
          expressions={isCurrent ? expressions : undefined}
          hints={allHints}
          reached={reached?.statements}
          hover={hover}
          errors={errors}
          theme={theme}
          load={load}
          label={t("region.program")}
          breakpoints={lines}
          onToggleBreakpoint={toggle}
          activeFile={activeFile}
          onActiveFile={setActiveFile}
          onWord={pickWord}
          language={languageOf(workbench.engine.languages, activeFile ?? "")}
        />
      </div>
      {signs !== undefined && errors.length === 0 ? (
        <SourceLegend legend={signs} picking={isPicking ? howToPick : undefined} />
      ) : null}
      {errors.length === 0 ? <Notes /> : <ErrorList errors={errors} onPick={pick} />}
    </PanelSection>
  );
}

function classOf({ isOneFile, isPicking }: { readonly isOneFile: boolean; readonly isPicking: boolean }): string {
  return ["program", isOneFile ? "is-one-file" : "", isPicking ? "is-picking" : ""]
    .filter((name) => name !== "")
    .join(" ");
}

/** What the text has of the present step; before there is any, what the reader has chosen. */
function useMarks(moment: Moment | undefined, picked: Span | undefined, shownPlace: Place | undefined) {
  const current = useMemo(() => spansToMark(moment, picked, shownPlace), [moment, picked, shownPlace]);
  const premises = useMemo(
    () =>
      moment !== undefined && shownPlace === undefined
        ? premiseStatements(moment.session.reader, moment.position, moment.since)
        : noSpans,
    [moment, shownPlace],
  );
  const hints = useMemo(() => moment?.session.reader.hints(moment.position, moment.since) ?? noHints, [moment]);
  const reached = useMemo(() => moment && statementSet(moment.session.reader, moment.position, moment.since), [moment]);
  const hover = useCallback(
    (file: string, line: number, word: string) =>
      moment && hoverAt(moment.session.reader, file, line, word, moment.position),
    [moment],
  );
  return { current, premises, hints, reached, hover };
}

/** The lines of a file at which a walk stops. */
function useBreakpointLines(activeFile: string | undefined): readonly number[] {
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  return useMemo(
    () => breakpoints.flatMap((each) => (each.kind === "line" && each.file === activeFile ? each.line : [])),
    [breakpoints, activeFile],
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

/** Where the text has what the element under the pointer is for, or the selected one. */
function useExpressions(moment: Moment | undefined): readonly Span[] {
  const pointedAt = useWorkbenchState((state) => state.pointedAt);
  const selected = useWorkbenchState((state) => state.selection?.elements[0]);
  return useMemo(() => {
    const elements = [pointedAt, selected].filter((element) => element !== undefined);
    const found = elements.map((element) =>
      moment === undefined ? noSpans : expressionsOf(moment.session.reader, element),
    );
    return found.find((spans) => spans.length > 0) ?? noSpans;
  }, [moment, pointedAt, selected]);
}

/** What the engine concludes, at the ends of the lines: in a lesson that asks something with the answer, which it may give away. */
function useConclusions(isCurrent: boolean): readonly InlayHint[] {
  const isAsking = useAskedLesson()?.question !== undefined;
  const isAnswered = useQuestionStage() === "end";
  const isShown = isCurrent && (isAnswered || !isAsking);
  const concluded = useCapability(conclusions);
  const isOn = useWorkbenchState((state) => concluded !== undefined && state.options[concluded.option] === true);
  const result = useRunState((state) => state.result);
  return useMemo(
    () => (concluded !== undefined && result !== undefined && isOn && isShown ? concluded.hints(result) : noHints),
    [concluded, isOn, isShown, result],
  );
}
