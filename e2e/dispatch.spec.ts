import { expect, visit as test } from "./fixtures.ts";
import { button, openLink, ownProgram } from "./workbench.ts";

const dispatched = `
class Main {
  static void main() {
    Shape s = new Circle();
    s.area();
  }
}
abstract class Shape {
  abstract Object area();
}
class Ellipse extends Shape {
  Object area() { return this; }
}
class Circle extends Ellipse {}
class Square extends Shape {
  Object area() { return this; }
}
`;

test("beside the call graph the class hierarchy shows how Dispatch climbs to the method, there and back", async ({
  page,
}) => {
  await openLink(page, "pointer", `code=${ownProgram(dispatched, "context=ci&step=0&view=call-graph")}`);
  const tree = page.getByRole("img", { name: "Class hierarchy" });
  await expect(tree).toBeVisible();
  const found = tree.locator(".is-found");
  for (let step = 0; step < 20 && (await found.count()) === 0; step++) await button(page, "Step forward").click();
  await expect(found).toContainText("Ellipse");
  await expect(tree.locator("[data-element=kCircle]")).toContainText("o4");
  await expect(tree.locator(".climb")).toHaveCount(1);
  await expect(tree).toHaveAttribute("aria-description", "Dispatch(o4, area()) = Ellipse.area()");
  await button(page, "Step back").click();
  await expect(found).toHaveCount(0);
  await button(page, "Step forward").click();
  await expect(found).toContainText("area()");
  await page.locator(".panel-graph").last().getByRole("tab", { name: "Table" }).click();
  await expect(page.getByRole("row").filter({ hasText: "has area(): the method found" })).toContainText("Ellipse");
  await expect(page.getByRole("row").filter({ hasText: "has area(): not chosen" })).toContainText("Square");
});
