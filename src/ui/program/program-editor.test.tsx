import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { java } from "../../engine-kit/index.ts";
import { runsThisTime } from "../../testing/seeds.ts";
import type { CodeEditor, EditorEvents, OpenCodeEditor } from "../adapters/monaco/index.ts";
import { ProgramEditor, type ProgramEditorProps } from "./index.ts";

/** An editor that only writes down what it is told. */
function fakeEditor() {
  const told: string[] = [];
  let events: () => EditorEvents = () => {
    throw new Error("not open");
  };
  const editor: CodeEditor = {
    show: ({ key, file, text }) => void told.push(`show ${key}/${file} ${text}`),
    setMarks: (marks) => void told.push(`marks ${marks.map((mark) => mark.line).join(",")}`),
    reveal: (lines) => void told.push(`reveal ${lines.join(",")}`),
    configure: ({ readOnly }) => void told.push(`configure ${readOnly}`),
    setTheme: (theme) => void told.push(`theme ${theme}`),
    scrollTo: () => undefined,
    placeOf: () => undefined,
    edge: () => 0,
    onMoved: () => () => undefined,
    dispose: () => void told.push("dispose"),
  };
  const open: OpenCodeEditor = (_host, _highlighter, readEvents) => {
    told.push("open");
    events = readEvents;
    return editor;
  };
  return { told, events: () => events(), load: async () => open };
}

const neverLoads = () => new Promise<OpenCodeEditor>(() => undefined);
const failsToLoad = () => Promise.reject(new Error("offline"));
const text = "class C {\n  C c = new C();\n}";
const files = [{ name: "C.java", text }];
const statement = { file: "C.java", start: { line: 2, column: 3 }, end: { line: 2, column: 17 } };
const base: ProgramEditorProps = {
  language: java,
  documentKey: "example",
  files,
  label: "Program",
  theme: "light",
  current: [],
  hints: [],
  errors: [],
  onChange: () => undefined,
  hover: () => undefined,
  load: neverLoads,
};

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});

afterEach(async () => {
  // A test that failed may have left its own.
  vi.useRealTimers();
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

/** With the frame after it: marks follow by one. */
async function render(props: Partial<ProgramEditorProps>) {
  await act(async () => root.render(<ProgramEditor {...base} {...props} />));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

function find(selector: string): HTMLElement {
  const element = host.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector} in ${host.innerHTML}`);
  return element;
}

const click = (selector: string) => act(async () => find(selector).click());

test("before the editor is here the page draws the program with all marks", async () => {
  await render({
    current: [statement],
    hints: [{ file: "C.java", line: 2, text: "o2", whole: "o2 ∈ pt(c)", token: 0, isNew: true }],
    reached: [{ span: statement, isNew: true }],
    errors: [
      { kind: "wrong-type", span: { ...statement, start: { line: 2, column: 5 } }, found: "int", expected: "C" },
    ],
    breakpoints: [3],
  });
  const line = find('[data-line="2"]');
  expect(line.getAttribute("aria-current")).toBe("step");
  expect(line.querySelector(".source-chips")?.getAttribute("title")).toBe("o2 ∈ pt(c)");
  expect(line.querySelector(".source-chip.is-new-token")?.textContent).toBe("o2");
  expect(line.querySelector(".source-reached.is-new")).not.toBeNull();
  expect(line.querySelector(".source-problem")?.getAttribute("title")).toContain("where C is needed");
  expect(line.querySelector(".source-token-keyword")?.textContent).toBe("new");
  expect(find('[data-line="3"] .source-glyph-breakpoint')).toBeDefined();
  expect(host.querySelector("button")).toBeNull();
});

describe("a large program before the editor is here", () => {
  const drawnLines = () => [...host.querySelectorAll<HTMLElement>("[data-line]")].map(({ dataset }) => dataset["line"]);
  const scrollTo = (top: number) =>
    act(async () => {
      find(".source-plain").scrollTop = top;
      find(".source-plain").dispatchEvent(new Event("scroll"));
    });

  test.runIf(runsThisTime(4, 0))("is drawn where it is looked at", async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `class C${index} { /* ${"x".repeat(40)} */ }`);
    await render({ files: [{ name: "C.java", text: lines.join("\n") }] });
    expect(drawnLines()).toHaveLength(200);
    expect(drawnLines()[0]).toBe("1");
    await scrollTo(23 * 20_000);
    expect(drawnLines()).toHaveLength(200);
    expect(drawnLines()).toContain("20001");
    expect(find('[data-line="20001"] .source-token-keyword').textContent).toBe("class");
    const { paddingTop, paddingBottom } = find(".source-lines").style;
    const room = Number.parseInt(paddingTop, 10) + Number.parseInt(paddingBottom, 10);
    expect(room, "the whole can be scrolled").toBe(4 + 23 * (30_000 - 200) + 12);
    await scrollTo(23 * 30_000);
    expect(drawnLines().at(-1)).toBe("30000");
  });

  test("shows the statement of the step, wherever it is", async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `class C${index} {}`);
    const place = { file: "C.java", start: { line: 4_000, column: 1 }, end: { line: 4_000, column: 5 } };
    await render({ files: [{ name: "C.java", text: lines.join("\n") }], current: [place] });
    await scrollTo(find(".source-plain").scrollTop);
    expect(find('[data-line="4000"]').getAttribute("aria-current")).toBe("step");
  });

  test("on one line is drawn up to a bound", async () => {
    const one = "class Name { int field; } ".repeat(40_000);
    await render({ files: [{ name: "C.java", text: one }] });
    expect(drawnLines()).toEqual(["1"]);
    expect(find(".source-line").textContent?.length).toBeLessThan(600);
    expect(find(".source-line [title^='The rest']").textContent).toBe("…");
  });

  test("a program of some pages is drawn as a whole", async () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `class C${index} {}`);
    await render({ files: [{ name: "C.java", text: lines.join("\n") }] });
    expect(drawnLines()).toHaveLength(1_000);
    expect(find(".source-lines").style.paddingTop).toBe("");
  });
});

test("a click in the margin toggles a breakpoint, one on the number chooses the line, F9 the current line", async () => {
  const log: string[] = [];
  await render({
    current: [statement],
    onToggleBreakpoint: (file, line) => log.push(`toggle ${file}:${line}`),
    onLineAction: (file, line) => log.push(`choose ${file}:${line}`),
  });
  await click('[data-line="3"] [data-gutter="glyph"]');
  await click('[data-line="1"] [data-gutter="number"]');
  await act(async () => {
    find(".source-plain").dispatchEvent(new KeyboardEvent("keydown", { key: "F9", bubbles: true }));
  });
  expect(log).toEqual(["toggle C.java:3", "choose C.java:1", "toggle C.java:2"]);
});

test("where the editor cannot be loaded the program can still be edited", async () => {
  const edited: string[] = [];
  await render({ load: failsToLoad, onChange: (_file, changed) => edited.push(changed) });
  await click(".source-edit");
  const field = find("textarea");
  if (!(field instanceof HTMLTextAreaElement)) throw new Error("no text field");
  expect(field.value).toBe(text);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "class D {}");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(edited).toEqual(["class D {}"]);
  expect(find('[role="status"]').textContent).toContain("could not be loaded");
});

test("where the editor takes long that is said, and the program can be edited until it is here", async () => {
  let come: (isComing: boolean) => void = () => undefined;
  const load: ProgramEditorProps["load"] = (onComing) => {
    come = onComing;
    return neverLoads();
  };
  await render({ load });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(host.querySelector(".source-edit"), "its code is not asked for yet").toBeNull();
  await act(async () => come(true));
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(find('[role="status"]').textContent).toContain("still being loaded");
  expect(find(".source-edit").textContent).toBe("Edit");
  await act(async () => come(false));
  expect(host.querySelector('[role="status"]')).toBeNull();
});

test("on a phone and read-only: no editing, and the editor is never fetched", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const load = vi.fn(neverLoads);
  await render({ readOnly: true, load });
  expect(host.querySelector("button")).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test("on a phone the editor is never fetched", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const load = vi.fn(neverLoads);
  await render({ load });
  expect(find(".source-edit").textContent).toBe("Edit");
  expect(load).not.toHaveBeenCalled();
});

test("one editor from mount to unmount, told only what changed", async () => {
  const { told, load } = fakeEditor();
  await render({ load, current: [statement] });
  expect(told.filter((line) => line === "open")).toHaveLength(1);
  expect(told).toContain(`show example/C.java ${text}`);
  expect(told).toContain("reveal 2");
  // The theme is told once more in the next frame.
  await vi.waitFor(() => expect(told.filter((line) => line === "theme light")).toHaveLength(2));
  told.length = 0;
  await render({ load, current: [statement], files: [{ name: "C.java", text }] });
  expect(told.filter((line) => !line.startsWith("marks"))).toEqual([]);
  await render({ load, current: [statement], readOnly: true, theme: "dark" });
  expect(told).toContain("configure true");
  expect(told).toContain("theme dark");
  await act(async () => root.render(null));
  expect(told.at(-1)).toBe("dispose");
});

test("the editor's events reach the newest handlers", async () => {
  const { events, load } = fakeEditor();
  const log: string[] = [];
  await render({ load });
  await render({ load, onChange: (file, changed) => log.push(`${file} ${changed}`), hover: () => "**pt**" });
  events().changed("C.java", "x");
  expect(log).toEqual(["C.java x"]);
  expect(events().hover("C.java", 1, "c")).toBe("**pt**");
});

test("several files are tabs; a step in another file brings it up, and the reader may go back", async () => {
  const two = [...files, { name: "D.java", text: "class D {}" }];
  const chosen: string[] = [];
  const props = { files: two, onActiveFile: (file: string) => chosen.push(file) };
  const selected = () => find('[role="tab"][aria-selected="true"]').textContent;
  await render(props);
  expect(selected()).toBe("C.java");
  await render({ ...props, current: [{ ...statement, file: "D.java" }] });
  expect(selected()).toBe("D.java");
  await click('[role="tab"][aria-selected="false"]');
  expect(selected()).toBe("C.java");
  expect(chosen).toEqual(["D.java", "C.java"]);
});

test("while the reader types nothing else scrolls or changes the file", async () => {
  const two = [...files, { name: "D.java", text: "class D {}" }];
  const { told, events, load } = fakeEditor();
  await render({ load, files: two });
  events().changed("C.java", "class C {}");
  told.length = 0;
  await render({ load, files: two, current: [statement] });
  await render({ load, files: two, current: [{ ...statement, file: "D.java" }] });
  expect(told.filter((line) => /reveal|show/.test(line))).toEqual([]);
  await act(async () => {
    find(".source-editor").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
  await render({ load, files: two, current: [statement] });
  expect(told).toContain("reveal 2");
});

test("the same place asked for again is scrolled to again", async () => {
  const { told, load } = fakeEditor();
  await render({ load, current: [statement] });
  await render({ load, current: [{ ...statement }] });
  expect(told.filter((line) => line === "reveal 2")).toHaveLength(2);
});

test("of a step without a statement the line of its last premise is in sight, in whichever file it is", async () => {
  const two = [...files, { name: "D.java", text: "class D {}" }];
  const { told, load } = fakeEditor();
  const edge = { file: "D.java", start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  await render({ load, files: two, premises: [statement, edge] });
  expect(find('[role="tab"][aria-selected="true"]').textContent).toBe("D.java");
  expect(told).toContain("reveal 1,1");
  await render({ load, files: two, current: [statement], premises: [edge] });
  expect(told).toContain("reveal 2");
});

test("no files: a line that says what to do", async () => {
  await render({ files: [] });
  expect(host.textContent).toContain("Choose a lesson");
});
