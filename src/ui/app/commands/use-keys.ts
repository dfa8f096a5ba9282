import { useLayoutEffect, useRef } from "react";
import type { CommandContext } from "./command.ts";
import { type CommandPlace, commandsAt } from "./commands.ts";
import { commandOf } from "./keys.ts";
import type { TypedAhead } from "./typed-ahead.ts";

/** Where keys belong to what has the focus. */
const ownKeys =
  "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], .monaco-editor, [role=dialog], [role=menu], [role=listbox], [role=separator]";

/** Commands whose keys mean the same in a text, and nothing in a list of choices. */
const ofTexts = ["undo", "redo"];

/** Commands whose keys no text has use for. */
const everywhere = ["palette", "openFiles", "saveProgram"];

interface Keys {
  readonly context: CommandContext;
  readonly place: CommandPlace;
  readonly singleKeys: boolean;
  /** A dialog is open, or on its way: what is typed meanwhile is meant for it. */
  readonly isInDialog: boolean;
  /** Takes what is typed for a field that is on its way, where one is. */
  readonly typedAhead?: TypedAhead | undefined;
}

/** Listens to the keys of the command table. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const now = latest.current;
      if (now.isInDialog) {
        const isHere = document.querySelector(".palette") !== null;
        if (!isHere && now.typedAhead?.press(event) === true) event.preventDefault();
        return;
      }
      const command = commandOf(commandsAt(now.place), event, now.singleKeys);
      if (command === undefined || event.defaultPrevented) return;
      if (belongsElsewhere(event, command.id)) return;
      event.preventDefault();
      command.run(now.context);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function belongsElsewhere(event: KeyboardEvent, command: string): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target === null || (target instanceof HTMLSelectElement && ofTexts.includes(command))) return false;
  if (target.closest(ownKeys) !== null)
    return !everywhere.includes(command) || target.closest("[role=dialog]") !== null;
  // Space presses a button or a link, except in the step bar, where it plays as everywhere else.
  return (
    command === "play" &&
    target.closest("button, a, summary, input") !== null &&
    target.closest("[data-space-plays]") === null
  );
}
