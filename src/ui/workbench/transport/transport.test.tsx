import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import {
  button,
  choice,
  click,
  enter,
  eventually,
  fakeBrowser,
  length,
  one,
  position,
  press,
  slider,
  textOf,
} from "../../../testing/page/document.ts";
import { inProcessWorker } from "../../../testing/page/in-process-worker.ts";
import { runsThisTime } from "../../../testing/seeds.ts";
import { addMessages } from "../../messages/index.ts";
import { Boards, createSettings, ServicesContext, Workbench, type WorkbenchLink } from "../../store/index.ts";
import { FakeBrowser, memoryOf } from "../../store/testing/fake-browser.ts";
import { Transport } from "./index.ts";

let root: Root;
let workbench: Workbench;

beforeEach(() => {
  fakeBrowser();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  workbench.dispose();
  document.body.replaceChildren();
});

/** The step bar of a complete run of a lesson. */
async function open(engineId: string, link: WorkbenchLink): Promise<void> {
  const engine = engines.find(({ id }) => id === engineId);
  if (engine === undefined) throw new Error(`no engine ${engineId}`);
  const openWorker = () => ({
    ...inProcessWorker(),
    ready: async () => undefined,
    alive: async () => undefined,
    terminate: () => undefined,
    onLost: () => undefined,
  });
  addMessages(engine.words, ...(await engine.messages()));
  workbench = new Workbench({ engine, boards: new Boards(), openWorker });
  const storage = memoryOf(new Map());
  const { documents, records } = await new FakeBrowser().openBoth();
  const services = { engines, workbench, settings: createSettings(storage), storage, documents, records };
  await act(async () => {
    root.render(
      <ServicesContext value={services}>
        <Transport autoFocus />
      </ServicesContext>,
    );
    workbench.open(link);
  });
  await eventually(() => {
    expect(workbench.run.store.getState().status).toBe("ready");
    expect(length()).toBe(workbench.length);
  });
}

const openPointer = (link: Partial<WorkbenchLink> = {}) =>
  open("points-to", { example: "one-call-site", options: {}, ...link });

const counter = (): string => textOf(one("[data-testid=counter]"));
const stops = (): readonly HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("button.stop")];
const phases = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".phase")];
const at = (element: HTMLElement, name = "--at"): number => Number(element.style.getPropertyValue(name));

describe("the counter", () => {
  test.runIf(runsThisTime(3, 0))("counts applications of rules, whatever the size of a press", async () => {
    await openPointer();
    expect(length()).toBe(53);
    const seen: Record<string, string[]> = {};
    for (const size of ["step", "rule", "iteration"]) {
      await enter(choice("Step size"), size);
      await click(button("First step"));
      const said = [counter()];
      while (position() < length()) {
        await click(button("Step forward"));
        said.push(counter());
      }
      seen[size] = said.map((text) => /^step ([\d.]+) \/ 21$/.exec(text)?.[1] ?? text);
    }
    expect(seen["rule"]).toEqual(Array.from({ length: 22 }, (_, step) => String(step)));
    expect(seen["step"]?.filter((at) => !at.includes("."))).toEqual(seen["rule"]);
    expect(seen["step"]).toHaveLength(54);
    expect(seen["step"]?.slice(5, 9)).toEqual(["3", "3.1", "3.2", "4"]);
    expect(seen["iteration"]).toHaveLength(10);
    expect(seen["rule"]).toEqual(expect.arrayContaining(seen["iteration"] ?? []));
  });

  test("names the position on the region, too", async () => {
    await openPointer();
    const bar = one("[aria-label='Step bar']");
    expect([bar.dataset["at"], bar.dataset["last"]]).toEqual(["0", "21"]);
    await act(async () => workbench.walk.jump(40));
    expect([counter(), bar.dataset["at"]]).toEqual(["step 17.1 / 21", "17.1"]);
    expect(slider().getAttribute("aria-valuetext")).toBe("step 17.1 of 21");
    await click(button("Last step"));
    expect([counter(), bar.dataset["at"]]).toEqual(["step 21 / 21", "21"]);
  });

  test("skips the numbers of what happens in the library, unless presses lead through it", async () => {
    await open("points-to", { example: "array-lists", options: {} });
    const last = counter();
    const pressesTo = async (step: number): Promise<number> => {
      await click(button("First step"));
      let presses = 0;
      while (Number(/^step (\d+) /.exec(counter())?.[1]) < step) {
        await click(button("Step forward"));
        presses++;
      }
      return presses;
    };
    const over = await pressesTo(60);
    await click(button("Library"));
    expect(button("Library").getAttribute("aria-pressed")).toBe("true");
    expect(await pressesTo(60)).toBe(60);
    expect(over).toBeLessThan(60);
    await click(button("First step"));
    expect(counter().split("/")[1]).toBe(last.split("/")[1]);
  });

  test("a program without library code has no such choice", async () => {
    await openPointer();
    expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).not.toContain("Library");
  });

  test("another step size counts as before, and the position stays", async () => {
    await openPointer({ at: "17.1" });
    await eventually(() => expect(position()).toBe(40));
    await enter(choice("Step size"), "step");
    expect(counter()).toBe("step 17.1 / 21");
    expect(position()).toBe(40);
  });

  test.runIf(runsThisTime(3, 1))("says the phase", async () => {
    await open("relevancy", { example: "example-1-constructor", options: {} });
    await act(async () => workbench.walk.jump(101));
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^step [\d.]+ of \d+, in Encode$/);
    await act(async () => workbench.walk.jump(201));
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^step [\d.]+ of \d+, in post\*$/);
  });
});

describe("the timeline", () => {
  test("is the worklist: an area with a blue part, which is zero at the fixed point", async () => {
    await openPointer();
    const [all, past] = [...document.querySelectorAll(".agenda path")].map((path) => path.getAttribute("d"));
    expect(all).toMatch(/^M0 100H37\.7V66\.7H/);
    expect(all).toMatch(/V100H1000V100Z$/);
    expect(past).toBe(all);
    expect(document.querySelectorAll("svg.agenda.is-past")).toHaveLength(1);
  });

  test.runIf(runsThisTime(3, 2))("is a plain track where an engine has no agenda", async () => {
    await open("separation", { example: "fig-6", options: {} });
    expect(document.querySelector(".agenda")).toBeNull();
    expect(counter()).not.toContain("entry");
  });

  test("names the phases of the run, of a long one the chapters of its story, and marks the present one", async () => {
    await open("relevancy", { example: "split-locals", options: {} });
    expect(phases().map(textOf)).toEqual(["BuildGraph", "Encode", "post*", "ReadOut"]);
    await open("relevancy", { example: "example-1-constructor", options: {} });
    // Of post*, which has more than half of the steps, where summaries of methods are found.
    const divided = ["post*", "env·GetL", "arg1·IncL"];
    expect(phases().map(textOf)).toEqual(["BuildGraph", "Encode", ...divided, "ReadOut", "Outcomes"]);
    const begins = phases().map((phase) => Math.round(at(phase) * length()));
    expect(begins.slice(0, 3)).toEqual([0, 51, 102]);
    expect(phases().map((phase) => at(phase, "--until"))).toEqual([
      ...phases()
        .map((phase) => at(phase))
        .slice(1),
      1,
    ]);
    const present = () => [...document.querySelectorAll(".phase[aria-current]")].map(textOf);
    const shown: (readonly string[])[] = [];
    for (const position of [0, 51, 52, length()]) {
      await act(async () => workbench.walk.jump(position));
      shown.push(present());
    }
    expect(shown).toEqual([["BuildGraph"], ["BuildGraph"], ["Encode"], ["Outcomes"]]);
  });

  test("has no phases where a run is all of a piece", async () => {
    await openPointer();
    expect(phases()).toEqual([]);
  });

  test("has a diamond for each stop of the lesson: a click leads there, and from there on it says why", async () => {
    await openPointer();
    const said = [
      "Stop of the lesson: m() is analyzed under [4], the line that calls it.",
      "Stop of the lesson: A second context for id: its parameter is a second pointer, [15]:n.",
      "Stop of the lesson: Only One.get(): the two calls of id were kept apart.",
    ];
    const ahead = said.map(() => "Stop of the lesson, to come");
    const titles = () => stops().map(({ title }) => title);
    expect(titles()).toEqual(ahead);
    for (const [place, stop] of stops().entries()) {
      await click(stop);
      expect(position()).toBe(Math.round(at(stop) * length()));
      expect(stop.getAttribute("aria-current")).toBe("step");
      expect(titles()).toEqual([...said.slice(0, place + 1), ...ahead.slice(place + 1)]);
    }
    expect(
      stops().map((stop) => stop.tabIndex),
      "F8 goes there, Tab does not",
    ).toEqual([-1, -1, -1]);
  });

  test("has a mark for each moment of a long run: it says the place, and a click leads there", async () => {
    await open("relevancy", { example: "example-1-constructor", options: {} });
    const marks = stops().filter(({ className }) => className.includes("is-moment"));
    expect(marks.map((mark) => Math.round(at(mark) * length()))).toEqual(
      workbench.session?.reader.moments().map((moment) => moment.position),
    );
    expect(marks.length).toBeGreaterThan(20);
    expect([marks[0]?.title, marks.at(-1)?.title]).toEqual(["Moment: BuildGraph", "Moment: All outcomes"]);
    await click(marks[3] ?? document.body);
    expect(position()).toBe(Math.round(at(marks[3] ?? document.body) * length()));
    await enter(choice("Step size"), "moment");
    slider().focus();
    await press("ArrowRight");
    expect(position()).toBe(Math.round(at(marks[4] ?? document.body) * length()));
  });

  test("has no such marks, and no such step size, where a run is short", async () => {
    await openPointer();
    expect(stops().filter(({ className }) => className.includes("is-moment"))).toEqual([]);
    expect([...choice("Step size").options].map(({ value }) => value)).toEqual(["step", "rule", "iteration"]);
  });

  test("breakpoints look different, and are no stops", async () => {
    await openPointer();
    expect(document.querySelectorAll(".breakpoint-mark")).toHaveLength(0);
    await act(async () => workbench.waypoints.toggleLine({ file: workbench.state.files[0]?.name ?? "", line: 14 }));
    const marks = [...document.querySelectorAll<HTMLElement>(".breakpoint-mark")];
    expect(marks.map((mark) => Math.round(at(mark) * length()))).toEqual(workbench.waypoints.hits());
    expect(marks.length).toBeGreaterThan(0);
    expect(stops()).toHaveLength(3);
  });
});

describe("the slider", () => {
  test("keeps its keys: arrows go a stride, Home and End to the ends", async () => {
    await openPointer();
    slider().focus();
    await press("End");
    expect(position()).toBe(53);
    await press("ArrowLeft");
    const before = position();
    expect(workbench.state.position).toBe(before);
    expect(counter()).toMatch(/^step 20 \/ 21/);
    await press("Home");
    expect(position()).toBe(0);
    await press("PageDown");
    expect(counter()).toMatch(/^step \d+ \/ 21/);
    expect(position()).toBeGreaterThan(0);
  });

  test("on a page that was just opened the focus stays at its top", async () => {
    delete document.documentElement.dataset["acted"];
    await openPointer();
    expect(document.activeElement).toBe(document.body);
  });

  test("Step forward takes the focus of a reader who comes from elsewhere, and Tab goes through the buttons in their order", async () => {
    document.documentElement.dataset["acted"] = "";
    await openPointer();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Step forward");
    const stations = [...document.querySelectorAll<HTMLElement>("button, select, input")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stations.map((station) => station.getAttribute("aria-label"))).toEqual([
      "First step",
      "Step back",
      "Step forward",
      "Last step",
      "Play",
      "Step",
      "Step size",
    ]);
  });
});
