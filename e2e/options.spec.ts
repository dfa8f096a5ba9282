import { expect, test } from "./fixtures.ts";
import {
  button,
  combobox,
  editorOf,
  expectComplete,
  expectPosition,
  lengthOf,
  openPointer,
  region,
  rowsOf,
  stepSlider,
} from "./workbench.ts";

const edgesUnderOneCall = [
  "[]:4 [4]:C.m()",
  "[4]:14 [14]:C.id(Number)",
  "[4]:15 [15]:C.id(Number)",
  "[4]:16 [16]:One.get()",
];

const edgesUnderOneObject = [
  "[]:4 [o3]:C.m()",
  "[o3]:14 [o3]:C.id(Number)",
  "[o3]:15 [o3]:C.id(Number)",
  "[o3]:16 [o12]:One.get()",
  "[o3]:16 [o13]:Two.get()",
];

test("under 1-object the example has the five call edges of the lecture", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await expectPosition(page, 0);
  await button(page, "Last step").click();
  expect(await edgesOf(page)).toEqual(edgesUnderOneObject);
});

test("heap contexts and the rules of the language can be chosen", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await page.getByRole("combobox", { name: /^Heap context depth/ }).selectOption("1");
  await expectComplete(page);
  await button(page, "Last step").click();
  const sets = (await rowsOf(page, "Points-to sets")).map((row) => row.join(" "));
  expect(sets).toContain("[4]:n1 {[4]:o12}");

  await page.getByRole("combobox", { name: /^Rules/ }).selectOption("java");
  await expectComplete(page);
  await button(page, "Last step").click();
  const methods = (await rowsOf(page, "Reachable methods")).flat();
  expect(methods.some((method) => method.includes("C.<init>()"))).toBe(true);
});

test("any other selector can be typed, and a wrong one is refused with a hint", async ({ page }) => {
  await openPointer(page, "example=call-strings");
  await combobox(page, "Context sensitivity").selectOption({ label: "other…" });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("three-call");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("textbox").fill("3-call");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await expectComplete(page);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("3-call");
  await button(page, "Last step").click();
  expect((await rowsOf(page, "Reachable methods")).flat()).toContain("[9,15,15]:B.bar()");
});

test("the address restores options and step", async ({ page, context }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await stepSlider(page).fill("9");
  await expectPosition(page, 9);
  await expect.poll(() => page.url()).toContain("step=9");
  expect(page.url().length, "short enough for a slide").toBeLessThanOrEqual(200);
  const worklist = await region(page, "Worklist").innerText();
  const length = await lengthOf(page);

  await page.reload();
  await expectComplete(page);
  await expectPosition(page, 9);
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-obj");
  expect(await region(page, "Worklist").innerText()).toBe(worklist);

  const other = await context.newPage();
  await other.goto(page.url());
  await expectComplete(other);
  await expectPosition(other, 9);
  expect(await lengthOf(other)).toBe(length);
});

test("back and forward walk through the options", async ({ page }) => {
  await openPointer(page, "example=one-call-site");
  await combobox(page, "Context sensitivity").selectOption("1-obj");
  await expectComplete(page);
  await page.goBack();
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-call");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect(await edgesOf(page)).toEqual(edgesUnderOneCall);
  await page.goForward();
  await expect(combobox(page, "Context sensitivity")).toHaveValue("1-obj");
  await expectComplete(page);
  await button(page, "Last step").click();
  expect(await edgesOf(page)).toEqual(edgesUnderOneObject);
});

test("back from the workbench leads to the gallery, whose cards open the examples", async ({ page }) => {
  await page.goto("#/");
  await page.getByRole("link", { name: /^Open 1-call-site/ }).click();
  await expectComplete(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1-call-site");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Fixscope", level: 1 })).toBeVisible();
});

const badLinks = [
  { hash: "#/nowhere", says: /There is no page “\/?nowhere”/ },
  { hash: "#/pointer?example=nope", says: /There is no example “nope”/ },
  { hash: "#/pointer?example=one-call-site&context=7-foo", says: /context = “7-foo”/ },
  { hash: "#/pointer?example=one-call-site&heap=many", says: /heap = “many”/ },
  { hash: "#/pointer?example=one-call-site&step=last", says: /step = “last”/ },
  { hash: "#/pointer?v1.notAProgram", says: /damaged/ },
  { hash: "#/compare?example=one-call-site&runs=foo,bar", says: /runs = “foo,bar”/ },
] as const;

for (const { hash, says } of badLinks) {
  test(`the bad link ${hash} explains itself, and the page works`, async ({ page }) => {
    await page.goto(hash);
    await expect(page.getByText(says)).toBeVisible();
    if (hash === "#/nowhere") await expect(page.getByRole("link", { name: /^Open / }).first()).toBeVisible();
    else await expect(button(page, "Step forward")).not.toHaveAttribute("aria-disabled", "true");
  });
}

test("a step beyond the end of the recording leads to its end", async ({ page }) => {
  await openPointer(page, "example=one-call-site&step=99999");
  await expectPosition(page, await lengthOf(page));
  await editorOf(page);
});

async function edgesOf(page: Parameters<typeof rowsOf>[0]): Promise<readonly string[]> {
  return (await rowsOf(page, "Call graph edges")).map((row) => row.join(" "));
}
