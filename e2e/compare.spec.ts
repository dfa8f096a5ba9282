import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, visit as test } from "./fixtures.ts";
import { expectDrawn, placesOf, viewOf } from "./graph-picture.ts";
import { button, chooseInMenu, combobox, expectPosition, lengthOf, region } from "./workbench.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("#/compare?example=one-object&runs=1-call,1-obj");
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await expectDrawn(page, "Pointer flow graph, 1-call-site");
  await expectDrawn(page, "Pointer flow graph, 1-object");
});

test("the tables of the slides follow the step, and what is spurious is marked", async ({ page }) => {
  const tables = page.getByRole("tabpanel", { name: "Slide tables" });
  await expect(tables).toHaveCount(2);
  await expect(tables.getByRole("button", { name: "o12", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Final state" }).click();
  await expect(tables.getByRole("row", { name: "[4]:x o12", exact: true })).toBeVisible();
  await expect(tables.getByRole("row", { name: /^\[o3\]:x o12 ?, o13.*spurious/ })).toBeVisible();
  await expect(region(page, "Run A")).toContainText("[4]:16 → [16]:One.get");
  await expect(region(page, "Run B")).toContainText("[o3]:16 → [o13]:Two.get");
  await page.getByRole("button", { name: "Final state" }).click();
  await expect(tables.getByRole("button", { name: "o12", exact: true })).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(tables.getByRole("row", { name: /^\[o3\]:x o12 ?, o13.*spurious/ })).toBeVisible();
});

test("a spurious fact says why it is there, and where the runs part", async ({ page }) => {
  await page.keyboard.press("End");
  const tables = page.getByRole("tabpanel", { name: "Slide tables" });
  await tables
    .getByRole("row", { name: /^\[o3\]:x/ })
    .getByRole("button", { name: "o13", exact: true })
    .click();
  await expect(region(page, "Why")).toContainText("o13 ∈ pt([o3]:x)");
  const parting = region(page, "Where the runs first differ");
  for (const text of ["Select([o3], 14, o3) = [o3]", "Select([o3], 15, o3) = [o3]", "Select([4], 15, o3) = [15]"])
    await expect(parting).toContainText(text);
  await expect(parting).toContainText("1-call-site never finds this.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(region(page, "Why")).toHaveCount(0);
});

test("one press leads both runs to where they part, and says what each chooses there, not before", async ({ page }) => {
  await page.goto("#/compare?example=set-and-do-set&runs=1-call,1-obj");
  const parting = region(page, "Here they part");
  const press = parting.getByRole("button", { name: "Here they part" });
  await expect(press).toBeVisible();
  await expect(parting).not.toContainText("Select(");
  await press.click();
  for (const text of ["Select([5], 12, o1) = [12]", "Select([6], 12, o2) = [12]"])
    await expect(parting).toContainText(text);
  for (const text of ["Select([o1], 12, o1) = [o1]", "Select([o2], 12, o2) = [o2]"])
    await expect(parting).toContainText(text);
  for (const text of ["[6]:12 → [12]:doSet", "[o2]:12 → [o2]:doSet"])
    await expect(region(page, "Explanation")).toContainText(text);
  await expectAccessible(page);

  await page.keyboard.press("Home");
  await expect(parting).not.toContainText("Select(");
  await page.keyboard.press("F8");
  await expect(parting, "it is a stop on the timeline").toContainText("Select([6], 12, o2) = [12]");
  await page.goto("#/compare?example=there-and-back&runs=post,pre");
  await expect(region(page, "Run B")).toBeVisible();
  await expect(parting, "where the runs choose nothing").toHaveCount(0);
});

test("two runs stand around their program, and in a lecture each with its tables; where they part both Selects are there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("#/compare?example=set-and-do-set&runs=1-call,1-obj");
  await expectDrawn(page, "Pointer flow graph, 1-object");
  const left = async (name: string) => (await region(page, name).boundingBox())?.x ?? 0;
  expect(await left("Run A")).toBeLessThan(await left("Program"));
  expect(await left("Program")).toBeLessThan(await left("Run B"));
  for (const run of ["Run A", "Run B"])
    await expect(region(page, run).getByRole("region", { name: "Stage" })).toHaveAttribute("data-outside", "0");

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("m");
  await expect(region(page, "Program"), "its line stands in the band").toHaveCount(0);
  await page.getByRole("button", { name: "Here they part" }).click();
  const band = region(page, "Explanation");
  for (const text of ["Select([6], 12, o2) = [12]", "Select([o2], 12, o2) = [o2]", "12 this.doSet(b);"])
    await expect(band).toContainText(text);
  for (const run of ["Run A", "Run B"]) {
    const rows = region(page, run).getByRole("row", { name: /:\w/ });
    await expect.poll(() => inSight(rows)).toBeGreaterThanOrEqual(4);
  }
  await page.keyboard.press("ArrowRight");
  await expect(band).not.toContainText("Select([6], 12, o2) = [12]");
  await page.keyboard.press("m");
});

test("the graphs of both runs are zoomed together, until their views are unlinked", async ({ page }) => {
  await expect(page.locator("[data-linked=true]")).toHaveCount(1);
  const zoom = (run: string) => zoomOf(page, `Pointer flow graph, ${run}`);
  const before = await zoom("1-object");
  await zoomIn(page, "Pointer flow graph, 1-call-site");
  await expect.poll(() => zoom("1-object")).toBeGreaterThan(before);
  await expect.poll(() => zoom("1-object")).toBe(await zoom("1-call-site"));
  await page.getByRole("button", { name: "Views linked" }).click();
  await expect(page.locator("[data-linked=true]")).toHaveCount(0);
  const kept = await zoom("1-object");
  await zoomIn(page, "Pointer flow graph, 1-call-site");
  await expect.poll(() => zoom("1-call-site")).toBeGreaterThan(kept);
  expect(await zoom("1-object")).toBe(kept);
});

test("three runs stand side by side, by link and from the menu; other analyses are compared, too", async ({ page }) => {
  await page.goto("#/compare?example=context-sensitive-heap&runs=1-call,1-call/1,1-call/1/variableContexts:false");
  await expect(region(page, "Run C")).toBeVisible();
  await expect(region(page, "Stage")).toHaveCount(3);
  await expect(region(page, "Explanation")).toHaveCount(1);
  await page.getByRole("button", { name: "Runs" }).click();
  await page.getByRole("menuitemcheckbox", { name: "C.S. + C.S. heap" }).click();
  await expect.poll(() => page.url()).toContain("runs=1-call,1-call/1/variableContexts:false");
  await expect(region(page, "Run C")).toHaveCount(0);
  await page.goto("#/compare?example=there-and-back&runs=post,pre");
  await expectDrawn(page, "P-automaton, pre*");
  await page.keyboard.press("End");
  await expect(region(page, "Result of the second run").getByRole("row", { name: /^b o/ })).toBeVisible();
});

test("a run that is done says since when, and one that hit a limit says so in its column", async ({ page }) => {
  await page.goto("#/compare?example=set-and-do-set&runs=1-call,1-obj");
  await expect(region(page, "Run B")).toContainText("[o2]:doSet");
  await page.keyboard.press("End");
  await expect(region(page, "Run A")).toContainText("done since step 44");
  await expect(region(page, "Run B")).toContainText("done since step 40");
  await page.keyboard.press("Home");
  await expect(region(page, "Run A")).not.toContainText("done since");
  await page.goto("#/compare?example=set-and-do-set&runs=1-call,1-obj/0/maxSteps:20");
  await expect(region(page, "Run B").getByRole("status")).toContainText("Stopped at the step limit of 20");
  await expect(region(page, "Run A").getByRole("status")).toHaveCount(0);
});

test("what both runs say at the end of a line is never cut", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("#/compare?example=context-sensitive-heap&runs=1-call,1-call/1");
  await expect(page.locator(".monaco-editor").first()).toBeVisible();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(0);
  for (let presses = 1; presses <= (await lengthOf(page)); presses++) {
    await page.keyboard.press("ArrowRight");
    const beyond = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const editor = document.querySelector(".source-editor")?.getBoundingClientRect();
      const chips = [...document.querySelectorAll(".source-chip-row")].map((row) => ({
        text: row.textContent,
        ...row.getBoundingClientRect().toJSON(),
      }));
      return chips.filter(({ left, right }) => left < (editor?.left ?? 0) || right > (editor?.right ?? 0));
    });
    expect(beyond, `after ${presses} presses`).toEqual([]);
  }
  await expect(page.locator(".source-chip.token").first()).toBeVisible();
});

test("both runs are saved as one figure, and their tables as one table", async ({ page }) => {
  await page.keyboard.press("End");
  const saved = async (item: string): Promise<string> => {
    await page.getByRole("button", { name: "File: open, save, export" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    return readFile(await (await saving).path(), "utf8");
  };
  const figure = await saved("Figure as SVG");
  expect(figure).toMatch(/>A 1-call-site, step \d+<[\s\S]*>B 1-object, step \d+</);
  const [heads = "", , ...rows] = (await saved("Table as Markdown")).split("\n");
  expect(heads).toBe("| A 1-call-site: Variable | Object | B 1-object: Variable | Object |");
  expect(rows.find((row) => row.includes("\\[4\\]:x"))).toContain("| \\[4\\]:x | o12 |");
  expect(rows.find((row) => row.includes("\\[o3\\]:x"))).toContain("| \\[o3\\]:x | o12, o13 |");
  expect(await saved("Table as LaTeX")).toContain("\\begin{tabular}");
});

test("the execution trees of two runs are cards, each along its own path", async ({ page }) => {
  await page.goto("#/compare?example=assertion&step=169");
  const trees = page.getByRole("group", { name: /^Execution tree, / });
  await expect(trees).toHaveCount(2);
  for (const tree of await trees.all()) {
    await expect(tree.getByRole("button", { name: /^#\d.* now/ })).toHaveCount(1);
    await expect(tree.locator(".is-path").first()).toBeVisible();
  }
});

test("stacking beside cloning: what one call site cannot tell apart, the stack does", async ({ page }) => {
  await page.goto("#/compare?example=recursive-calls&runs=merged,merged/pipeline:cloning");
  await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  await expect(region(page, "Run B")).toBeVisible();
  await page.getByRole("button", { name: "Runs", exact: true }).click();
  await expect(page.getByRole("menuitemcheckbox", { name: "cloning" })).toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  const outcome = (run: string) => region(page, `Result of the ${run} run`).getByRole("row", { name: /^b / });
  await expect(outcome("first")).toContainText("const");
  await expect(outcome("second")).toContainText("any");
  await expect(outcome("second")).toContainText("spurious");
});

test("without contexts the differences of both runs are marked", async ({ page }) => {
  await page.getByRole("tab", { name: "Without contexts" }).click();
  await expect(combobox(page, "Context sensitivity of the first run")).toHaveValue("1-call");
  await expect(combobox(page, "Context sensitivity of the second run")).toHaveValue("1-obj");
  const sets = await rowsOf(page, "Points-to sets without contexts");
  const byPointer = new Map(sets.map(([pointer = "", ...cells]) => [pointer, cells]));
  expect(byPointer.get("x")).toEqual(["o12", "o12, o13 (spurious)"]);
  expect(byPointer.get("y")).toEqual(["o13", "o12 (spurious), o13"]);
  expect(byPointer.get("n1")).toEqual(["o12", "o12"]);

  const calls = await rowsOf(page, "Call graph edges without contexts");
  expect(calls.find(([site]) => site?.startsWith("16"))?.slice(1)).toEqual(["One.get", "One.get, Two.get (spurious)"]);

  const table = region(page, "Call graph edges without contexts");
  await expect(table).toContainText("Nothing only in 1-call-site, one fact only in 1-object.");
  await table.getByRole("button", { name: "Differences only" }).click();
  const differing = await rowsOf(page, "Call graph edges without contexts");
  expect(differing.map(([head]) => head)).toEqual(["m", "16"]);
});

test("a fact without contexts says why it is there in its run", async ({ page }) => {
  await page.keyboard.press("End");
  await page.getByRole("tab", { name: "Without contexts" }).click();
  await region(page, "Points-to sets without contexts")
    .getByRole("row", { name: /^x/ })
    .getByRole("button", { name: "o13", exact: true })
    .click();
  await expect(region(page, "Why")).toContainText("o13 ∈ pt([o3]:x)");
  await expect(region(page, "Where the runs first differ")).toContainText("1-call-site never finds this.");
  await page.keyboard.press("Escape");
});

test("what both runs have stands in the same place in both graphs", async ({ page }) => {
  await page.keyboard.press("End");
  const first = await placesOf(page, "Pointer flow graph, 1-call-site");
  const second = await placesOf(page, "Pointer flow graph, 1-object");
  const shared = Object.keys(first).filter((id) => id in second);
  expect(shared.length).toBeGreaterThan(4);
  for (const id of shared) expect({ id, ...placeOf(second[id]) }).toEqual({ id, ...placeOf(first[id]) });
});

test("stepping is linked, or free", async ({ page }) => {
  await expectPosition(page, 0);
  await expect(stepOf(page, "A")).toHaveText(/^. 0 /);
  await expect(stepOf(page, "B")).toHaveText(/^. 0 /);
  await page.keyboard.press("End");
  await expectPosition(page, await lengthOf(page));
  await expect(stepOf(page, "A")).toHaveText(/^. (\d+) \/ \1$/);
  await expect(stepOf(page, "B")).toHaveText(/^. (\d+) \/ \1$/);
  await page.keyboard.press("Home");
  await expect(stepOf(page, "B")).toHaveText(/^. 0 /);
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  await expect(stepOf(page, "B")).not.toHaveText(/^. 0 /);

  await combobox(page, "Synchronize").selectOption("free");
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  const second = await stepOf(page, "B").innerText();
  await page.keyboard.press("End");
  await expect(stepOf(page, "A")).toHaveText(/^. (\d+) \/ \1$/);
  await expect(stepOf(page, "B")).toHaveText(second);
  await combobox(page, "Step bar controls").selectOption({ label: "Second run" });
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Home");
  await expect(stepOf(page, "B")).toHaveText(/^. 0 /);
  await expect(stepOf(page, "A")).not.toHaveText(/^. 0 /);
});

test("another selector in one pane goes into the address and changes the differences", async ({ page }) => {
  await combobox(page, "Context sensitivity of the second run").selectOption("ci");
  await expect.poll(() => page.url()).toContain("runs=1-call,ci");
  await page.getByRole("tab", { name: "Without contexts" }).click();
  await expect(region(page, "Call graph edges without contexts")).toContainText("only in insensitive");
  await page.goBack();
  await expect(combobox(page, "Context sensitivity of the second run")).toHaveValue("1-obj");
});

test("the address has the steps of both runs: a reload and Back return to them", async ({ page }) => {
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  await combobox(page, "Synchronize").selectOption("free");
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.url()).toMatch(/at=9&also=/);
  const [first, second] = [await stepOf(page, "A").innerText(), await stepOf(page, "B").innerText()];
  await page.reload();
  await expect(stepOf(page, "A")).toHaveText(first);
  await expect(stepOf(page, "B")).toHaveText(second);

  await combobox(page, "Context sensitivity of the second run").selectOption("ci");
  await expect.poll(() => page.url()).toContain("runs=1-call,ci");
  await expect(stepOf(page, "A")).toHaveText(first);
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("End");
  await expect(stepOf(page, "A")).not.toHaveText(first);
  await page.goBack();
  await expect(combobox(page, "Context sensitivity of the second run")).toHaveValue("1-obj");
  await expect(stepOf(page, "A")).toHaveText(first);
  await expect(stepOf(page, "B")).toHaveText(second);
});

test("undo takes back the options of a run, redo chooses them again", async ({ page }) => {
  const selector = combobox(page, "Context sensitivity of the second run");
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  const second = await stepOf(page, "B").innerText();
  await selector.selectOption("ci");
  await expect.poll(() => page.url()).toContain("runs=1-call,ci");
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Control+z");
  await expect(selector).toHaveValue("1-obj");
  await expect.poll(() => page.url()).toContain("runs=1-call,1-obj");
  await expect(stepOf(page, "B")).toHaveText(second);
  await page.keyboard.press("Control+Shift+z");
  await expect(selector).toHaveValue("ci");
  await expect.poll(() => page.url()).toContain("runs=1-call,ci");
});

test("the workbench leads to the comparison of its program", async ({ page }) => {
  await page.goto("#/pointer?example=one-object");
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(region(page, "Run A")).toBeVisible();
  await expect(combobox(page, "Context sensitivity of the first run")).toHaveValue("1-obj");
  await expect(combobox(page, "Context sensitivity of the second run")).toHaveValue("1-call");
});

/** Where the step bar says that a run is: `A 12 / 44`. */
function stepOf(page: Page, letter: string) {
  return region(page, "Step bar")
    .getByTestId("counter")
    .getByText(new RegExp(`^${letter} `))
    .first();
}

function placeOf(place: { readonly x: number; readonly y: number } | undefined) {
  return { x: place?.x, y: place?.y };
}

/** The rows of a difference table; a fact that only one run has is followed by what it is said to be. Marks of the execution are left out. */
async function rowsOf(page: Page, name: string): Promise<readonly (readonly string[])[]> {
  const rows = await region(page, name)
    .getByRole("row")
    .evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent)),
    );
  return rows.map((row) =>
    row.map((cell) =>
      cell
        .replaceAll(/\s*○\s*\([^)]*\)/g, "")
        .replaceAll(/\s*[✗◆]/g, "")
        .replaceAll(/\((spurious)[^)]*\)/g, "($1)")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  );
}

/** How many of the rows are wholly in sight in what scrolls them. */
async function inSight(rows: Locator): Promise<number> {
  const inside = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [place, room] = [row.getBoundingClientRect(), row.closest(".slide-body")?.getBoundingClientRect()];
      return room !== undefined && place.top >= room.top - 1 && place.bottom <= room.bottom + 1;
    }),
  );
  return inside.filter(Boolean).length;
}

async function zoomIn(page: Page, label: string): Promise<void> {
  await chooseInMenu(page, "Zoom in", `Tools of ${label}`);
  await page.keyboard.press("Escape");
}

async function zoomOf(page: Page, label: string): Promise<number> {
  return (await viewOf(page, label)).zoom;
}
