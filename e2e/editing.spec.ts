import type { Page } from "@playwright/test";
import { expect, FRESH, visit as test } from "./fixtures.ts";
import {
  button,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  openPointer,
  positionOf,
  region,
  replaceProgram,
  rowsOf,
  runState,
} from "./workbench.ts";

const own = `class Main {
  static Object same(Object p) {
    return p;
  }
  public static void main(String[] args) {
    Main one = new Main();
    Object here = same(one);
  }
}
`;

const broken = `class Main {
  static void main() {
    Main a = new Missing();
  }
}
`;

test("a program that is typed in is analyzed, and its sets are shown", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await editorOf(page);
  const said = await listenToRunState(page);
  await replaceProgram(page, own);
  await expect(region(page, "Program").getByRole("button", { name: "Reset to the lesson" })).toBeVisible();
  await expectComplete(page);
  expect(await said(), "the recording is stale from the first key on").toContain("changed");

  await button(page, "Last step").click();
  expect(await rowsOf(page, "Points-to sets")).toEqual([
    ["[]:one", "{o6}"],
    ["[]:here", "{o6}"],
    ["[7]:p", "{o6}"],
  ]);
  expect(await rowsOf(page, "Call graph edges")).toEqual([["[]:7", "[7]:same"]]);
});

test("a mistake is marked at its place, and the last good recording stays", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  const length = await lengthOf(page);
  await button(page, "Last step").click();
  const before = await rowsOf(page, "Points-to sets");
  const field = await editorOf(page);
  await field.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("class Late { Object late = new Missing(); } ");

  const alert = region(page, "Program").getByRole("alert");
  await expect(alert).toContainText("1:32");
  await expect(alert).toContainText("“Missing”");
  await expect.poll(() => textUnderSquiggle(page)).toBe("Missing");
  await expect(runState(page)).toHaveText("changed");
  expect(await lengthOf(page)).toBe(length);
  expect(await rowsOf(page, "Points-to sets")).toEqual(before);
  await button(page, "First step").click();
  await button(page, "Last step").click();
  expect(await rowsOf(page, "Points-to sets")).toEqual(before);

  // Correcting it makes it good again.
  await replaceProgram(page, own);
  await expect(alert).toHaveCount(0);
  await expectComplete(page);
});

test("what was typed survives a reload, also while it is wrong, and can be reset", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await replaceProgram(page, broken);
  await expect(region(page, "Program").getByRole("alert")).toContainText("“Missing”");
  await expect.poll(() => page.url()).toContain("v1.");
  await page.reload();
  await editorOf(page);
  await expect(editorText(page)).toContainText("new Missing()");
  await expect(region(page, "Program").getByRole("alert")).toContainText("“Missing”");

  await region(page, "Program").getByRole("button", { name: "Reset to the lesson" }).click();
  await expect(editorText(page)).toContainText("Number id(Number n)");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[14]:n {o12}");
  await expect(region(page, "Program").getByRole("button", { name: "Reset to the lesson" })).toHaveCount(0);
});

test("the example opened again offers the reader’s version of an earlier visit", FRESH, async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await replaceProgram(page, own);
  await expectComplete(page);
  await page.goto("#/");
  await page.reload();
  await openPointer(page, "example=one-call-site");
  await editorOf(page);
  await expect(editorText(page)).toContainText("Number id(Number n)");
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect(editorText(page)).toContainText("Main one = new Main()");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Points-to sets")).map((row) => row.join(" "))).toContain("[]:here {o6}");
});

function editorText(page: Page) {
  return region(page, "Program").locator(".view-lines");
}

/** Collects what the program's head says about the run from now on. */
async function listenToRunState(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await region(page, "Program").evaluateHandle((section) => {
    const texts: string[] = [];
    const note = () => texts.push(section.querySelector("header")?.textContent ?? "");
    new MutationObserver(note).observe(section, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return async () => {
    const heads: string[] = await said.jsonValue();
    return heads.flatMap((head) => head.match(/changed|analyzing/g) ?? []);
  };
}

/** The part of the editor's text that a squiggle is drawn under. */
async function textUnderSquiggle(page: Page): Promise<string> {
  return region(page, "Program").evaluate((section) => {
    const squiggle = section.querySelector(".squiggly-error")?.getBoundingClientRect();
    if (squiggle === undefined) return "";
    const isOver = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, squiggle.top + squiggle.height / 2];
      return squiggle.left <= x && x <= squiggle.right && top <= y && y <= bottom + 3;
    };
    const charactersOf = (line: Element) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const found: { readonly text: string; readonly box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const [at, text] of [...(node.textContent ?? "")].entries()) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          found.push({ text, box: range.getBoundingClientRect() });
        }
      }
      return found;
    };
    return [...section.querySelectorAll(".view-line")]
      .flatMap(charactersOf)
      .filter(({ box }) => isOver(box))
      .map(({ text }) => text)
      .join("");
  });
}

test("an edit stays at the corresponding step, and so does its undo in the editor", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=31");
  const at = await positionOf(page);
  const field = await editorOf(page);
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" // said");
  await expect(runState(page)).toHaveCount(1);
  await expectComplete(page);
  await expectPosition(page, at);
  // A line more above the rest: the same iteration, of other lines.
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// first");
  await page.keyboard.press("Enter");
  await expect(runState(page)).toHaveCount(1);
  await expectComplete(page);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  for (let change = 0; change < 8; change++) await page.keyboard.press("Control+z");
  await expectComplete(page);
  await expect(region(page, "Program")).not.toContainText("// said");
  await expectPosition(page, at);
});
