import { describe, expect, test } from "vitest";
import { randomFrom } from "../../../kernel/index.ts";
import { changedBytes } from "../../../testing/mutations.ts";
import { isLongRun, runSeed } from "../../../testing/seeds.ts";
import { createSettings, resolveTheme, themeChoices } from "./settings.ts";
import { type Backing, guardedStorage, memory } from "./storage.ts";

function blocked(): Backing {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

describe("storage", () => {
  test("blocked storage loses nothing but memory", () => {
    const storage = guardedStorage(blocked);
    expect(storage.read("settings")).toBeUndefined();
    expect(() => storage.write("settings", 1)).not.toThrow();
    expect(() => storage.remove("settings")).not.toThrow();
    const settings = createSettings(storage);
    settings.setState({ theme: "dark" });
    expect(settings.getState().theme).toBe("dark");
  });

  test("whatever bytes the copy of the settings has, the page begins with settings", () => {
    const random = randomFrom(runSeed + 4);
    const backing = memory();
    const text = JSON.stringify({ theme: "dark", locale: "zh", singleKeys: true, facts: false });
    for (let count = isLongRun ? 100_000 : 500; count > 0; count--) {
      backing.setItem("fixscope:settings", changedBytes(text, random));
      const { theme, locale } = createSettings(guardedStorage(() => backing)).getState();
      expect([...themeChoices]).toContain(theme);
      expect(["en", "zh"]).toContain(locale);
    }
  });

  test.each([undefined, null, 7, "dark", [], { theme: "pink", locale: "xx", singleKeys: "no" }])(
    "a page begins with the defaults where the copy is %o",
    (value) => {
      const copy = guardedStorage(memory);
      expect(createSettings({ ...copy, read: () => value }).getState()).toEqual({
        theme: "auto",
        locale: "en",
        singleKeys: true,
        ghosts: true,
        observed: false,
        facts: undefined,
        program: true,
        pseudocode: true,
        lecture: false,
        algorithm: false,
        way: "short",
        wayOf: "",
        talk: "",
      });
    },
  );

  test("keys are listed by how they begin, without those of other pages", () => {
    const backing = memory();
    backing.setItem("another:draft:a", "1");
    const storage = guardedStorage(() => backing);
    storage.write("draft:a", 1);
    storage.write("settings", 1);
    expect(storage.keys("draft:")).toEqual(["draft:a"]);
    expect(guardedStorage(blocked).keys("draft:")).toEqual([]);
  });

  test("the system decides the theme unless the reader does", () => {
    expect(resolveTheme("auto", { dark: true, contrast: false })).toBe("dark");
    expect(resolveTheme("auto", { dark: true, contrast: true })).toBe("contrast");
    expect(resolveTheme("auto", { dark: false, contrast: false })).toBe("light");
    expect(resolveTheme("light", { dark: true, contrast: true })).toBe("light");
  });
});
