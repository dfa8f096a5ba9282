import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { engines } from "../../engines/index.ts";
import { type Catalog, nameOfCatalog, setLocale, type Translation } from "../../kernel/index.ts";
import { commandForPage, deriveForPage, executeForPage, RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { fakeBrowser } from "../../testing/page/document.ts";
import { runsThisTime, share } from "../../testing/seeds.ts";
import { asked } from "../messages/en/asked.ts";
import { classroom } from "../messages/en/classroom/classroom.ts";
import { compare } from "../messages/en/compare.ts";
import { gallery } from "../messages/en/gallery.ts";
import { exercises } from "../messages/en/learning/exercises.ts";
import { pages as sentencesOfPages } from "../messages/en/pages.ts";
import { shell } from "../messages/en/shell.ts";
import type { WorkerLink } from "../store/index.ts";
import { mountPage } from "./index.ts";

// Styles and drawings need a browser; everything that is written does not.
vi.mock("@fontsource-variable/inter/wght.css", () => ({}));
vi.mock("@fontsource-variable/jetbrains-mono/wght.css", () => ({}));

/** What is no sentence of the page: programs, formulas, names of the reader's or the lesson's, texts of lessons. */
const data = [
  "code, kbd, pre, textarea, option, td, tbody th, .fact, .item, .derivation, .side, .inference",
  ".source-body, .pseudocode, .heap-drawing, .graph-body svg, [role=application], .wordmark, h1",
  ".card h3, .card-source, .lesson-row h3, .lesson-row .tag, .section-list button, .section-head h2, .menu, .lesson-text",
  ".lesson-number, .lesson-topic, .lesson-summary, .mini-walk text, .options-summary, .asked-text, .answer-sentence, .answer-fact",
  "figcaption, caption, .slide-pane h2, [aria-label='⟦Source files⟧'], [role=tabpanel].source-panel",
  ".palette-item small, .palette-notice, .program-notes li, .panel-note, .source-tone, .run-letter, .run-count, [aria-label='⟦Procedures⟧'] [role=tab], .facts-tab, .set-line, .tree-drawn",
].join(", ");

/** Elements that are named after what is in them: sections of lessons, notifications with their key. */
const namedByData = ".lesson-sections > section, section[aria-label$='alt+T']";

/** Attributes that are read out or shown. */
const spoken = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"] as const;

let unmount: () => void = () => undefined;

beforeAll(async () => {
  setLocale("en", await pseudoTranslation());
  // A tall phone: no editor to be fetched, no edges to be dragged, nothing folded.
  fakeBrowser((query) => query.includes("max-width") || query.includes("min-height"));
});

afterEach(() => unmount());

/** The sentences of the page and of the engines in brackets, as another language. */
async function pseudoTranslation(): Promise<Translation> {
  const ofEngines = await Promise.all(engines.map(async ({ words, messages }) => [words, ...(await messages())]));
  return Object.fromEntries(
    [shell, gallery, compare, exercises, ...asked, ...classroom, ...sentencesOfPages, ...ofEngines.flat()].map(
      (each: Catalog) => [
        nameOfCatalog(each),
        Object.fromEntries(Object.entries(each).map(([id, text]) => [id, `⟦${text}⟧`])),
      ],
    ),
  );
}

/** A worker that works here and now. */
function workerHere(): WorkerLink {
  const session = testFrontEnd().then(
    (frontEnd) => new RunSession(frontEnd, { now: () => performance.now(), pause: async () => undefined }),
  );
  return {
    run: async (request, onMessage) => (await session).record(request, onMessage),
    execute: async (request, onMessage) => executeForPage(await session, request, onMessage),
    librarySource: async (name) => (await session).librarySource(name),
    derive: async (request) => deriveForPage(await session, request),
    command: async (request) => commandForPage(await session, request),
    cancel: async () => (await session).cancel(),
    ready: async () => undefined,
    alive: async () => undefined,
    terminate: () => undefined,
    onLost: () => undefined,
  };
}

async function open(hash: string): Promise<void> {
  location.hash = hash;
  const root = document.createElement("div");
  document.body.append(root);
  await act(async () => mountPage(root, { engines, openWorker: workerHere }));
  unmount = () => {
    document.body.replaceChildren();
  };
}

/** Waits until an element with that text is on the page. */
async function until(selector: string, text: RegExp): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
      const texts = [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
      expect(texts.some((each) => text.test(each))).toBe(true);
    },
    { timeout: 60_000 },
  );
}

async function press(key: string): Promise<void> {
  await act(async () => void window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

/** The texts on the page, attributes among them, that are in no sentence of the catalog. */
function bypassing(): readonly string[] {
  // Much faster than to ask each element what it stands in.
  const isData = new Set([...document.querySelectorAll(data)].flatMap((each) => [each, ...each.querySelectorAll("*")]));
  const all = [...document.body.querySelectorAll("*")].filter((element) => !isData.has(element));
  return [...new Set([...all.flatMap(bypassingAttributes), ...bypassingTexts(isData)])];
}

function bypassingAttributes(element: Element): readonly string[] {
  if (element.matches(namedByData)) return [];
  return spoken.flatMap((name) => {
    const value = element.getAttribute(name) ?? "";
    return hasLetters(outside(value, 0).text) ? [`${element.tagName} ${name}="${value}"`] : [];
  });
}

function bypassingTexts(isData: ReadonlySet<Element>): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // A sentence with code in it is several texts.
  let depth = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node;
    const { text, end } = outside(nodeValue ?? "", depth);
    depth = end;
    if (hasLetters(text) && parent !== null && !isData.has(parent))
      found.push(`${parent.tagName}.${parent.className}: ${nodeValue}`);
  }
  return found;
}

/** What of a text is in no brackets, when it begins so deep inside them. */
function outside(text: string, depth: number): { readonly text: string; readonly end: number } {
  let now = depth;
  let rest = "";
  for (const character of text) {
    if (character === "⟦") now++;
    else if (character === "⟧") now--;
    else if (now === 0) rest += character;
  }
  return { text: rest, end: now };
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** The same of every part of the page, every view of the stage and every table of facts. */
async function bypassingInTabs(): Promise<readonly string[]> {
  const found = new Set<string>();
  const lookAt = async (lists: readonly string[]): Promise<void> => {
    for (const text of bypassing()) found.add(text);
    const [list, ...others] = lists;
    const tabs = (): readonly HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(`[aria-label='⟦${list}⟧'] [role=tab]`),
    ];
    for (const index of tabs().keys()) {
      await act(async () => tabs()[index]?.click());
      await lookAt(others);
    }
    if (tabs().length === 0 && others.length > 0) await lookAt(others);
  };
  await lookAt(["Parts of the page", "Views of the stage", "Facts"]);
  return [...found];
}

test.runIf(runsThisTime(3, 0))("the gallery, its help and its palette", async () => {
  await open("#/");
  expect(bypassing()).toEqual([]);
  await press("?");
  await until("[role=dialog]", /⟦Keyboard shortcuts⟧/);
  expect(bypassing()).toEqual([]);
});

const pages = engines.map(({ id, page, lessons }) => [id, page.route, lessons[0]?.id ?? ""] as const);

test.runIf(runsThisTime(3, 2)).each(share(pages, pages.length))(
  "the page of %s, at its start and at its end",
  async (id, route, lesson) => {
    await open(`#/${route}?example=${lesson}`);
    // The counter ends with dots while the recording grows.
    await until(".counter", /[1-9]\d*[^…]*$/);
    expect(await bypassingInTabs()).toEqual([]);
    await press("End");
    expect(await bypassingInTabs(), id).toEqual([]);
    await press("?");
    await until("[role=dialog]", /⟦Keyboard shortcuts⟧/);
    expect(bypassing(), id).toEqual([]);
  },
);

test.runIf(runsThisTime(3, 1))("the comparison", async () => {
  await open("#/compare");
  await until("[aria-label^='⟦Result of the']", /./);
  expect(bypassing()).toEqual([]);
});
