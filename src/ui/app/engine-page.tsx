import { useEffect, useMemo } from "react";
import { comparable } from "../../engine-kit/index.ts";
import { programTitle } from "../course/index.ts";
import { hasMessage, t, translate } from "../messages/index.ts";
import {
  placeOfRun,
  presetOptions,
  useLinks,
  useRunState,
  useServices,
  useSettings,
  useWorkbench,
  useWorkbenchState,
  type Workbench,
} from "../store/index.ts";
import { Coming, OptionBar, WorkbenchPage } from "../workbench/index.ts";
import { Announcer } from "./announcer.tsx";
import { type CommandContext, FileMenu } from "./commands/index.ts";
import { Header, PageActions } from "./header.tsx";
import { LessonMenu } from "./lesson-menu.tsx";
import { LessonText } from "./lesson-text.tsx";
import { PresentHead } from "./present-head.tsx";

interface EnginePageProps {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  readonly onHelp: () => void;
  readonly onShare: () => void;
  /** Opens a table of runs, by its id. */
  readonly onTable: (id: string) => void;
  readonly onFiles: CommandContext["files"];
}

/** The workbench of an engine with its header. */
export function EnginePage({ workbenches, onHelp, onShare, onTable, onFiles }: EnginePageProps) {
  const workbench = useWorkbench();
  const { engine } = workbench;
  const links = useLinks();
  const { settings } = useServices();
  const isPresenting = useSettings((state) => state.lecture);
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const files = useWorkbenchState((state) => state.files);
  const board = useRunState((state) => state.board);
  const lesson = workbench.lesson(exampleId);
  const page = pageName(workbenches.filter((each) => each.engine.page.route === engine.page.route));
  const title = programTitle(lesson);
  useTitle(t("shell.title.page", { name: title, page }));
  const options = useWorkbenchState((state) => state.options);
  const { document } = workbench.link();
  const compare = useMemo(() => {
    const comparison = comparable.of(engine.page);
    if (comparison === undefined) return undefined;
    const own = { files, ...(document === undefined ? {} : { document }) };
    const program = exampleId === undefined ? own : { example: exampleId, ...(isEdited ? own : {}) };
    const base = presetOptions(engine, lesson);
    const [present, usual] = [comparison.write(options, base), comparison.write(base, base)];
    const other = comparison.write(comparison.other(options), base);
    // What a lesson opens with goes without saying.
    const runs =
      present === usual && lesson !== undefined ? {} : { runs: [present, present === usual ? other : usual] };
    return () => links.of({ kind: "compare", link: { ...program, ...runs, ...placeOfRun(workbench) } });
  }, [workbench, engine, links, lesson, exampleId, isEdited, files, document, options]);
  if (isPresenting && board !== undefined)
    return (
      <>
        <PresentHead title={title} />
        <WorkbenchPage board={board} />
        <Announcer />
      </>
    );
  return (
    <>
      <Header
        workbenches={workbenches}
        current={workbench}
        onHelp={onHelp}
        tables={engine.page.tables}
        onTable={onTable}
        controls={
          <>
            <OptionBar />
            <PageActions compareLink={compare} onShare={onShare} onPresent={() => settings.setState({ lecture: true })}>
              {lesson === undefined ? null : <LessonText lesson={lesson} />}
              <FileMenu board={board} onFiles={onFiles} />
            </PageActions>
          </>
        }
      >
        <LessonMenu
          lessons={engine.lessons}
          current={lesson}
          isEdited={isEdited}
          linkOf={(each) => links.ofLesson(each)}
        />
      </Header>
      {board === undefined ? <Coming /> : <WorkbenchPage board={board} />}
      <Announcer />
    </>
  );
}

/** The name of a page that several engines may share: one of them has it. */
function pageName(sharing: readonly Workbench[]): string {
  const ids = sharing.map(({ engine }) => `${engine.id}.page.name`);
  return translate(ids.find(hasMessage) ?? "");
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
