import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectComplete, expectPosition, positionOf } from "./workbench.ts";

// Two of 45 minutes, and the tour.
test.use({ turns: 10 });

interface WrittenSlide {
  readonly title: string;
  readonly text?: string;
  readonly notes?: string;
  readonly view?: string;
  readonly question?: { readonly kind: string; readonly of?: string };
  readonly points?: readonly string[];
  readonly listings?: readonly object[];
  readonly table?: object;
  readonly show?: readonly string[];
  readonly rules?: readonly string[];
  readonly compare?: readonly object[];
}

/** It shows a walk with its step bar. */
const isWalk = ({ points, listings, table, show, rules, compare }: WrittenSlide): boolean =>
  [points, listings, table, show, rules, compare].every((each) => each === undefined);

const lectureFile = (name: string): string => at(`public/lectures/${name}.json`);

function slidesOf(name: string): readonly WrittenSlide[] {
  return JSON.parse(readFileSync(lectureFile(name), "utf8")).slides;
}

/** Where each slide stands, as the command line says. */
function standsOf(name: string): readonly { readonly step: number; readonly lesson: string }[] {
  const command = [at("scripts/fixscope.mjs"), "lecture", "check", lectureFile(name)];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" })).slides;
}

const title = (page: Page) => page.getByRole("banner").getByRole("heading", { level: 1 });
const question = (page: Page) => page.getByRole("region", { name: "Question" });

/** As the page shows code: without the marks. */
const plain = (text: string): string => text.replaceAll("`", "");

/** Keeps what each press asks workers for by itself: what a slide makes ready begins later. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: { readonly text: string; readonly at: number }[] = [];
    const [known, waiting] = [new WeakSet<Worker>(), new Set<Worker>()];
    let last = 0;
    const heard = (worker: Worker): void => {
      waiting.delete(worker);
      last = performance.now();
    };
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof postMessage>) {
      if (!known.has(this)) this.addEventListener("message", () => heard(this));
      known.add(this);
      waiting.add(this);
      last = performance.now();
      asked.push({ text: JSON.stringify(message[0]).slice(0, 200), at: last });
      postMessage.apply(this, message);
    } as typeof postMessage;
    Worker.prototype.terminate = function (this: Worker) {
      heard(this);
      terminate.apply(this);
    };
    const presses: string[][] = [];
    const press = (): void => {
      // What a press leads to may begin a little later.
      last = performance.now();
      const [before, until] = [asked.length, performance.now() + 150];
      const own = () => asked.slice(before).filter(({ at }) => at < until);
      setTimeout(() => presses.push(own().map(({ text }) => text)), 150);
    };
    addEventListener("keydown", press, { capture: true });
    const isQuiet = () => last > 0 && waiting.size === 0 && performance.now() - last > 3_000;
    Object.assign(window, { presses, isQuiet });
  });
}

/** Waits until no worker has anything to do, nor gets it for a while. */
const isQuiet = (page: Page) => page.waitForFunction(() => Reflect.get(window, "isQuiet")());

for (const name of ["context-sensitivity-1", "context-sensitivity-2", "tour"])
  test(`${name} is given with Page Down alone, from the first slide to the last`, async ({ page }) => {
    test.slow();
    const [slides, stands] = [slidesOf(name), standsOf(name)];
    await page.goto(`#/lecture?file=${name}`);
    for (const [index, slide] of slides.entries()) {
      await expect(page.getByRole("banner").getByText(`${index + 1} of ${slides.length}`)).toBeVisible();
      await expect(title(page)).toHaveText(plain(slide.title));
      if (slide.text !== undefined) await expect(page.getByRole("banner")).toContainText(plain(slide.text));
      if (slide.question !== undefined) {
        await expect(question(page)).toBeVisible();
        await expect(question(page).getByRole("list", { name: "Answer", exact: true })).toHaveCount(0);
        await page.keyboard.press("PageDown");
        await expect(question(page).getByRole("list", { name: "Answer", exact: true })).toBeVisible();
      } else await expect(question(page)).toHaveCount(0);
      if (isWalk(slide)) await expectPosition(page, stands[index]?.step ?? -1);
      await page.keyboard.press("PageDown");
    }
    await expect(title(page)).toHaveText(plain(slides.at(-1)?.title ?? ""));
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("banner").getByText(`${slides.length - 1} of ${slides.length}`)).toBeVisible();
  });

for (const { what, slide, keys } of [
  { what: "other positions of the run", slide: 22, keys: ["PageDown", "PageUp"] },
  { what: "other runs", slide: 2, keys: ["PageDown", "PageUp", "PageDown", "PageDown", "PageDown", "PageUp"] },
])
  test(`a press forward or back asks no worker for anything: ${what} on both sides are ready`, async ({ page }) => {
    await watchWorkers(page);
    const presses = (): Promise<readonly (readonly string[])[]> => page.evaluate(() => Reflect.get(window, "presses"));
    await page.goto(`#/lecture?file=context-sensitivity-1&slide=${slide}`);
    await expect(title(page)).toHaveText(plain(slidesOf("context-sensitivity-1")[slide - 1]?.title ?? ""));
    let pressed = 0;
    for (const key of keys) {
      await isQuiet(page);
      await page.keyboard.press(key);
      pressed++;
      await expect.poll(async () => (await presses()).length).toBe(pressed);
    }
    expect((await presses()).flat()).toEqual([]);
  });

test("a picture is there with the first frame that shows its panel, and stays while the panel gets another size", async ({
  page,
}) => {
  await watchWorkers(page);
  await page.goto("#/lecture?file=context-sensitivity-1&slide=4");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(question(page).getByRole("list", { name: "Answer", exact: true })).toBeVisible();
  await isQuiet(page);
  const inked = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    /** Whether something is drawn in a panel, with letters; undefined where it is not shown. */
    const isDrawn = (panel: string): boolean | undefined => {
      const canvases = document.querySelectorAll<HTMLCanvasElement>(
        `section[aria-label="${panel}"] :is(canvas.graph-text, canvas[data-id=layer2-node])`,
      );
      if (canvases.length === 0) return undefined;
      return [...canvases].every((canvas) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
        copy?.drawImage(canvas, 0, 0);
        return copy?.getImageData(0, 0, canvas.width, canvas.height).data.some((part) => part > 0);
      });
    };
    const seen: (boolean | undefined)[] = [];
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
    while (seen.at(-1) === undefined) {
      await painted();
      seen.push(isDrawn("Call graph"));
    }
    const ground = document.querySelector<HTMLElement>(".graph-ground");
    for (const height of ["300px", "200px", ""]) {
      if (ground !== null) ground.style.height = height;
      await painted();
      seen.push(isDrawn("Call graph"));
    }
    return seen.filter((each) => each !== undefined);
  });
  expect(inked).toEqual([true, true, true, true]);
});

test("the presenter’s window has the notes and the next slide, and moves the slides", async ({ page }) => {
  const slides = slidesOf("context-sensitivity-1");
  await page.goto("#/lecture?file=context-sensitivity-1&slide=3");
  await expect(title(page)).toHaveText("Without contexts");
  const opening = page.waitForEvent("popup", { timeout: 20_000 });
  await page.keyboard.press("n");
  const notes = await opening;
  await expect(notes.getByRole("heading", { level: 1 })).toHaveText("Without contexts");
  await expect(notes.getByRole("region", { name: "Notes" })).toContainText(slides[2]?.notes ?? "");
  await expect(notes.getByRole("region", { name: "Next" })).toContainText("What is in pt(x)?");
  await expect(notes.getByRole("timer")).toHaveText(/^0:\d\d$/);
  await expectAccessible(notes);
  await notes.keyboard.press("PageDown");
  await expect(title(page)).toHaveText("What is in pt(x)?");
  await expect(notes.getByRole("region", { name: "Next" })).toContainText("The answer to the question");
  await notes.keyboard.press("PageDown");
  await expect(question(page).getByRole("listitem")).toHaveText(["o1", "o2"]);
  await page.keyboard.press("PageUp");
  await expect(question(page).getByRole("listitem")).toHaveCount(0);
  await expect(notes.getByRole("region", { name: "Next" })).toContainText("The answer to the question");
  await page.close();
  await expect(notes.getByRole("alert")).toContainText("No window with the slides responds.", { timeout: 15_000 });
});

test("a lecture begins on the first page and leaves into an ordinary walk", async ({ page }) => {
  await page.goto("#/");
  await expect(page.getByRole("link", { name: "A tour in three minutes" })).toHaveAttribute(
    "href",
    "#/lecture?file=tour",
  );
  await page.getByRole("link", { name: /^Play the lecture: .*\bII\b/ }).click();
  await expect(title(page)).toHaveText("Context sensitivity II");
  await expectAccessible(page);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(title(page)).toHaveText("Contents");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#\/pointer\?example=one-call-site/);
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible();
});

test("another address leaves a lecture, which writes nothing over it", async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    history.replaceState = (state, unused, url) => {
      sessionStorage.setItem("written", `${sessionStorage.getItem("written") ?? ""}${url ?? ""}\n`);
      replaceState.call(history, state, unused, url);
    };
  });
  await page.goto("#/lecture?file=context-sensitivity-1");
  await expect(page).toHaveURL(/&talk=/);
  await page.evaluate(() => {
    sessionStorage.setItem("written", "");
    location.hash = "#/pointer?example=one-call-site";
  });
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible();
  const written = await page.evaluate(() => sessionStorage.getItem("written"));
  expect(written).toContain("#/pointer");
  expect(written).not.toContain("#/lecture");
});

test("a lecture’s file is played where it is dropped; one with mistakes says where they are", async ({ page }) => {
  const drop = async (text: string): Promise<void> => {
    const dataTransfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "own.json"));
      return data;
    }, text);
    await page.dispatchEvent("body", "drop", { dataTransfer });
  };
  const slides = [
    { title: "My own slide", lesson: "one-call-site", step: 3 },
    { title: "The end of it", step: "end" },
  ];
  const lecture = { fixscope: "lecture", version: 1, title: "My own lecture", slides };
  await page.goto("#/");
  await expect(page.getByRole("link", { name: /^Open / }).first()).toBeVisible();
  await drop(JSON.stringify({ ...lecture, slides: [{ ...slides[0], lesson: "one-cal-site" }] }));
  await expect(page.getByText(/there is no lesson “one-cal-site”; did you mean “one-call-site”/)).toBeVisible();
  await drop(JSON.stringify(lecture));
  await expect(title(page)).toHaveText("My own slide");
  await expectPosition(page, 3);
  await page.reload();
  await expect(title(page)).toHaveText("My own slide");
  await page.keyboard.press("PageDown");
  await expect(title(page)).toHaveText("The end of it");
});

test("the reader’s notes are played as slides and saved as a lecture, by keys alone", async ({ page }) => {
  // The browser's own dialogs cannot be driven: files come as downloads then.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
    Reflect.deleteProperty(window, "showOpenFilePicker");
  });
  await page.goto("#/pointer?example=one-call-site&context=ci&step=12");
  await expectComplete(page);
  const perform = async (command: string): Promise<void> => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(command);
    await expect(page.getByRole("option", { name: command }).first()).toBeVisible();
    await page.keyboard.press("Enter");
  };
  await perform("Play my notes as slides");
  await expect(page.getByText("There is no note at a step of this run")).toBeVisible();
  const notes: { readonly position: number; readonly at: string; readonly text: string }[] = [];
  for (const text of ["Where `o3` comes from", "o12 gets here first"]) {
    await page.keyboard.press("ArrowRight");
    const position = await positionOf(page);
    const at = (await page.getByRole("region", { name: "Step bar" }).getAttribute("data-at")) ?? "";
    notes.push({ position, at, text });
    await page.keyboard.press("N");
    await expect(page.getByRole("textbox", { name: `Look here: note at step ${at}` })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Control+Enter");
  }
  const saving = page.waitForEvent("download");
  await perform("Save my notes as a lecture");
  const file = await saving;
  expect(file.suggestedFilename()).toBe("one-call-site.lecture.json");
  const command = [at("scripts/fixscope.mjs"), "lecture", "check", await file.path()];
  const { slides } = JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" }));
  expect(slides).toMatchObject(notes.map(({ position, at }) => ({ at, step: position })));

  await page.keyboard.press("Control+F8");
  const dialog = page.getByRole("dialog", { name: "Breakpoints and notes" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Play my notes as slides" }).press("Enter");
  for (const { position, at, text } of notes) {
    await expect(title(page)).toHaveText(`Step ${at}`);
    await expect(page.getByRole("banner")).toContainText(plain(text));
    await expectPosition(page, position);
    await page.keyboard.press("PageDown");
  }
  await expectAccessible(page);
  await page.keyboard.press("PageUp");
  await expect(title(page)).toHaveText(`Step ${notes[0]?.at}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#\/pointer\?example=one-call-site&context=ci/);
});

test("a lecture that is not there says so, and leads to the lessons", async ({ page }) => {
  await page.route("**/lectures/nowhere.json", (route) => route.fulfill({ status: 404, body: "" }));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto("#/lecture?file=no-such-lecture!");
  await expect(page.getByRole("alert")).toContainText("was not found");
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByRole("link", { name: /^Open / }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
