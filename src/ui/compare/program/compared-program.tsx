import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { languageOf } from "../../../engine-kit/index.ts";
import { hoverAt, type InlayHint } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { ProgramEditor } from "../../program/index.ts";
import { useStepSize, useWorkbench, type Workbench } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { Notes } from "../../workbench/index.ts";
import { useRuns } from "../use-runs.ts";
import { hintsOfRuns } from "./hints-of-runs.ts";

/** The one program of all runs, with what each says at the ends of the lines; marked is the statement of the leading run. */
export function ComparedProgram({ runs }: { readonly runs: readonly Workbench[] }) {
  const lead = useWorkbench();
  const theme = useTheme();
  const files = useStore(lead.store, (state) => state.files);
  const documentKey = useStore(lead.store, (state) => state.documentKey);
  const errors = useStore(lead.run.store, (state) => state.errors);
  const session = useStore(lead.run.store, (state) => state.session);
  const position = useStore(lead.store, (state) => state.position);
  const size = useStepSize(lead);
  const positions = useRuns(runs, ({ state }) => state.position);
  const sessions = useRuns(runs, (run) => run.session);
  const current = useMemo(
    () => session?.reader.statements(position, session.since(position, size)) ?? [],
    [session, position, size],
  );
  const hints = useMemo(
    () =>
      hintsOfRuns(
        sessions.map((each, index): readonly InlayHint[] => {
          const n = positions[index] ?? 0;
          return each?.reader.hints(n, each.since(n, size)) ?? [];
        }),
      ),
    [sessions, positions, size],
  );
  const hover = useCallback(
    (file: string, line: number, word: string) => session && hoverAt(session.reader, file, line, word, position),
    [session, position],
  );
  return (
    <PanelSection
      label={t("region.program")}
      note={t(runs.length === 2 ? "compare.sides" : "compare.program")}
      className="program"
    >
      <div className="program-body">
        <ProgramEditor
          files={files}
          documentKey={documentKey}
          onChange={ignore}
          readOnly
          current={current}
          hints={hints}
          hover={hover}
          errors={errors}
          theme={theme}
          label={t("region.program")}
          language={languageOf(lead.engine.languages, files[0]?.name ?? "")}
        />
      </div>
      <Notes />
    </PanelSection>
  );
}

/** The program is compared as it is: nothing is typed here. */
function ignore(): void {}
