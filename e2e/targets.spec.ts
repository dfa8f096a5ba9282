import { share } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { button } from "./workbench.ts";

// What can be pressed is large enough, and no page is wider than a small screen.
test.use({ turns: 3, isStill: true });

const links = [
  "",
  "pointer?example=one-call-site&at=15",
  "relevancy?example=instrumented-code&at=12",
  "pushdown?example=textbook-system&at=4",
  "separation?example=adding-two-numbers&at=48",
  "separation?example=fig-6&at=10",
  "data-flow?example=not-distributive&at=20",
  "compare?example=one-object&at=10",
  "lecture?file=context-sensitivity-1&slide=3",
] as const;

for (const link of share(links, 4)) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`at ${width}×${height} each control of #/${link} is at least 24 px wide and high`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, link);
      await expect.poll(() => page.evaluate(smallControls)).toEqual([]);
    });

  test(`#/${link} has no more than the width of a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, link);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

async function open(page: Parameters<typeof button>[0], link: string): Promise<void> {
  await page.goto(`#/${link}`);
  const first = link === "" ? page.getByRole("searchbox", { name: "Search lessons" }) : button(page, "Step forward");
  await expect(first.or(button(page, "Next slide")).first()).toBeVisible();
}

/**
 * Runs in the page: the controls in sight that are smaller. As WCAG has it, not links within sentences, and not what can be reached
 * by another control: the moments on the timeline are a list, too.
 */
function smallControls(): readonly string[] {
  const controls =
    "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=slider], [role=checkbox], [role=menuitem]";
  const others = "[aria-hidden=true], [inert], .hidden-visually, .monaco-editor, .stop.is-moment, .sentences a";
  return (
    [...document.querySelectorAll(controls)]
      .filter((element) => element.closest(others) === null)
      // A link that stretches over its row.
      .filter((element) => getComputedStyle(element, "::after").position !== "absolute")
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.top < innerHeight && box.left < innerWidth)
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ element, box }) =>
          `${element.className || element.localName} ${box.width} × ${box.height}: ${element.textContent}`,
      )
  );
}
