import { act } from "react";
import { expect, vi } from "vitest";

/**
 * Gives jsdom what it lacks: sizes, media queries, observers. Nothing is drawn: graphs wait for their layout.
 * `matches`: what a media query answers.
 */
export function fakeBrowser(matches: (query: string) => boolean = () => false): void {
  vi.restoreAllMocks();
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("ResizeObserver", Silent);
  vi.stubGlobal("Worker", Silent);
  // The editor's icons are named in its style sheet.
  vi.stubGlobal("CSS", { escape: (name: string) => name.replaceAll(/[^\w-]/g, "\\$&") });
  // The bytes of Node's files are of Node's own class, which the parser looks for.
  vi.stubGlobal("Uint8Array", Object.getPrototypeOf(Buffer));
  for (const side of ["offsetWidth", "offsetHeight", "clientWidth", "clientHeight"])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 1_000 });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined;
  Object.defineProperty(document, "fonts", { configurable: true, value: { status: "loaded", load: async () => [] } });
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** What the page has written into the console, as errors and warnings, since {@link fakeBrowser}. */
export function complaints(): readonly unknown[] {
  return [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
}

/** An observer or worker that never says anything. */
class Silent {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  postMessage(): void {}
  addEventListener(): void {}
  terminate(): void {}
}

/** Waits until it holds, while the page goes on: timers fire, messages arrive, React renders by itself. */
export async function eventually(holds: () => void): Promise<void> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  try {
    await vi.waitFor(holds, { timeout: 60_000, interval: 10 });
  } finally {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  }
}

/** The first element that matches; fails when there is none. */
export function one<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** The panel with this name. */
export function region(name: string): HTMLElement {
  return one(`section[aria-label="${name}"]`);
}

/** The button whose accessible name is this, or matches. */
export function button(name: string | RegExp, within: ParentNode = document): HTMLButtonElement {
  const buttons = [...within.querySelectorAll<HTMLButtonElement>("button")];
  const found = buttons.find((each) => {
    const own = nameOf(each);
    return typeof name === "string" ? own === name : name.test(own);
  });
  if (found === undefined) throw new Error(`no button ${name} among ${buttons.map(nameOf).join(" | ")}`);
  return found;
}

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? textOf(element);
}

/** What an element says; white space is one blank. */
export function textOf(element: Element): string {
  return (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** As {@link textOf}, without the mark of what is new at this step. */
function unmarkedTextOf(element: Element): string {
  return textOf(element).replace(/^●?\s*(?:new)?\s*/, "");
}

/** The list of choices with this name. */
export function choice(name: string | RegExp): HTMLSelectElement {
  const found = choiceHere(name);
  if (found === undefined) throw new Error(`no choices called ${name}`);
  return found;
}

/** The choices of an option, also of one behind “More options”. */
export async function option(name: string | RegExp): Promise<HTMLSelectElement> {
  if (choiceHere(name) === undefined) await click(button("More options"));
  return choice(name);
}

function choiceHere(name: string | RegExp): HTMLSelectElement | undefined {
  return [...document.querySelectorAll("select")].find((each) =>
    typeof name === "string" ? nameOf(each) === name : name.test(nameOf(each)),
  );
}

/** The same, opened by its tab where another one stands in its place. */
export async function opened(name: string): Promise<HTMLElement> {
  const tab = [...document.querySelectorAll("[role=tab]")].find((each) => nameOf(each).startsWith(name));
  if (tab !== undefined && tab.getAttribute("aria-selected") !== "true") await click(tab);
  return region(name);
}

/** The row of a table panel that has this text. */
export async function row(panel: string, text: string): Promise<HTMLElement> {
  const found = [...(await opened(panel)).querySelectorAll<HTMLElement>("tbody tr")].find((each) =>
    textOf(each).includes(text),
  );
  if (found === undefined) throw new Error(`no row of ${panel} has ${text}`);
  return found;
}

export async function click(element: Element): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, cancelable: true }));
    (element as HTMLElement).click();
  });
}

/** Presses a key where the focus is. */
export async function press(key: string, held: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
  });
}

/** Gives a field or a list of choices a value, as a reader does. */
export async function enter(field: HTMLElement, value: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  await act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

/** The control of the step bar whose value is the position. */
export function slider(): HTMLInputElement {
  return one("input[type=range][aria-label=Step]");
}

export function position(): number {
  return Number(slider().value);
}

export function length(): number {
  return Number(slider().max);
}

/** The recording on the screen is that of the present text and options, and it is complete. */
export async function complete(): Promise<void> {
  await eventually(() => {
    expect(button("Step forward").getAttribute("aria-disabled")).not.toBe("true");
    expect(region("Program").textContent).not.toMatch(/analyzing…|changed/);
  });
}

/** The rows of a table panel: what its cells show, without the marks of what is new. */
export async function rowsOf(name: string): Promise<readonly (readonly string[])[]> {
  const rows = [...(await opened(name)).querySelectorAll("table[aria-label] tbody tr:not(.row-group)")];
  return rows.map((each) => [...each.querySelectorAll("td")].map(unmarkedTextOf));
}
