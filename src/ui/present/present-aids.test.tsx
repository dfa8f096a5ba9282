import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { fakeBrowser, one } from "../../testing/page/document.ts";
import { Boards, createSettings, ServicesContext, Workbench } from "../store/index.ts";
import { FakeBrowser, memoryOf } from "../store/testing/fake-browser.ts";
import { PresentAids } from "./index.ts";

let root: Root;
let workbench: Workbench;
/** Keys that the page hears after the aids. */
let heard: string[];

const hear = (event: KeyboardEvent): void => {
  if (!event.defaultPrevented) heard.push(event.key);
};

beforeEach(async () => {
  fakeBrowser();
  heard = [];
  window.addEventListener("keydown", hear);
  const [engine] = engines;
  if (engine === undefined) throw new Error("no engine");
  workbench = new Workbench({ engine, boards: new Boards(), openWorker: () => ({}) as never });
  const storage = memoryOf(new Map());
  const { documents, records } = await new FakeBrowser().openBoth();
  const services = { engines, workbench, settings: createSettings(storage), storage, documents, records };
  document.body.innerHTML =
    '<section class="stage" data-drawing="graph"><div class="stage-views"></div></section><input><div id="place"></div>';
  root = createRoot(one("#place"));
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <PresentAids />
      </ServicesContext>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  window.removeEventListener("keydown", hear);
  document.body.replaceChildren();
});

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  act(async () =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
  );
const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
const said = (): string => one("[role=status]").textContent ?? "";
const lines = (): number => one(".pen-line").getAttribute("d")?.split("M").slice(1).length ?? 0;

test("Escape leaves one level each time: the black screen, the pen, and then what the page is in", async () => {
  await press("d");
  await press("b");
  expect([isThere(".present-black"), said()]).toEqual([true, "The screen is black. Any key or a click lifts it."]);
  await press("Escape");
  expect([isThere(".present-black"), said().split(":")[0]]).toEqual([false, "Pen"]);
  await press("Escape");
  expect([isThere(".pen-layer"), said()]).toEqual([false, ""]);
  expect(heard).toEqual([]);
  await press("Escape");
  expect(heard).toEqual(["Escape"]);
});

test("Escape that lifts the black screen does no more while it is held", async () => {
  await press("b");
  await press("Escape");
  await press("Escape", document.body, { repeat: true });
  expect(heard).toEqual([]);
});

test("any other key lifts the black screen and goes on to the page; a click only lifts it", async () => {
  await press("b");
  await press("ArrowRight");
  expect([isThere(".present-black"), heard]).toEqual([false, ["ArrowRight"]]);
  await press("b");
  let clicks = 0;
  document.body.addEventListener("click", () => clicks++, { once: true });
  await act(async () => one(".present-black").click());
  expect([isThere(".present-black"), clicks]).toEqual([false, 0]);
});

test("the light goes out when the key goes up, and when the window loses the focus", async () => {
  for (const end of [new KeyboardEvent("keyup", { key: "L" }), new Event("blur")]) {
    await press("l");
    expect(isThere(".present-spotlight")).toBe(true);
    await act(async () => window.dispatchEvent(end));
    expect(isThere(".present-spotlight")).toBe(false);
  }
});

test("letters typed into a field, and with Ctrl, are not for the aids", async () => {
  await press("b", one("input"));
  await press("b", document.body, { ctrlKey: true });
  expect([isThere(".present-black"), heard]).toEqual([false, ["b", "b"]]);
});

test("strokes are in sight at their step, also without the pen, and can be taken back with it", async () => {
  const draw = async (x: number): Promise<void> => {
    for (const kind of ["pointerdown", "pointermove", "pointerup"])
      await act(async () =>
        one(".pen-layer").dispatchEvent(
          Object.assign(new MouseEvent(kind, { clientX: x, clientY: 5, bubbles: true }), {
            isPrimary: true,
            pointerId: 1,
          }),
        ),
      );
  };
  await press("d");
  await draw(10);
  await draw(20);
  expect(lines()).toBe(2);
  await press("Backspace");
  expect(lines()).toBe(1);
  await press("d");
  expect([lines(), one(".pen-layer").classList.contains("is-out")]).toEqual([1, false]);
  await act(async () => workbench.store.setState({ position: 1 }));
  expect(isThere(".pen-layer")).toBe(false);
  await act(async () => workbench.store.setState({ position: 0 }));
  expect(lines()).toBe(1);
  await press("d");
  await press("Delete");
  expect(lines()).toBe(0);
});
