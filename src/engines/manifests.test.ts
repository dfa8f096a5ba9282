import { describe, expect, test } from "vitest";
import { choicesOf, flagsOf, readLinkOptions, writeLinkOptions } from "../options/index.ts";
import { engines, enginesAt, languageOf, routes } from "./index.ts";

const context = { options: {}, files: [], errors: [] };

describe.each(engines)("$id", ({ id, words, options, page, languages, lessons, starter, ...manifest }) => {
  const named = new Map(options.options.map((each) => [each.name, each]));

  test("every option has its words", () => {
    for (const { help } of flagsOf(options)) expect(help).not.toMatch(/^[\w-]+\.options\./);
    for (const { id: word, option } of options.options)
      if (option.mistake === undefined && option.isHidden !== true)
        expect(options.words, word).toHaveProperty([`${word}.takes`]);
    expect(options.words).toHaveProperty([`${id}.options.unknown`]);
  });

  test.each(page.controls.filter((control) => typeof control === "string"))(
    "the control of %s has its words",
    (name) => {
      const each = named.get(name);
      const control = each?.option.control;
      if (each === undefined || control === undefined) throw new Error("no control");
      expect(options.linked).toContain(name);
      const labels = control.kind === "choice" ? choicesOf(each, control, options.words, context) : [];
      const ids = labels.flatMap(({ label }) => ("id" in label ? [label.id] : []));
      for (const word of [`${each.id}.name`, ...(control.kind === "flag" ? [] : [`${each.id}.label`]), ...ids])
        expect(options.words).toHaveProperty([word]);
    },
  );

  test("controls in the text have their words", () => {
    for (const control of page.controls)
      if (typeof control !== "string") expect(words).toHaveProperty([`${control.id}.name`]);
  });

  test("what every lesson and the page start with is in order, and survives a link", () => {
    for (const given of [page.start, ...lessons.flatMap(({ presets }) => presets.map((preset) => preset.options))]) {
      expect(options.parse({ ...given, maxSteps: 1 }).ok, JSON.stringify(given)).toBe(true);
      const read = readLinkOptions(options, new Map(writeLinkOptions(options, given)));
      expect(read.mistakes).toEqual([]);
      for (const [name, value] of Object.entries(read.options)) expect(value).toEqual(given[name]);
    }
  });

  test("its files are in its languages, and its sentences and its presentation can be fetched", async () => {
    for (const { name } of [...starter, ...lessons.flatMap(({ file, files = [file] }) => files)])
      expect(
        languageOf(languages, name).extensions.some((end) => name.endsWith(end)),
        name,
      ).toBe(true);
    const messages = await manifest.messages();
    const board = await manifest.board();
    expect(board.engine).toBe(id);
    const panels = board.panels.map((panel) => panel.id);
    for (const stage of page.stages) for (const panel of stage.panels) expect(panels).toContain(panel);
    for (const { text } of page.features.legend?.signs ?? []) expect({ ...words, ...messages }).toHaveProperty([text]);
  });
});

test("ids, positions and lessons' ids are each used once", () => {
  const ids = engines.map(({ id }) => id);
  const positions = engines.map(({ position }) => String(position));
  const lessons = engines.flatMap((engine) => engine.lessons.map(({ id }) => id));
  for (const all of [ids, positions, lessons]) expect(new Set(all).size).toBe(all.length);
});

test("pages: several engines may share one, and one of them is opened first", () => {
  expect(routes).toEqual(["data-flow", "pointer", "relevancy", "pushdown", "separation"]);
  expect(enginesAt("separation").map(({ id }) => id)).toEqual(["symbolic", "separation"]);
  expect(engines.filter(({ page }) => page.isHome)).toHaveLength(1);
});
