import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { editorOf, expectComplete, openPointer, replaceProgram, rowsOf } from "./workbench.ts";

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
