import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildCli, cliBundle, cliIsStale } from "../../../scripts/build.mjs";
import { documentPictures, guidePictures, pageOf } from "../../../scripts/guide-pages.mjs";
import { at } from "../../../scripts/paths.mjs";
import { engines } from "../../engines/index.ts";
import { runsThisTime } from "../../testing/seeds.ts";
import { allCommands } from "../app/commands/commands.ts";
import { keyCap } from "../app/commands/index.ts";

const folder = at("docs/guide");
const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));
const textOf = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const linksIn = (text: string): readonly string[] => [...text.matchAll(/\]\((#[^)]+)\)/g)].map(([, link = ""]) => link);
const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(/pictures\/([\w-]+)\.svg/g)].map(([, name = ""]) => name);
const keysIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, key = ""]) => key);
const places = ["#/lecture?file=tour", ...engines.flatMap((engine) => engine.lessons.map(({ id }) => id))];

/** The guide writes what is pressed: `W`, `Shift+P`. */
const pressed = (key: string): string =>
  /^[A-Z]$/.test(key) ? `Shift+${key}` : keyCap(key).replace(/^[a-z]$/, (letter) => letter.toUpperCase());

/** Those of the page, and those of a lecture, of the pseudocode and of the views, which are no commands of it. */
const keys = [
  ...allCommands(engines).flatMap((command) => command.keys.map(pressed)),
  ...["1", "9", "N", "Esc", "Delete"],
];
const isKey = (code: string): boolean =>
  /^(?:(?:Ctrl|Shift)\+)?(?:.|F\d+|Page \w+|Home|End|Space|Esc|Delete)$/u.test(code);

test.each(pages)("%s: has a title, and its links and pictures lead somewhere", (name) => {
  const text = textOf(name);
  expect(pageOf(text).title).not.toBe("");
  for (const link of linksIn(text)) expect(places).toContain(/example=([\w-]+)/.exec(link)?.[1] ?? link);
  for (const picture of picturesIn(text)) expect(guidePictures.map(({ file }) => file)).toContain(picture);
});

test.each(pages)("%s: its keys are those of the page", (name) => {
  for (const code of keysIn(textOf(name)).filter(isKey)) expect(keys).toContain(code);
});

test.each(pages)("%s: in Chinese it has the same links, pictures and keys", (name) => {
  const [english, chinese] = [textOf(name), textOf(`zh/${name}`)];
  expect(linksIn(chinese)).toEqual(linksIn(english));
  expect(picturesIn(chinese)).toEqual(picturesIn(english));
  const signs = (text: string) => keysIn(text).filter((key) => !/^\p{Script=Han}+$/u.test(key) && key !== "Run");
  expect(signs(chinese).sort()).toEqual(signs(english).sort());
});

test.runIf(runsThisTime(4, 1))("pictures are those of the recordings", async () => {
  if (cliIsStale()) await buildCli();
  const pictures = [
    ...guidePictures.map(({ file, args }) => ({ path: `${folder}/pictures/${file}.svg`, args })),
    ...documentPictures.map(({ file, args }) => ({ path: at(`docs/images/${file}.svg`), args })),
  ];
  for (const { path, args } of pictures) {
    const { stdout } = spawnSync(process.execPath, [cliBundle, "figure", ...args], { encoding: "utf8" });
    expect(stdout, `${path}: npm run guide draws it anew`).toBe(readFileSync(path, "utf8"));
  }
});
