import type { EngineManifest } from "../../../engine-kit/index.ts";
import { changeCommands } from "./change-commands.ts";
import { type Command, command } from "./command.ts";
import { engineCommands, libraryCommands } from "./engine-commands.ts";
import { openingCommand } from "./file-commands.ts";
import { graphCommands } from "./graph-commands.ts";
import { compareCommands } from "./stage-commands.ts";
import { stepCommands } from "./step-commands.ts";

/** Where the reader is. */
export interface CommandPlace {
  /** The engine of the page; undefined in the gallery and in the comparison. */
  readonly engine: EngineManifest | undefined;
  /** The engine whose runs are compared there. */
  readonly compared?: EngineManifest | undefined;
  /** There is a step bar. */
  readonly isStepping: boolean;
  /** The walk stands within another page. */
  readonly isEmbedded?: boolean;
}

/** Dialogs, which need a page of their own. */
const dialogs = ["breakpoints", "note", "search"];

/** What of the commands of an engine belongs to a walk that is only watched. */
const watched = /^(predict|why|library|split|followStep|view\.\d+)$/;

/** What can be done at a place, in the order of the palette: the one list from which keys are made, too. */
export function commandsAt({ engine, compared, isStepping, isEmbedded = false }: CommandPlace): readonly Command[] {
  if (isEmbedded) return embeddedCommands(engine);
  return [
    ...(isStepping ? [...stepCommands(), ...graphCommands()] : []),
    ...(engine === undefined ? [] : engineCommands(engine)),
    ...(compared === undefined ? [] : [...libraryCommands(compared), ...compareCommands(), ...changeCommands()]),
    ...globalCommands(),
  ];
}

/** What can be done on any page, each once. */
export function allCommands(engines: readonly EngineManifest[]): readonly Command[] {
  const all = [...stepCommands(), ...graphCommands(), ...engines.flatMap(engineCommands), ...globalCommands()];
  return [...new Map(all.map((command) => [command.id, command])).values()];
}

function embeddedCommands(engine: EngineManifest | undefined): readonly Command[] {
  const steps = [...stepCommands(), ...graphCommands()].filter(({ id }) => !dialogs.includes(id));
  return [...steps, ...(engine === undefined ? [] : engineCommands(engine).filter(({ id }) => watched.test(id)))];
}

function globalCommands(): readonly Command[] {
  return [
    command("palette", ["Ctrl+k"], ({ open }) => open("palette")),
    command("find", ["/"], ({ open }) => {
      const field = document.querySelector<HTMLElement>("[role=search] input");
      if (field === null) open("palette");
      else field.focus();
    }),
    openingCommand(),
    command("help", ["?"], ({ open }) => open("help")),
  ];
}
