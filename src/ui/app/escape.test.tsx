import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { innermost, type Leaving, levels, useEscapes } from "./escape.ts";

const nothing = (): void => undefined;

test.each([
  [["prediction", "solving", "whatIf", "present", "comparison"], "prediction"],
  [["solving", "whatIf", "present"], "solving"],
  [["whatIf", "present", "comparison"], "whatIf"],
  [["present", "comparison"], "present"],
  [["comparison"], "comparison"],
  [[], undefined],
] as const)("of %j Escape leaves %s", (inside, left) => {
  expect(innermost(Object.fromEntries(inside.map((level) => [level, nothing])))).toBe(left);
});

const place = document.createElement("div");
let root = createRoot(place);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

function Page({ leaving }: { readonly leaving: Leaving }) {
  useEscapes(leaving);
  return <input />;
}

const press = (target: EventTarget): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

test("one level is left each time", async () => {
  const inside = new Set<string>(levels);
  const left: string[] = [];
  const show = () =>
    act(async () =>
      root.render(
        <Page
          leaving={Object.fromEntries(
            levels.filter((level) => inside.has(level)).map((level) => [level, () => left.push(level)]),
          )}
        />,
      ),
    );
  for (const level of levels) {
    await show();
    press(document.body);
    inside.delete(level);
  }
  expect(left).toEqual([...levels]);
});

test("Escape in a field is the field’s, except that it ends Present; a menu that is open hears it alone", async () => {
  const left: string[] = [];
  await act(async () => root.render(<Page leaving={{ comparison: () => left.push("comparison") }} />));
  press(place.querySelector("input") ?? document.body);
  await act(async () => root.render(<Page leaving={{ present: () => left.push("present") }} />));
  press(place.querySelector("input") ?? document.body);
  const menu = document.body.appendChild(document.createElement("div"));
  menu.setAttribute("role", "menu");
  press(document.body);
  menu.remove();
  expect(left).toEqual(["present"]);
});
