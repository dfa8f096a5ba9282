import type { Locator, Page } from "@playwright/test";
import { expect, RELOADED, visit as test } from "./fixtures.ts";
import { expectDrawn, placesOf } from "./graph-picture.ts";
import {
  button,
  chooseInMenu,
  everyStep,
  expectComplete,
  expectPosition,
  lengthOf,
  opened,
  openPointer,
  region,
} from "./workbench.ts";

// Tall enough for both graphs: on a low screen one of them is folded.
test.use({ viewport: { width: 1600, height: 1200 } });

test("a graph is one Tab stop, where arrows move, Enter selects and Escape leaves", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await expectDrawn(page, "Pointer flow graph");
  await button(page, "Last step").click();
  const length = await lengthOf(page);
  const graph = graphOf(page, "Pointer flow graph");
  // Between the strip and the drawing stands the answer of the lesson.
  await region(page, "Answer").locator("a, button").last().focus();
  for (let tabs = 0; tabs < 3 && !(await hasFocus(graph)); tabs++) await page.keyboard.press("Tab");
  await expect(graph).toBeFocused();

  const said = region(page, "Pointer flow graph").locator("[aria-live=polite]");
  await expect(said).not.toBeEmpty();
  const visited = new Set<string>([await said.innerText()]);
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    visited.add(await said.innerText());
  }
  expect(visited.size, "the arrows lead somewhere").toBeGreaterThan(2);
  await expectPosition(page, length);

  const pointer = (await said.innerText()).split(" ")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(await opened(page, "Why")).toContainText(pointer);
  await page.keyboard.press("Escape");
  await expect(graph).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(async () => Number(await page.getByRole("slider", { name: "Step" }).inputValue()))
    .toBeLessThan(length);
});

test("one more Tab leads out of the drawing to its tools", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await opened(page, "Call graph");
  await expectDrawn(page, "Call graph");
  const graph = graphOf(page, "Call graph");
  await graph.focus();
  await page.keyboard.press("Tab");
  await expect(graph).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(graph).toBeFocused();
});

test("heading, table and drawing count the same elements at every step", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await chooseInMenu(page, "Split the stage", "Views: pin, split");
  await expectDrawn(page, "Pointer flow graph");
  await expectDrawn(page, "Call graph");
  await everyStep(page);
  const length = await lengthOf(page);
  for (let position = 0; position <= length; position += 3) {
    await page.getByRole("slider", { name: "Step" }).fill(String(position));
    await expectPosition(page, position);
    for (const name of ["Pointer flow graph", "Call graph"]) {
      await expect(async () => {
        const [nodes, edges] = await countsInHeading(page, name);
        expect(await rowsOf(page, name, "nodes").count(), `nodes of ${name} at ${position}`).toBe(nodes);
        expect(await rowsOf(page, name, "edges").count(), `edges of ${name} at ${position}`).toBe(edges);
      }).toPass({ timeout: 5_000 });
    }
    // Boxes of methods are drawn too, so the flow graph has at least as many figures as pointers.
    await expect(async () => {
      const shown = Object.values(await placesOf(page, "Pointer flow graph")).filter(({ isShown }) => isShown);
      const [pointers] = await countsInHeading(page, "Pointer flow graph");
      expect(shown.length).toBeGreaterThanOrEqual(pointers);
      if (pointers === 0) expect(shown).toEqual([]);
    }).toPass({ timeout: 5_000 });
  }
});

test(
  "a dragged node stays where it was put: over steps and a reload, until it is reset",
  RELOADED,
  async ({ page }) => {
    // Places are compared, so nothing may glide.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPointer(page, "example=one-call-site");
    await opened(page, "Call graph");
    await expectDrawn(page, "Call graph");
    await button(page, "Last step").click();
    const label = "Call graph";
    // The camera where it would be on a new page.
    await page.keyboard.press("0");
    const before = await placesOf(page, label);
    const [id = "", from] = Object.entries(before)[0] ?? [];
    const box = await graphOf(page, label).boundingBox();
    if (from === undefined || box === null) throw new Error("the call graph is not drawn");
    await page.mouse.move(box.x + from.x, box.y + from.y);
    await page.mouse.down();
    await page.mouse.move(box.x + from.x + 30, box.y + from.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await placesOf(page, label))[id]?.x).not.toBe(from.x);
    const dragged = (await placesOf(page, label))[id];
    await button(page, "First step").click();
    await button(page, "Last step").click();
    expect((await placesOf(page, label))[id]).toEqual(dragged);

    const others = Object.keys(before).filter((other) => other !== id);
    const shape = (places: typeof before) => others.map((other) => ahead(places, id, other));
    const dragging = shape(await placesOf(page, label));
    await page.reload();
    await expectComplete(page);
    await button(page, "Last step").click();
    await opened(page, label);
    await expectDrawn(page, label);
    const reloaded = shape(await placesOf(page, label));
    expect(Math.sign(reloaded[0] ?? 0), "kept over a reload").toBe(Math.sign(dragging[0] ?? 0));

    expect(page.url()).toContain("moved=call-graph~");

    // The link of the page leads others to the same places, who have moved nothing.
    const link = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.goto("#/");
    await page.goto(link);
    await expectComplete(page);
    await opened(page, label);
    await expectDrawn(page, label);
    const shared = shape(await placesOf(page, label));
    expect(Math.sign(shared[0] ?? 0), "kept in the link").toBe(Math.sign(dragging[0] ?? 0));

    await chooseInMenu(page, "Reset positions", `Tools of ${label}`);
    await expect.poll(() => page.url()).not.toContain("moved=");
    await page.keyboard.press("0");
    await expect.poll(async () => (await placesOf(page, label))[id]).toMatchObject({ x: from.x, y: from.y });
  },
);

function graphOf(page: Page, label: string): Locator {
  return page.getByRole("application", { name: label, exact: true });
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** “PFG · 3 of 8 nodes · 1 of 4 edges”: the first number of each. */
async function countsInHeading(page: Page, name: string): Promise<readonly [number, number]> {
  const text = await region(page, name)
    .getByText(/\d+ of \d+ nodes/)
    .innerText();
  const [, nodes = "", edges = ""] = /(\d+) of \d+ nodes.*?(\d+) of \d+ edges/.exec(text) ?? [];
  return [Number(nodes), Number(edges)];
}

function rowsOf(page: Page, name: string, kind: "nodes" | "edges"): Locator {
  return region(page, name)
    .getByRole("table", { name: new RegExp(`${name}: ${kind}`) })
    .locator("tbody tr");
}

function ahead(places: Readonly<Record<string, { readonly x: number }>>, from: string, to: string): number {
  return (places[to]?.x ?? 0) - (places[from]?.x ?? 0);
}

test("a view that was left and comes back is drawn again", async ({ page }) => {
  await openPointer(page, "example=one-call-site&at=15");
  await expectDrawn(page, "Pointer flow graph");
  const first = await inkOf(page, "Pointer flow graph");
  await page.keyboard.press("2");
  await expectDrawn(page, "Call graph");
  await page.keyboard.press("1");
  await expectDrawn(page, "Pointer flow graph");
  // Of boxes and edges there are many points: a hundredth more or less is the edge of letters.
  await expect.poll(() => inkOf(page, "Pointer flow graph")).toBeGreaterThan(first * 0.99);
});

/** How many points of the canvas of nodes and edges are drawn. */
function inkOf(page: Page, label: string): Promise<number> {
  return page.getByRole("application", { name: label, exact: true }).evaluate((ground) => {
    const canvas = ground.querySelector<HTMLCanvasElement>("canvas[data-id=layer2-node]");
    const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1).getContext("2d");
    if (canvas !== null) copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, canvas?.width ?? 1, canvas?.height ?? 1).data ?? [];
    return data.filter((part, index) => index % 4 === 3 && part > 0).length;
  });
}
