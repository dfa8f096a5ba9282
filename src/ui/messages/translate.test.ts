import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { asked } from "./en/asked.ts";
import { classroom } from "./en/classroom/classroom.ts";
import { compare } from "./en/compare.ts";
import { exercises } from "./en/learning/exercises.ts";
import { pages } from "./en/pages.ts";
import { shell } from "./en/shell.ts";
import { plainText } from "./message.tsx";
import { addMessages, t, translate } from "./translate.ts";

describe("messages", () => {
  test("holes are filled and plurals chosen", () => {
    expect(t("step.value", { at: "12.1", last: 2_066 })).toBe("step 12.1 of 2,066");
    expect(t("run.notes", { count: 1 })).toBe("One note on what was left out");
    expect(t("run.notes", { count: 3 })).toBe("3 notes on what was left out");
    expect(t("run.stepLimit", { limit: 10_000 })).toContain("10,000");
  });

  test("an unknown id reads as itself", () => {
    expect(translate("nothing.of.this.name")).toBe("nothing.of.this.name");
  });

  test("a title for screen readers has no marks", async () => {
    for (const engine of engines) addMessages(...(await engine.messages()));
    expect(plainText({ id: "points-to.what.take", values: { fact: "⟨[]:c, {o3}⟩" } })).toBe(
      "Take ⟨[]:c, {o3}⟩ off the worklist.",
    );
  });

  test.each(
    [shell, compare, exercises, ...asked, ...classroom, ...pages].flatMap((catalog) => Object.entries<string>(catalog)),
  )("%s is a well-formed message", (_id, text) => expectWellFormed(text));
});

test.each(engines.map((engine) => [engine.id, engine] as const))(
  "the messages of %s are well-formed",
  async (_, engine) => {
    for (const each of [engine.words, ...(await engine.messages())])
      for (const text of Object.values(each)) expectWellFormed(text);
  },
);

function expectWellFormed(text: string): void {
  expect(() => compileMessageOrThrow(text), text).not.toThrow();
  expect(text.split("`").length % 2, "backticks come in pairs").toBe(1);
}
