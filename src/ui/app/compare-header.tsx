import type { ReactNode } from "react";
import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import { programTitle } from "../course/index.ts";
import { useLinks, useServices, useSettings, type Workbench } from "../store/index.ts";
import { Header, PageActions } from "./header.tsx";
import { LessonMenu } from "./lesson-menu.tsx";
import { PresentHead } from "./present-head.tsx";

interface CompareHeaderProps {
  readonly engine: EngineManifest;
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
  /** Where the leading run stands alone, at its present step. */
  readonly alone: () => string;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  readonly controls: ReactNode;
  readonly onHelp: () => void;
  readonly onShare: () => void;
}

/** The header of the comparison: that of the workbench, with Compare switched on. */
export function CompareHeader({
  engine,
  alone,
  workbenches,
  controls,
  onHelp,
  onShare,
  ...program
}: CompareHeaderProps) {
  const links = useLinks();
  const { settings } = useServices();
  const isPresenting = useSettings((state) => state.lecture);
  if (isPresenting) return <PresentHead title={programTitle(program.current)} />;
  return (
    <Header
      workbenches={workbenches}
      onHelp={onHelp}
      controls={
        <>
          {controls}
          <PageActions
            compareLink={alone}
            isComparing
            onShare={onShare}
            onPresent={() => settings.setState({ lecture: true })}
          />
        </>
      }
    >
      <LessonMenu
        lessons={engine.lessons}
        linkOf={({ id }) => links.of({ kind: "compare", link: { example: id } })}
        {...program}
      />
    </Header>
  );
}
