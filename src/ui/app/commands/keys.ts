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

/** `Ctrl+k`, `Ctrl+Shift+z`, `Shift+F8`, `?`. A printed character already contains its Shift. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyPress): string {
  const control = ctrlKey || metaKey ? "Ctrl+" : "";
  const shift = shiftKey ? "Shift+" : "";
  if (key.length === 1 && control === "") return key;
  return `${control}${shift}${key.length === 1 ? key.toLowerCase() : key}`;
}

/** As printed on a key. */
export function keyCap(name: string): string {
  const caps: Readonly<Record<string, string>> = {
    " ": t("key.space"),
    ArrowRight: "→",
    ArrowLeft: "←",
    PageDown: "Page Down",
    PageUp: "Page Up",
  };
  return caps[name] ?? name.replace(/\+[a-z]$/, (letter) => letter.toUpperCase());
}
