import { expect, FRESH, visit as test } from "./fixtures.ts";
import { button, expectPosition, openPointer, positionOf, region } from "./workbench.ts";

test("a points-to pair tells its derivation, and jumps to the step that made it", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await button(page, "Last step").click();
  const row = region(page, "Points-to sets").getByRole("row").filter({ hasText: "[4]:x" });
  await row.getByRole("button", { name: "o12" }).click();

  const why = region(page, "Why");
  await expect(why.getByRole("heading")).toContainText("o12 ∈ pt([4]:x)");
  await expect(why, "down to the statement that created the object").toContainText("n1 = new One();");
  await expect(why).toContainText("line 12");
  await expect(why).toContainText("[4]:14 → [14]:C.id(Number)");

  const jump = why.getByRole("button", { name: /^step \d+$/ }).first();
  const step = Number((await jump.innerText()).replace("step ", ""));
  await jump.click();
  await expectPosition(page, step);
  await expect(region(page, "Points-to sets").getByRole("row").filter({ hasText: "[4]:x" })).toContainText("o12");
  await button(page, "Step back").click();
  await expect(region(page, "Points-to sets").getByRole("row").filter({ hasText: "[4]:x" })).toHaveCount(0);
  await expect(why, "the derivation stays, and says that its fact is still to come").toContainText(`at step ${step}`);

  await why.getByRole("button", { name: "Clear" }).click();
  await expect(why.getByRole("heading")).toHaveText("Why");
});

test("premises, call edges, methods and worklist entries can be asked too", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await button(page, "Last step").click();
  const why = region(page, "Why");
  await region(page, "Call graph edges").getByRole("button", { name: "[4]:16" }).click();
  await expect(why).toContainText("[4]:16 → [16]:One.get()");
  await why.getByRole("button", { name: "o12 ∈ pt([4]:x)", exact: true }).click();
  await expect(why.getByRole("heading")).toContainText("o12 ∈ pt([4]:x)");
  await region(page, "Reachable methods").getByRole("button", { name: "[14]:C.id(Number)" }).click();
  await expect(why.getByRole("heading")).toContainText("[14]:C.id(Number)");

  await button(page, "First step").click();
  await button(page, "Step forward").click();
  const chip = region(page, "Worklist").getByRole("button").first();
  for (let steps = 0; steps < 10 && (await chip.count()) === 0; steps++) await button(page, "Step forward").click();
  await chip.click();
  await expect(why.getByRole("heading")).toContainText("[]:c");
});

test("“Why this step?” tells of the present step", FRESH, async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=12");
  const position = await positionOf(page);
  await region(page, "Why").getByRole("button", { name: "Why this step?" }).click();
  await expect(
    region(page, "Why")
      .getByRole("button", { name: /^step \d+$/ })
      .first(),
  ).toBeVisible();
  await expectPosition(page, position);
});

test("a row of a graph’s table is selected everywhere", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await button(page, "Last step").click();
  await region(page, "Pointer flow graph").getByRole("tab", { name: "Table" }).click();
  const edge = region(page, "Pointer flow graph").getByRole("row").filter({ hasText: "return value" }).first();
  await edge.getByRole("button").click();
  await expect(edge.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await expect(region(page, "Why").getByRole("heading")).toContainText("[14]:n → [4]:x");
});
