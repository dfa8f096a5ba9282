import type { MessageId } from "../../messages/index.ts";
import type { Workbench, WorkbenchKind } from "../../store/index.ts";
import { saveJunit, saveTests } from "../../workbench/index.ts";

/** What a command may act on besides the workbench. */
export interface CommandContext {
  readonly workbench: Workbench;
  /** The page on which one run is walked through; undefined in the gallery and in the comparison. */
  readonly page: WorkbenchKind | undefined;
  readonly openHelp: () => void;
  readonly openPalette: () => void;
  readonly openSelectors: () => void;
  readonly openStrategies: () => void;
  /** Copies a link to the present state. */
  readonly share: () => void;
  /** Shows or hides what an execution says about facts. */
  readonly toggleObserved: () => void;
  /** Says something that did not work, without interrupting. */
  readonly tell: (id: MessageId) => void;
}

/** Something the reader can do by key or from the palette. */
export interface Command {
  readonly id: string;
  readonly title: MessageId;
  /** `KeyboardEvent.key` values with `Ctrl+` or `Shift+` before them; the first is shown. None: in the palette only. */
  readonly keys: readonly string[];
  /** Works everywhere, not only on the pages with a step bar. */
  readonly isGlobal?: boolean;
  /** Works only on these pages; left out: wherever there is a step bar. */
  readonly pages?: readonly WorkbenchKind[];
  /** Works only with this engine, on a page that has several. */
  readonly engine?: string;
  run(context: CommandContext): unknown;
}

/** Whether a command works where the reader is. */
export function worksOn({ pages, engine }: Command, page: WorkbenchKind | undefined, present?: string): boolean {
  if (engine !== undefined && engine !== present) return false;
  return pages === undefined || (page !== undefined && pages.includes(page));
}

/** The one list from which keys, palette and help are made. */
export const commands: readonly Command[] = [
  { id: "forward", title: "command.forward", keys: ["ArrowRight"], run: ({ workbench }) => workbench.step(1) },
  { id: "back", title: "command.back", keys: ["ArrowLeft"], run: ({ workbench }) => workbench.step(-1) },
  {
    id: "nextIteration",
    title: "command.nextIteration",
    keys: ["PageDown"],
    run: ({ workbench }) => workbench.step(1, "iteration"),
  },
  {
    id: "previousIteration",
    title: "command.previousIteration",
    keys: ["PageUp"],
    run: ({ workbench }) => workbench.step(-1, "iteration"),
  },
  { id: "first", title: "command.first", keys: ["Home"], run: ({ workbench }) => workbench.jump(0) },
  { id: "last", title: "command.last", keys: ["End"], run: ({ workbench }) => workbench.jump(workbench.length) },
  { id: "play", title: "command.play", keys: [" "], run: ({ workbench }) => workbench.togglePlay() },
  { id: "finer", title: "command.finer", keys: ["."], run: ({ workbench }) => workbench.changeGranularity(-1) },
  { id: "coarser", title: "command.coarser", keys: [","], run: ({ workbench }) => workbench.changeGranularity(1) },
  {
    id: "nextBreakpoint",
    title: "command.nextBreakpoint",
    keys: ["F8"],
    run: ({ workbench, tell }) => {
      if (!workbench.jumpToBreakpoint(1)) tell("notice.noNextBreakpoint");
    },
  },
  {
    id: "previousBreakpoint",
    title: "command.previousBreakpoint",
    keys: ["Shift+F8"],
    run: ({ workbench, tell }) => {
      if (!workbench.jumpToBreakpoint(-1)) tell("notice.noPreviousBreakpoint");
    },
  },
  {
    id: "toggleBreakpoint",
    title: "command.toggleBreakpoint",
    keys: ["F9"],
    run: ({ workbench, tell }) => {
      const place = workbench.currentPlace();
      if (place === undefined) tell("notice.noLine");
      else workbench.toggleBreakpoint(place);
    },
  },
  { id: "run", title: "command.run", keys: ["r"], pages: ["pointer"], run: ({ workbench }) => workbench.execute() },
  {
    id: "observed",
    title: "command.observed",
    keys: ["o"],
    pages: ["pointer"],
    run: ({ toggleObserved }) => toggleObserved(),
  },
  {
    id: "selectors",
    title: "command.selectors",
    keys: ["t"],
    pages: ["pointer"],
    run: ({ openSelectors }) => openSelectors(),
  },
  {
    id: "constants",
    title: "command.constants",
    keys: ["n"],
    pages: ["pointer"],
    run: ({ workbench }) => workbench.toggleConstants(),
  },
  {
    id: "library",
    title: "command.library",
    keys: ["l"],
    pages: ["pointer"],
    run: ({ workbench }) => workbench.showLibrary(!workbench.state.isLibraryShown),
  },
  {
    id: "strategies",
    title: "command.strategies",
    keys: ["s"],
    pages: ["separation"],
    engine: "symbolic",
    run: ({ openStrategies }) => openStrategies(),
  },
  {
    id: "saveTests",
    title: "command.saveTests",
    keys: [],
    pages: ["separation"],
    engine: "symbolic",
    run: ({ workbench, tell }) => {
      if (saveTests(workbench) === undefined) tell("notice.noTests");
    },
  },
  {
    id: "saveJunit",
    title: "command.saveJunit",
    keys: [],
    pages: ["separation"],
    engine: "symbolic",
    run: async ({ workbench, tell }) => {
      if ((await saveJunit(workbench)) === undefined) tell("tests.noJunit");
    },
  },
  {
    id: "share",
    title: "command.share",
    keys: [],
    pages: ["pointer", "relevancy", "pushdown", "separation"],
    run: ({ share }) => share(),
  },
  {
    id: "palette",
    title: "command.palette",
    keys: ["Ctrl+k"],
    isGlobal: true,
    run: ({ openPalette }) => openPalette(),
  },
  { id: "help", title: "command.help", keys: ["?"], isGlobal: true, run: ({ openHelp }) => openHelp() },
];

/** The parts of a keyboard event that matter here. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The command of a key press, or undefined. Single characters can be switched off for those who dictate. */
export function commandOf(press: KeyPress, singleKeys: boolean): Command | undefined {
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
    " ": "Space",
    ArrowRight: "→",
    ArrowLeft: "←",
    "Ctrl+k": "Ctrl+K",
    PageDown: "Page Down",
    PageUp: "Page Up",
  };
  return caps[name] ?? name;
}
