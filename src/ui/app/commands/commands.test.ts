import { describe, expect, test } from "vitest";
import { engineById, engines } from "../../../engines/index.ts";
import { allCommands, commandsAt } from "./commands.ts";
import { commandOf, type KeyPress } from "./keys.ts";

const all = allCommands(engines);

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe("the key table", () => {
  test.each([
    ["ArrowRight", {}, "forward"],
    ["ArrowLeft", {}, "back"],
    [".", {}, "finer"],
    [",", {}, "coarser"],
    ["PageDown", {}, "nextIteration"],
    ["PageUp", {}, "previousIteration"],
    ["Home", {}, "first"],
    ["End", {}, "last"],
    [" ", {}, "play"],
    ["F8", {}, "nextBreakpoint"],
    ["F8", { shiftKey: true }, "previousBreakpoint"],
    ["F9", {}, "toggleBreakpoint"],
    ["k", { ctrlKey: true }, "palette"],
    ["K", { metaKey: true }, "palette"],
    ["o", { ctrlKey: true }, "openFiles"],
    ["s", { metaKey: true }, "saveProgram"],
    ["z", { ctrlKey: true }, "undo"],
    ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
    ["/", {}, "find"],
    ["?", { shiftKey: true }, "help"],
    ["0", {}, "fit"],
    ["l", {}, "legend"],
    ["a", {}, "whole"],
    ["+", { shiftKey: true }, "widen"],
    ["=", {}, "widen"],
    ["-", {}, "narrow"],
    ["b", {}, "library"],
    ["s", {}, "slide"],
    ["S", { shiftKey: true }, "slides"],
  ] as const)("%s %o is %s", (key, held, id) => {
    expect(commandOf(all, press(key, held), true)?.id).toBe(id);
  });

  test("other keys and other modifiers do nothing", () => {
    expect(commandOf(all, press("k"), true)).toBeUndefined();
    expect(commandOf(all, press("ArrowRight", { altKey: true }), true)).toBeUndefined();
    expect(commandOf(all, press("ArrowRight", { ctrlKey: true }), true)).toBeUndefined();
    expect(commandOf(all, press("ArrowRight", { shiftKey: true }), true)).toBeUndefined();
  });

  test("single characters can be switched off, the others stay", () => {
    expect([".", ",", "?", " "].map((key) => commandOf(all, press(key), false))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(commandOf(all, press("ArrowRight"), false)?.id).toBe("forward");
    expect(commandOf(all, press("k", { ctrlKey: true }), false)?.id).toBe("palette");
  });

  test("commands of an engine work with it only", () => {
    const here = (id: string) => {
      const shared = new Set(commandsAt({ engine: undefined, isStepping: true }).map((command) => command.id));
      return commandsAt({ engine: engineById(id), isStepping: true })
        .map((command) => command.id)
        .filter((command) => !shared.has(command));
    };
    const stage = ["view.1", "view.2", "why", "followStep", "split", "facts", "program", "present", "pseudocode"];
    const changes = ["undo", "redo"];
    const saving = ["saveProgram", "saveRecording", "playNotes", "saveNotes", "slide", "slides"];
    expect(here("symbolic")).toEqual([
      "strategies",
      "symbolic.saved.json",
      "symbolic.saved.junit",
      "predict",
      "exercises",
      ...stage.toSpliced(2, 0, "view.3", "view.4"),
      ...saving,
      "share",
      ...changes,
    ]);
    expect(here("separation")).toEqual(["predict", "solve", "exercises", ...stage, ...saving, "share", ...changes]);
    const pointsTo = [
      "run",
      "observed",
      "selectors",
      "constants",
      "library",
      "predict",
      "solve",
      "exercises",
      ...stage.toSpliced(2, 0, "view.3", "view.4"),
      ...saving,
      "share",
      ...changes,
    ];
    expect(here("points-to")).toEqual(pointsTo);
  });

  test("where nothing is stepped through only search, files and help are left", () => {
    expect(commandsAt({ engine: undefined, isStepping: false }).map(({ id }) => id)).toEqual([
      "palette",
      "find",
      "openFiles",
      "help",
    ]);
  });

  test("no key means two things", () => {
    const keys = all.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
