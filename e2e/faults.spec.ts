import type { Page } from "@playwright/test";
import { largeProgram } from "../src/testing/java/large-program.ts";
import { expect, RELOADED, visit as test } from "./fixtures.ts";
import { manyClasses } from "./many-classes.ts";
import {
  button,
  combobox,
  expectComplete,
  expectPosition,
  lengthOf,
  openPointer,
  ownProgram,
  region,
  rowsOf,
  stepSlider,
} from "./workbench.ts";

declare global {
  interface Window {
    /** Ends the last worker of a name that was opened, as if memory had run out. */
    killWorker(name: string): void;
    /** Ends the next worker of a name soon after it has said its first word. */
    killNextWorker(name: string): void;
  }
}

const endless = `class Main {
  public static void main(String[] args) {
    int i = 0;
    while (true) i++;
  }
}
`;

test.beforeEach(async ({ page }) => page.addInitScript(watchWorkers));

test("a worker that dies while it parses is told of, and Restart analyzes the program", async ({ page }) => {
  await page.goto("#/");
  await page.evaluate(() => window.killNextWorker("/worker-"));
  await page.goto(`#/pointer?${ownProgram(manyClasses(300), "context=ci&profile=java")}`);
  await expectLost(page);
  await expect(stepSlider(page), "nothing was recorded").toHaveAttribute("max", "0");
  await page.getByRole("alert").getByRole("button", { name: "Restart" }).click();
  await expectComplete(page);
  expect(await lengthOf(page)).toBeGreaterThan(1_000);
});

test("a worker that dies while it runs is told of, what it recorded stays, and the next run works", async ({
  page,
}) => {
  await page.goto(`#/pointer?${ownProgram(largeProgram(150), "context=ci&heap=0&profile=java")}`);
  await expect(stepSlider(page)).not.toHaveAttribute("max", "0");
  await page.evaluate(() => window.killWorker("/worker-"));
  await expectLost(page);
  await button(page, "Step forward").click();
  await expect(stepSlider(page)).not.toHaveValue("0");
  await page.goto("#/pointer?example=call-strings&context=1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[15]:bar");
  await expect(page.getByText("The analysis stopped unexpectedly")).toHaveCount(0);
});

test("a worker that dies while it executes the program is told of, and the program can be run again", async ({
  page,
}) => {
  await openPointer(page, ownProgram(endless, "context=ci"));
  await button(page, "Run").click();
  const run = region(page, "Run");
  const status = run.getByRole("status", { name: "Run status" });
  await expect(status).toContainText("Stopped at the limit");
  // The worker that is ended has begun: one that is still being loaded is said to be missing. The page itself ends it, which
  // comes before the higher limit on a machine that is busy, too.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const said = document.querySelector('[aria-label="Run status"]')?.textContent ?? "";
      if (!/running… [1-9]/.test(said)) return;
      observer.disconnect();
      window.killWorker("/worker-");
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await run.getByRole("button", { name: "Run with a higher limit" }).click();
  await expect(status).toContainText("The run stopped unexpectedly");
  await run.getByRole("button", { name: "Run again" }).click();
  await expect(status).toContainText("running…");
  await run.getByRole("button", { name: "Cancel the run" }).click();
  await expect(status).toContainText("Canceled after");
});

test(
  "a worker that dies while it lays out a graph is told of, and the next graph is drawn",
  RELOADED,
  async ({ page }) => {
    await page.goto("#/");
    await page.evaluate(() => window.killNextWorker("/layout-worker-"));
    // Small flow graphs have their places without it.
    await openPointer(page, "example=iterators&context=1-call");
    const graph = region(page, "Pointer flow graph");
    await expect(graph).toContainText("The layout failed");
    await button(page, "Last step").click();
    await expectPosition(page, await lengthOf(page));
    await combobox(page, "Context sensitivity").selectOption("1-obj");
    await expectComplete(page);
    await expect(graph.getByRole("application")).toBeVisible();
  },
);

async function expectLost(page: Page): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: "The analysis stopped unexpectedly" })).toBeVisible();
}

/** Puts workers that can be killed in the place of those of the page. */
function watchWorkers(): void {
  if (typeof window.killWorker === "function") return;
  const opened: { readonly url: string; readonly worker: Worker }[] = [];
  let speaker: (typeof opened)[number] | undefined;
  let doomed: string | undefined;
  const kill = (worker: Worker): void => {
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true }));
  };
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const entry = { url: String(url), worker: this };
      opened.push(entry);
      this.addEventListener("message", () => {
        speaker = entry;
      });
      if (doomed === undefined || !String(url).includes(doomed)) return;
      doomed = undefined;
      this.addEventListener("message", () => setTimeout(() => kill(this)), { once: true });
    }
  };
  window.killWorker = (name) => {
    // The one at work, not one that was opened meanwhile and waits.
    const isSpeaking = speaker?.url.includes(name) === true;
    const last = isSpeaking ? speaker : opened.findLast(({ url }) => url.includes(name));
    if (last === undefined) throw new Error(`no worker ${name} was opened`);
    kill(last.worker);
  };
  window.killNextWorker = (name) => {
    doomed = name;
  };
}

// A page of its own, for what failed stands in the console.
test("a part of the page that cannot be loaded says so, all else stays, and it is loaded when it is asked for again", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  // What is kept for visits without a network would be there.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  // Before the page is there: then its requests are looked at from the first on.
  await page.route(/\/help-[^/]*\.js$/, (route) => route.abort());
  await openPointer(page, "example=one-call-site&step=9");
  await page.keyboard.press("?");
  const notification = page.getByText("This part of the page could not be loaded.");
  await expect(notification).toBeVisible();
  const card = await region(page, "Explanation").boundingBox();
  const told = await notification.boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0), "the rule card is not covered").toBeLessThan(card?.y ?? 0);
  await expectPosition(page, 9);
  await page.keyboard.press("ArrowRight");
  await expect(stepSlider(page)).not.toHaveValue("9");
  await page.unrouteAll();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await page.close();
});
