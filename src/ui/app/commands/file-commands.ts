import type { FileAction } from "../../files/index.ts";
import { type Command, command } from "./command.ts";

/** A command on files: it can be in a menu, too. */
interface FileCommand extends Command {
  readonly action: FileAction;
}

/** Opens files, on any page. */
export function openingCommand(): FileCommand {
  return fileCommand("openFiles", ["Ctrl+o"], "open");
}

/** What of the page of an engine becomes a file, or slides. */
export function savingCommands(): readonly FileCommand[] {
  return [
    fileCommand("saveProgram", ["Ctrl+s"], "program"),
    fileCommand("saveRecording", [], "recording"),
    fileCommand("playNotes", [], "playNotes"),
    fileCommand("saveNotes", [], "saveNotes"),
  ];
}

function fileCommand(id: Parameters<typeof command>[0], keys: readonly string[], action: FileAction): FileCommand {
  return Object.assign(
    command(id, keys, ({ files }) => files(action)),
    { action },
  );
}
