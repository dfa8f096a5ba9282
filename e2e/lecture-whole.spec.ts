import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { at } from "../scripts/paths.mjs";
import { expect, test } from "./fixtures.ts";

// Both lectures of 45 minutes, at two sizes.
test.use({ turns: 10 });

interface WrittenSlide {
  readonly title: string;
  readonly compare?: readonly object[];
  readonly table?: { readonly rows: readonly (readonly string[])[] };
  readonly points?: readonly string[];
  readonly question?: { readonly kind: string; readonly of?: string };
}

const slidesOf = (name: string): readonly WrittenSlide[] =>
  JSON.parse(readFileSync(at(`public/lectures/${name}.json`), "utf8")).slides;

/** What the stages in sight say of elements that are not wholly in them. */
const outside = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("section[aria-label=Stage]")].flatMap(({ dataset }) =>
      dataset["fit"] === undefined ? [] : [dataset["outside"]],
    ),
  );

async function expectSlide(page: Page, slide: WrittenSlide): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("heading", { level: 1 })).toHaveText(slide.title.replaceAll("`", ""));
  if (slide.compare !== undefined) {
    for (const letter of ["A", "B"].slice(0, slide.compare.length))
      await expect(page.getByRole("region", { name: `Run ${letter}` })).toBeVisible();
    // The sentences of the page are there, too.
    await expect(page.getByText(/^compare\.\w/)).toHaveCount(0);
  }
  for (const point of slide.points ?? []) await expect(page.getByText(point.replaceAll("`", "")).first()).toBeVisible();
  if (slide.table !== undefined)
    await expect(page.locator(".slide-table tbody tr")).toHaveCount(slide.table.rows.length);
  await expect.poll(async () => (await outside(page)).every((count) => count === "0")).toBe(true);
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  for (const name of ["context-sensitivity-1", "context-sensitivity-2"])
    test(`every slide of ${name} is whole at ${width}×${height}, and every question waits for its answer`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      const slides = slidesOf(name);
      await page.goto(`#/lecture?file=${name}`);
      for (const [place, slide] of slides.entries()) {
        await expect(page.getByRole("banner").getByText(`${place + 1} of ${slides.length}`)).toBeVisible();
        await expectSlide(page, slide);
        if (slide.question !== undefined) {
          const question = page.getByRole("region", { name: "Question" });
          const answer = question.getByRole("list", { name: "Answer", exact: true });
          const { of } = slide.question;
          if (of !== undefined) await expect(question.locator("code").first()).toHaveText(of);
          await expect(answer).toHaveCount(0);
          await page.keyboard.press("PageDown");
          await expect(answer.getByRole("listitem").first()).toBeVisible();
        }
        await page.keyboard.press("PageDown");
      }
    });
