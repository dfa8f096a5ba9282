import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  button,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  ownProgram,
  positionOf,
  region,
  replaceProgram,
} from "./workbench.ts";

// What is drawn is of the run that all else is of.
test.use({ turns: 8 });

/** What stands on the page when it is painted. */
interface Paint {
  /** The run that the panels are of, and the one that the drawing was laid out for. */
  readonly panels: string | undefined;
  readonly drawing: string | undefined;
  /** What is drawn, shown or as a ghost. */
  readonly nodes: readonly string[];
}

/** From now on each paint is looked at. */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: Paint[] = [];
    Object.assign(window, { paints });
    const look = (): void => {
      const ground = document.querySelector<HTMLElement>(".stage-views .graph-ground");
      const { _cyreg } = (ground?.querySelector(".graph-canvas") ?? {}) as {
        readonly _cyreg?: { readonly cy: { nodes(): Iterable<DrawnNode> } };
      };
      const nodes = [...(_cyreg?.cy.nodes() ?? [])].filter((node) => !node.hasClass("hidden")).map((node) => node.id());
      const panels = document.querySelector("main")?.dataset["run"];
      paints.push({ panels, drawing: ground?.dataset["run"], nodes });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

interface DrawnNode {
  id(): string;
  hasClass(name: string): boolean;
}

async function paintsOf(page: Page): Promise<readonly Paint[]> {
  return page.evaluate(() => (window as unknown as { readonly paints: readonly Paint[] }).paints);
}

/** Each paint drew nothing, or the run that its panels are of; and one run draws the same figures from its first to its last. */
async function expectOneRunEach(page: Page): Promise<readonly string[]> {
  const paints = await paintsOf(page);
  const figures = new Map(paints.map(({ drawing, nodes }) => [drawing, new Set(nodes)]));
  const mixed = paints.filter(
    ({ panels, drawing, nodes }) =>
      (drawing === undefined ? nodes.length > 0 : drawing !== panels) ||
      nodes.some((node) => figures.get(drawing)?.has(node) !== true),
  );
  expect(mixed).toEqual([]);
  return [...figures.keys()].filter((run) => run !== undefined);
}

test("from slide to slide each paint draws the run that the slide is about, or nothing", async ({ page }) => {
  await page.goto("#/lecture?file=context-sensitivity-1&slide=20");
  await expectComplete(page);
  await expect(page.locator(".stage-views .graph-ground[data-run]")).toBeVisible();
  // Whole, graphs have the same figures at all steps of a run.
  await page.keyboard.press("a");
  await watchPaints(page);
  for (let slide = 21; slide <= 29; slide++) {
    await page.keyboard.press("PageDown");
    // A question is answered before the next slide comes.
    if (slide === 26) await page.keyboard.press("PageDown");
    await expect(page.getByText(`${slide} of 47`)).toBeVisible();
    // A slide of tables draws nothing, and has no steps.
    if (slide === 26) continue;
    await expect(page.locator(".stage-views .graph-ground[data-run]")).toBeVisible();
    await expectComplete(page);
  }
  expect((await expectOneRunEach(page)).length, "several runs were drawn").toBeGreaterThanOrEqual(2);
});

const broken = "class Main {\n  public static void main(String[] args) {\n    Object x = new Objekt();\n  }\n}\n";

test("a program that is refused shows no run of the lesson before, but why it has none", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=12");
  await page.keyboard.press("w");
  await expect(region(page, "Why").getByRole("button", { name: "Close" })).toBeVisible();
  await watchPaints(page);
  await page.goto(`#/pointer?code=${ownProgram(broken, "step=0")}`);
  const reason = /3:\d+.*Objekt/;
  await expect(region(page, "Stage")).toContainText("There is no run of this program.");
  await expect(region(page, "Pointer flow graph")).toContainText(reason);
  await expect(await opened(page, "Points-to sets")).toContainText(reason);
  await expect(await opened(page, "Why")).toContainText(reason);
  expect([await positionOf(page), await lengthOf(page)]).toEqual([0, 0]);
  await expect(region(page, "Stage")).not.toContainText(/o12|\[4\]/);
  await expectOneRunEach(page);
  await region(page, "Pointer flow graph").getByRole("button", { name: reason }).click();
  await expect(region(page, "Program").locator(".source-now").first()).toBeAttached();

  await replaceProgram(page, broken.replace("Objekt", "Object"));
  await expectComplete(page);
  await expect(await opened(page, "Why")).not.toContainText("There is no run");
  await button(page, "Last step").click();
  await expect(region(page, "Stage")).toContainText("o3");
});

test("while a program is typed its last run stays, and is said to be of the earlier text", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=12");
  const field = await editorOf(page);
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("int");
  const earlier = page.getByRole("status").filter({ hasText: "This is the run from before your last changes" });
  await expect(earlier).toBeVisible();
  await expect(earlier.getByRole("button")).toBeVisible();
  await expectPosition(page, 12);
  await expect(region(page, "Stage")).toContainText("o3");
  for (const _ of "int") await page.keyboard.press("Backspace");
  await expect(earlier).toHaveCount(0);
  await expectComplete(page);
});

test("another text in place of a lesson’s is another program: of the lesson’s run nothing stays", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=12");
  await replaceProgram(page, "class Wrong { void go( }");
  await expect(region(page, "Stage")).toContainText("There is no run of this program.");
  await expect(region(page, "Stage")).not.toContainText(/o12|\[4\]/);
});

/** How often workers were opened and asked, and how many milliseconds after a key each paint came with what it drew. */
interface Watched {
  requests: number;
  askedAt: number;
  readonly paints: { readonly after: number; readonly requests: number; readonly drawing: string }[];
}

test("the next slide’s picture is made ready: after the key no worker is asked before it stands", async ({ page }) => {
  await page.addInitScript(() => {
    const watched: Watched = { requests: 0, askedAt: 0, paints: [] };
    Object.assign(window, { watched });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
      watched.requests++;
      watched.askedAt = performance.now();
      return Reflect.apply(postMessage, this, sent);
    };
    let key = 0;
    const look = (): void => {
      const ground = document.querySelector<HTMLElement>(".stage-views .graph-ground");
      const { _cyreg } = (ground?.querySelector(".graph-canvas") ?? {}) as {
        readonly _cyreg?: { readonly cy: { nodes(): { readonly length: number } } };
      };
      const drawing = (_cyreg?.cy.nodes().length ?? 0) > 0 ? ground?.dataset["run"] : undefined;
      watched.paints.push({ after: performance.now() - key, requests: watched.requests, drawing: drawing ?? "" });
      requestAnimationFrame(look);
    };
    window.addEventListener(
      "keydown",
      () => {
        key = performance.now();
        // The next one is made ready a moment later: what is quiet is so from here on.
        Object.assign(watched, { requests: 0, askedAt: key, paints: [] });
      },
      { capture: true },
    );
    requestAnimationFrame(look);
  });
  await page.goto("#/lecture?file=context-sensitivity-1&slide=1");
  await expectComplete(page);
  const watched = () => page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);
  const quiet = () =>
    page.evaluate(() => performance.now() - (window as unknown as { readonly watched: Watched }).watched.askedAt);
  const times: number[] = [];
  for (let slide = 2; slide <= 3; slide++) {
    // The next one is ready, too, when nothing has been asked for a while.
    await expect.poll(quiet, { timeout: 60_000 }).toBeGreaterThan(3_000);
    await page.keyboard.press("PageDown");
    await expect(page.getByText(`${slide} of 47`)).toBeVisible();
    const panels = await page.getByRole("main").getAttribute("data-run");
    await expect.poll(async () => (await watched()).paints.at(-1)?.drawing).toBe(panels);
    const paint = (await watched()).paints.find(({ drawing }) => drawing === panels);
    expect([slide, paint?.requests]).toEqual([slide, 0]);
    times.push(Math.round(paint?.after ?? -1));
  }
  test.info().annotations.push({ type: "milliseconds from the key to the picture", description: times.join(", ") });
});
