import { expect, expectAccessible, FRESH, visit as test } from "./fixtures.ts";
import { button, combobox, editorOf, expectComplete, opened, openPointer, ownProgram, region } from "./workbench.ts";

const failing = `import java.util.Scanner;

class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println("Hello " + in.nextLine());
    fail(null);
  }

  static void fail(String text) {
    System.out.println(text.length());
  }
}
`;

const endless = `class Main {
  public static void main(String[] args) {
    int i = 0;
    while (true) {
      i++;
      if (i % 1000000 == 0) System.out.println(i);
    }
  }
}
`;

/** The right branch is never taken: whatever the selector, its object is not observed. */
const oneBranch = `class Main {
  public static void main(String[] args) {
    Object x = new One();
    if (args.length > 7) x = new Two();
    System.out.println(x.toString());
  }
}
class One { public String toString() { return "one"; } }
class Two { public String toString() { return "two"; } }
`;

const state = "Run status";

test("the program runs when asked to, reads what is typed, and its stack trace leads to the lines", async ({
  page,
}) => {
  await openPointer(page, ownProgram(failing, "context=ci"));
  await button(page, "Run").click();
  const run = region(page, "Run");
  await expect(run.getByRole("status", { name: state })).toContainText("NoSuchElementException");
  await run.getByRole("textbox", { name: "Input" }).fill("world\n");
  await run.getByRole("button", { name: "Run again" }).click();
  await expect(run.getByRole("status", { name: state })).toContainText("uncaught NullPointerException");
  await expect(run).toContainText("Hello world");
  await expect(run).toContainText('Exception in thread "main" java.lang.NullPointerException');
  await editorOf(page);
  await run.getByRole("button", { name: /Main\.fail\(Main\.java:11\)/ }).click();
  await expect(region(page, "Program").locator(".source-now").first()).toBeAttached();
  await expect(run.getByRole("button", { name: /Main\.main\(Main\.java:7\)/ })).toBeVisible();
  await expectAccessible(page);
  await run.getByRole("button", { name: "Back to the pseudocode" }).click();
  await expect(region(page, "Pseudocode")).toBeVisible();
});

test("a program without end stops at a limit that is told as one, and by Cancel", async ({ page }) => {
  await openPointer(page, ownProgram(endless, "context=ci"));
  await button(page, "Run").click();
  const run = region(page, "Run");
  await expect(run.getByRole("status", { name: state })).toContainText("Stopped at the limit of 2,000,000 steps");
  await run.getByRole("button", { name: "Run with a higher limit" }).click();
  await expect(run.getByRole("status", { name: state })).toContainText("running…");
  // The page is not held up meanwhile.
  await button(page, "Last step").click();
  await run.getByRole("button", { name: "Cancel the run" }).click();
  await expect(run.getByRole("status", { name: state })).toContainText(/Canceled after [\d,]+ steps/, {
    timeout: 2_000,
  });
});

test("what the run showed is marked in tables, graphs and Why; what it did not show too", FRESH, async ({ page }) => {
  await openPointer(page, ownProgram(oneBranch, "context=ci&profile=java"));
  // A program that came by a link is executed when the reader wants it.
  await button(page, "Run").click();
  await expect(region(page, "Run")).toContainText("Ended normally");
  await button(page, "Back to the pseudocode").click();
  await button(page, "Last step").click();
  const sets = await opened(page, "Points-to sets");
  await expect(sets.getByText("(observed at run time)")).toHaveCount(0);
  await button(page, "Observed").click();
  const row = sets.getByRole("row").filter({ has: page.getByRole("button", { name: "x", exact: true }) });
  await expect(row.locator(".is-observed")).toHaveCount(1);
  await expect(row.locator(".is-unobserved")).toHaveText(/○/);
  const methods = await opened(page, "Reachable methods");
  await expect(methods.getByRole("row").filter({ hasText: "One.toString" }).locator(".is-observed")).toBeVisible();
  await expect(methods.getByRole("row").filter({ hasText: "Two.toString" }).locator(".is-unobserved")).toBeVisible();
  await expect(
    (await opened(page, "Call graph edges"))
      .getByRole("row")
      .filter({ hasText: "Two.toString" })
      .locator(".is-unobserved"),
  ).toBeVisible();
  const graph = region(page, "Pointer flow graph");
  await region(page, "Stage").getByRole("tab", { name: "Table" }).click();
  await expect(graph.locator("[data-element]").filter({ hasText: /\bx\b/ }).first()).toContainText("✓ 1/2");
  await opened(page, "Points-to sets");
  await row.getByRole("button", { name: "o4", exact: true }).click();
  await expect(await opened(page, "Why")).toContainText("Not observed in this run");
  await opened(page, "Points-to sets");
  await row.getByRole("button", { name: "o3", exact: true }).click();
  await expect(await opened(page, "Why")).toContainText("Observed at run time.");
  await expectAccessible(page);
});

test("the comparison marks what no run showed", async ({ page }) => {
  await page.goto("#/compare?example=id-called-twice&runs=ci,1-call");
  await expect(page.getByRole("listitem").filter({ hasText: "not observed" })).toBeVisible();
  await page.getByRole("tab", { name: "Without contexts" }).click();
  const table = region(page, "Points-to sets without contexts");
  const spurious = table.locator(".is-spurious");
  await expect(spurious.first()).toBeVisible();
  expect(await spurious.locator(".is-unobserved").count(), "each spurious fact is unobserved").toBe(
    await spurious.count(),
  );
});

test("another selector is another walk through the same execution", async ({ page }) => {
  await openPointer(page, ownProgram(oneBranch, "context=ci"));
  await button(page, "Run").click();
  const run = region(page, "Run");
  await expect(run).toContainText("Ended normally");
  await combobox(page, "Context sensitivity").selectOption("1-call");
  await expectComplete(page);
  await expect(run).toContainText("Ended normally");
  await expect(run.getByText("Output of an earlier version of the program.")).toHaveCount(0);
});
