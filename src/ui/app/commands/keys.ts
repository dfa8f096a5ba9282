import { t } from "../../messages/index.ts";
import type { Command } from "./command.ts";

/** The parts of a keyboard event that matter here. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The command of a key press, or undefined. Single characters can be switched off for those who dictate. */
export function commandOf(commands: readonly Command[], press: KeyPress, singleKeys: boolean): Command | undefined {
  if (press.altKey) return undefined;
  const name = nameOf(press);
  if (name.length === 1 && !singleKeys) return undefined;
  return commands.find(({ keys }) => keys.includes(name));
}

/** `Ctrl+k`, `Shift+F8`, `?`. A printed character already contains its Shift. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const control = ctrlKey || metaKey ? "Ctrl+" : "";
  if (key.length === 1) return `${control}${control === "" ? key : key.toLowerCase()}`;
  return `${control}${shiftKey ? "Shift+" : ""}${key}`;
}

/** As printed on a key. */
export function keyCap(name: string): string {
  const caps: Readonly<Record<string, string>> = {
    " ": t("key.space"),
    ArrowRight: "→",
    ArrowLeft: "←",
    "Ctrl+k": "Ctrl+K",
    "Ctrl+o": "Ctrl+O",
    "Ctrl+s": "Ctrl+S",
    PageDown: "Page Down",
    PageUp: "Page Up",
  };
  return caps[name] ?? name;
}
