import type { FileAction } from "../../files/index.ts";
import { type MessageId, t } from "../../messages/index.ts";
import { type Notification, notify } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";

/** What a command may act on besides the workbench. */
export interface CommandContext {
  readonly workbench: Workbench;
  /** What takes back changes: of compared runs, of all of them. */
  readonly changes: Pick<Workbench, "undo" | "redo">;
  /** Opens a dialog: one of the page, or a table of runs by its id. */
  readonly open: (dialog: string) => void;
  /** Opens files, or saves the program, the run or the notes as one. */
  readonly files: (what: FileAction) => void;
  /** Makes a slide of what is seen, or shows and hides the strip of slides. */
  readonly slides: (what: "take" | "strip") => void;
  /** Copies a link to the present state. */
  readonly share: () => void;
  /** Shows or hides a part of the page. */
  readonly toggle: (part: "observed" | "facts" | "program" | "pseudocode" | "lecture") => void;
  /** Says something that did not work, without interrupting; `action` is what can be done instead. */
  readonly tell: (text: () => string, action?: Notification["action"]) => void;
}

/** Says it at the edge of the page. */
export const tell: CommandContext["tell"] = (text, action) =>
  notify({ text, ...(action === undefined ? {} : { action }) });

/** Something the reader can do by key or from the palette. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** `KeyboardEvent.key` values with `Ctrl+` or `Shift+` before them; the first is shown. None: in the palette only. */
  readonly keys: readonly string[];
  run(context: CommandContext): unknown;
  /** What it would do now, where that is not always the same; undefined: nothing. */
  readonly detail?: (context: CommandContext) => string | undefined;
}

/** The ids whose titles are sentences of the page: `command.forward` is the title of `forward`. */
type OwnId<Id> = Id extends `command.${infer Own}` ? Own : never;

/** A command of the page itself. */
export function command(
  id: OwnId<MessageId>,
  keys: readonly string[],
  run: Command["run"],
  detail?: Command["detail"],
): Command {
  return {
    id,
    ...(detail === undefined ? {} : { detail }),
    // Keys are pressed before there is anything that shows it: its sentences come with the pages.
    get title() {
      return t(`command.${id}`);
    },
    keys,
    run,
  };
}
