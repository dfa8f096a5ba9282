import { describe, expect, test } from "vitest";
import { derived, languageOf, legend, savedResults } from "../engine-kit/index.ts";
import { choicesOf, flagsOf, readLinkOptions, takenBy, writeLinkOptions } from "../options/index.ts";
import { engines, enginesAt, routes } from "./index.ts";

const context = { options: {}, files: [], errors: [] };

describe.each(engines)("$id", ({ id, words, options, page, languages, lessons, starter, ...manifest }) => {
  const named = new Map(options.options.map((each) => [each.name, each]));

  test("every option has its words", () => {
    for (const { help } of flagsOf(options)) expect(help()).not.toMatch(/^[\w-]+\.options\./);
    for (const each of options.options)
      if (each.option.mistake === undefined) expect(takenBy(each), each.id).not.toBe(`${each.id}.takes`);
  });

  const controls = page.controls.map(
    (control) => [typeof control === "string" ? control : control.id, control] as const,
  );

  test.each(controls)("the control %s has its words", (_, control) => {
    if (typeof control !== "string") {
      expect(words).toHaveProperty([`${control.id}.name`]);
      return;
    }
    const each = named.get(control);
    const shown = each?.option.control;
    if (each === undefined || shown === undefined) throw new Error(`no control for ${control}`);
    expect(options.linked).toContain(control);
    expect(each.words).toHaveProperty([`${each.id}.name`]);
    if (shown.kind !== "flag") expect(each.words).toHaveProperty([`${each.id}.label`]);
    const choices = shown.kind === "choice" ? choicesOf(each, shown, context) : [];
    for (const { label } of choices) if ("id" in label) expect(each.words).toHaveProperty([label.id]);
  });

  test("tables, saved files and derived programs have their words", () => {
    const saved = savedResults.of(page) ?? [];
    const program = derived.of(page);
    const wanted = [
      ...page.tables.flatMap(({ id: table, columns }) => [
        ...["title", "open", "openName", "openHint", "intro"].map((word) => `${table}.${word}`),
        ...columns.map((column) => `${table}.column.${column}`),
      ]),
      ...saved.flatMap((each) => ["label", "hint", "command", "none"].map((word) => `${each.id}.${word}`)),
      ...(program === undefined
        ? []
        : ["region", "which", "nothing", ...program.kinds].map((word) => `${program.id}.${word}`)),
    ];
    for (const word of wanted) expect(words).toHaveProperty([word]);
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
    for (const { text } of legend.of(page)?.signs ?? [])
      expect(Object.assign({}, words, ...messages)).toHaveProperty([text]);
  });
});

test("ids, positions and lessons' ids are each used once", () => {
  const lists: readonly (readonly (string | number)[])[] = [
    engines.map(({ id }) => id),
    engines.map(({ position }) => position),
    engines.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  ];
  for (const all of lists) expect(new Set(all).size).toBe(all.length);
});

test("pages: several engines may share one, and one of them is opened first", () => {
  const linked = ["pointer", "relevancy", "pushdown", "separation", "data-flow"];
  expect(routes.filter((route) => linked.includes(route))).toEqual(linked);
  for (const route of routes) {
    const shared = enginesAt(route);
    expect(
      shared.filter(({ page }) => page.isFirst),
      route,
    ).toHaveLength(shared.length > 1 ? 1 : 0);
  }
  expect(enginesAt("separation").map(({ id }) => id)).toEqual(["symbolic", "separation"]);
  expect(engines.filter(({ page }) => page.isHome)).toHaveLength(1);
});
