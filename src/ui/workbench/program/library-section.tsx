import { useMemo } from "react";
import { languageOf } from "../../../engine-kit/index.ts";
import type { Span } from "../../../kernel/index.ts";
import type { InputFile } from "../../../session/protocol.ts";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { LinkButton, useAnswer } from "../../parts/index.ts";
import { ProgramEditor, type ProgramEditorProps } from "../../program/index.ts";
import { type Place, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** The file of the library that a place is in, once it is here; undefined for a place of the program. */
export function useLibraryFile(place: Place | undefined): InputFile | undefined {
  const workbench = useWorkbench();
  const files = useWorkbenchState((state) => state.files);
  const name = place === undefined || files.some((each) => each.name === place.file) ? undefined : place.file;
  const ask = useMemo(
    () => (name === undefined ? undefined : () => workbench.execution.librarySource(name)),
    [workbench, name],
  );
  return useAnswer(ask);
}

interface LibrarySectionProps extends Pick<ProgramEditorProps, "theme" | "load"> {
  readonly file: InputFile;
  readonly current: readonly Span[];
}

/** A file of the library in the place of the program: to be read, not to be changed. */
export function LibrarySection({ file, current, theme, load }: LibrarySectionProps) {
  const workbench = useWorkbench();
  return (
    <PanelSection
      label={t("region.program")}
      note={t("program-section.library", { file: file.name })}
      actions={
        <LinkButton onClick={() => workbench.set({ shownPlace: undefined })}>
          {t("program-section.closeLibrary")}
        </LinkButton>
      }
      className="program is-library"
    >
      <div className="program-body">
        <ProgramEditor
          files={[file]}
          language={languageOf(workbench.engine.languages, file.name)}
          documentKey={`library:${file.name}`}
          onChange={ignore}
          current={current}
          hints={nothing}
          hover={noHover}
          errors={nothing}
          theme={theme}
          load={load}
          label={t("region.program")}
          readOnly
        />
      </div>
    </PanelSection>
  );
}

const nothing: readonly never[] = [];
const ignore = (): void => undefined;
const noHover = (): undefined => undefined;
