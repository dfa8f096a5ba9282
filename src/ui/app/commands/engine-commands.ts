import {
  conclusions,
  type EngineManifest,
  execution,
  library,
  type RunTable,
  type SavedResult,
  savedResults,
  solvable,
} from "../../../engine-kit/index.ts";
import { optionWord, t, translate } from "../../messages/index.ts";
import { predictAhead, saveResult } from "../../store/index.ts";
import { changeCommands } from "./change-commands.ts";
import { type Command, command } from "./command.ts";
import { savingCommands } from "./file-commands.ts";
import { slideCommands, stageCommands } from "./stage-commands.ts";

/** What can be done on the page of an engine: it follows from what its manifest says that the page can do. */
export function engineCommands(engine: EngineManifest): readonly Command[] {
  const { options, page } = engine;
  const concluded = conclusions.of(engine.page);
  const commands: Command[] = [];
  if (execution.of(engine.page) !== undefined)
    commands.push(
      command("run", ["r"], ({ workbench }) => workbench.execute()),
      command("observed", ["o"], ({ toggle }) => toggle("observed")),
    );
  commands.push(...page.tables.map(tableCommand));
  if (concluded !== undefined) {
    const { option, key } = concluded;
    const title = optionWord(options, option, "command");
    commands.push({ id: option, title, keys: [key], run: ({ workbench }) => workbench.options.toggleConclusions() });
  }
  commands.push(...libraryCommands(engine));
  commands.push(...(savedResults.of(engine.page) ?? []).map(saveCommand));
  commands.push(
    command("predict", ["p"], ({ workbench, tell }) => {
      const asked = predictAhead(workbench);
      if (asked?.isMoved !== false) tell(() => t(asked === undefined ? "notice.noQuestion" : "notice.questionAhead"));
    }),
    ...solvingCommands(engine),
    command("exercises", ["e"], ({ open }) => open("exercises")),
    ...stageCommands(engine),
    ...savingCommands(),
    ...slideCommands(),
    command("share", [], ({ share }) => share()),
    ...changeCommands(),
  );
  return commands;
}

/** Into the library and over it again, where an analysis goes there. */
export function libraryCommands(engine: EngineManifest): readonly Command[] {
  if (library.of(engine.page) === undefined) return [];
  return [
    command("library", ["b"], ({ workbench }) => workbench.set({ isLibraryShown: !workbench.state.isLibraryShown })),
  ];
}

function tableCommand({ id, key }: RunTable): Command {
  return { id, title: translate(`${id}.title`), keys: [key], run: ({ open }) => open(id) };
}

function saveCommand(saved: SavedResult): Command {
  return {
    id: saved.id,
    title: translate(`${saved.id}.command`),
    keys: [],
    run: async ({ workbench, tell }) => {
      if ((await saveResult(workbench, saved)) === undefined) tell(() => translate(`${saved.id}.none`));
    },
  };
}

/** Where a reader can make the moves. */
function solvingCommands(engine: EngineManifest): readonly Command[] {
  if (solvable.of(engine.page) === undefined) return [];
  return [
    command("solve", ["y"], ({ workbench }) => {
      workbench.walk.pause();
      workbench.predictor.drop();
      workbench.set({ isSolving: !workbench.state.isSolving });
    }),
  ];
}
