import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectDrawn } from "./graph-picture.ts";
import { editorOf, expectComplete, opened, openPointer, replaceProgram, rowsOf } from "./workbench.ts";

const EDITS = process.env["FIXSCOPE_LONG"] === "1" ? 500 : 10;
/** After these the page has loaded all it ever loads. */
const SETTLED = EDITS / 5;

/** A program that is another one for every number. */
const program = (edit: number): string => `class Main {
  static Object same(Object p) { return p; }
  public static void main(String[] args) {
    Main v${edit} = new Main();
    Object here = same(v${edit});
  }
}
`;

test("edits with their runs take no more memory than the first of them", async ({ page }) => {
  test.setTimeout(EDITS * 10_000);
  const session = await page.context().newCDPSession(page);
  await openPointer(page, "example=one-call-site");
  await editorOf(page);
  let settled = Number.POSITIVE_INFINITY;
  for (let edit = 1; edit <= EDITS; edit++) {
    await editAndRun(page, edit);
    if (edit === SETTLED) settled = await heapOf(session);
  }
  expect(await heapOf(session)).toBeLessThan(settled * 1.2);
});

/** Switches to another view and back. */
const SWITCHES = 50;

test("views that come and go leave nothing behind", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await openPointer(page, "example=one-call-site&step=20");
  await editorOf(page);
  await comeAndGo(page, 10);
  const before = await leftIn(session);
  await comeAndGo(page, SWITCHES);
  const after = await leftIn(session);
  for (const [what, count] of Object.entries(before)) expect(after[what], what).toBeLessThanOrEqual(count * 1.05);
});

async function comeAndGo(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count++)
    for (const name of ["Call graph", "Pointer flow graph"]) {
      await opened(page, name);
      await expectDrawn(page, name);
    }
}

/** What the page holds once nothing that can be freed is left. */
async function leftIn(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const counted = metrics.filter(({ name }) => ["Nodes", "JSEventListeners", "Documents"].includes(name));
  return Object.fromEntries(counted.map(({ name, value }) => [name, value]));
}

async function editAndRun(page: Page, edit: number): Promise<void> {
  await replaceProgram(page, program(edit));
  await expectComplete(page);
  await page.keyboard.press("Control+Enter");
  await expect(async () => {
    await page.getByRole("button", { name: "Last step", exact: true }).click();
    const rows = await rowsOf(page, "Points-to sets");
    // Once the run is compared with the one before, `+` marks what that had not.
    expect(rows.map((cells) => cells.map((text) => text.replace("+", "")))).toContainEqual([`[]:v${edit}`, "{o4}"]);
  }).toPass();
}

/** Bytes that the page’s heap holds once nothing that can be freed is left. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}
