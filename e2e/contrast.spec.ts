import { AxeBuilder } from "@axe-core/playwright";
import { runSeed, share } from "../src/testing/seeds.ts";
import { expect, visit as test } from "./fixtures.ts";
import { editorOf, openLink } from "./workbench.ts";

// What is read from a back row, or with weak eyes. Of drawings and of each pair of colors: `src/ui/theme/tokens.test.ts`.
test.use({ turns: 4, isStill: true, viewport: { width: 1280, height: 720 } });

const links = [
  ["pointer", "example=one-call-site&at=15"],
  ["relevancy", "example=instrumented-code&at=12"],
  ["pushdown", "example=textbook-system&at=4"],
  ["separation", "example=adding-two-numbers&at=48"],
  ["data-flow", "example=not-distributive&at=20"],
] as const;

for (const [route, query] of share(links, 2))
  for (const theme of ["light", "dark", "contrast"] as const)
    test(`#/${route} in Present, ${theme}: each text on the page is told from its ground by 7:1`, async ({ page }) => {
      await page.emulateMedia(theme === "contrast" ? { contrast: "more" } : { colorScheme: theme });
      await openLink(page, route, query);
      await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached();
      await editorOf(page);
      await page.keyboard.press("m");
      await expect(page.locator("html")).toHaveAttribute("data-mode", "present");
      // The editor has the colors with the next frame.
      await expect.poll(async () => weakTexts(page), `seed ${runSeed}`).toEqual([]);
      await page.keyboard.press("m");
      await page.emulateMedia({ colorScheme: null, contrast: null });
    });

/** What axe finds by its rule for AAA: large texts 4.5:1, others 7:1. */
async function weakTexts(page: ConstructorParameters<typeof AxeBuilder>[0]["page"]): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withRules(["color-contrast-enhanced"])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message}`));
}
