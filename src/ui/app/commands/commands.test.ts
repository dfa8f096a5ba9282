import { describe, expect, test } from "vitest";
import { commandOf, commands, type KeyPress, worksOn } from "./commands.ts";

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
    ["?", { shiftKey: true }, "help"],
  ] as const)("%s %o is %s", (key, held, id) => {
    expect(commandOf(press(key, held), true)?.id).toBe(id);
  });

  test("other keys and other modifiers do nothing", () => {
    expect(commandOf(press("k"), true)).toBeUndefined();
    expect(commandOf(press("ArrowRight", { altKey: true }), true)).toBeUndefined();
    expect(commandOf(press("ArrowRight", { ctrlKey: true }), true)).toBeUndefined();
    expect(commandOf(press("ArrowRight", { shiftKey: true }), true)).toBeUndefined();
  });

  test("single characters can be switched off, the others stay", () => {
    expect([".", ",", "?", " "].map((key) => commandOf(press(key), false))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(commandOf(press("ArrowRight"), false)?.id).toBe("forward");
    expect(commandOf(press("k", { ctrlKey: true }), false)?.id).toBe("palette");
  });

  test("commands of an engine work with it only", () => {
    const here = (engine: string) =>
      commands.filter((command) => command.engine !== undefined && worksOn(command, "separation", engine));
    expect(here("symbolic").map(({ id }) => id)).toEqual(["strategies", "saveTests", "saveJunit"]);
    expect(here("separation")).toEqual([]);
  });

  test("no key means two things", () => {
    const keys = commands.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
