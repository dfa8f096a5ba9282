import type { EngineManifest, Features, RunTable, SavedResult } from "../../../engines/index.ts";
import { optionWord, t, translate } from "../../messages/index.ts";
import { saveResult } from "../../store/index.ts";
import type { Command } from "./command.ts";

/** What can be done on the page of an engine: it follows from what its manifest says that the page can do. */
export function engineCommands({ options, page: { features, tables } }: EngineManifest): readonly Command[] {
  const { execution, conclusions, library, saved = [] } = features;
  return [
    ...(execution === undefined ? [] : executionCommands()),
    ...tables.map(tableCommand),
    ...(conclusions === undefined
      ? []
      : [conclusionsCommand(conclusions, optionWord(options, conclusions.option, "command"))]),
    ...(library === undefined ? [] : [libraryCommand()]),
    ...saved.map(saveCommand),
    { id: "share", title: t("command.share"), keys: [], run: ({ share }) => share() },
  ];
}

function executionCommands(): readonly Command[] {
  return [
    { id: "run", title: t("command.run"), keys: ["r"], run: ({ workbench }) => workbench.execute() },
    { id: "observed", title: t("command.observed"), keys: ["o"], run: ({ toggleObserved }) => toggleObserved() },
  ];
}

function tableCommand({ id, key }: RunTable): Command {
  return { id, title: translate(`${id}.title`), keys: [key], run: ({ openTable }) => openTable(id) };
}

function conclusionsCommand({ option, key }: NonNullable<Features["conclusions"]>, title: string): Command {
  return {
    id: option,
    title,
    keys: [key],
    run: ({ workbench }) => workbench.toggleConclusions(),
  };
}

function libraryCommand(): Command {
  return {
    id: "library",
    title: t("command.library"),
    keys: ["l"],
    run: ({ workbench }) => workbench.showLibrary(!workbench.state.isLibraryShown),
  };
}

function saveCommand(saved: SavedResult): Command {
  return {
    id: saved.id,
    title: translate(`${saved.id}.command`),
    keys: [],
    run: async ({ workbench, tell }) => {
      if ((await saveResult(workbench, saved)) === undefined) tell(translate(`${saved.id}.none`));
    },
  };
}
