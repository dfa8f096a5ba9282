import { act } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  button,
  choice,
  click,
  complaints,
  complete,
  enter,
  eventually,
  fakeBrowser,
  length,
  one,
  opened,
  option,
  position,
  press,
  region,
  row,
  rowsOf,
  slider,
  textOf,
} from "../testing/page/document.ts";
import { openPage } from "../testing/page/open-page.ts";
import { runsThisTime } from "../testing/seeds.ts";
import { mountPage } from "../ui/index.ts";

/** Takes the page away again. */
let leave: () => void = () => undefined;

beforeEach(() => fakeBrowser());

afterEach(async () => {
  await act(async () => leave());
  expect(complaints(), "the page complains about nothing").toEqual([]);
  document.body.replaceChildren();
  localStorage.clear();
});

async function open(hash: string): Promise<void> {
  leave = await openPage(mountPage, hash);
}

async function openPointer(query: string): Promise<void> {
  await open(`#/pointer?${query}`);
  await complete();
}

async function edges(): Promise<readonly string[]> {
  return (await rowsOf("Call graph edges")).map((cells) => cells.join(" "));
}

describe.runIf(runsThisTime(8, 0))("options", () => {
  test("under 1-object the example has the five call edges of the lecture", async () => {
    await openPointer("example=one-call-site");
    await enter(choice("Context sensitivity"), "1-obj");
    await complete();
    expect(position()).toBe(0);
    await click(button("Last step"));
    expect(await edges()).toEqual([
      "[]:4 [o3]:m",
      "[o3]:14 [o3]:id",
      "[o3]:15 [o3]:id",
      "[o3]:16 [o12]:One.get",
      "[o3]:16 [o13]:Two.get",
    ]);
  });

  test("heap contexts and the rules of the language can be chosen", async () => {
    await openPointer("example=one-call-site");
    await enter(await option(/^Heap context depth/), "1");
    await complete();
    await click(button("Last step"));
    expect((await rowsOf("Points-to sets")).map((cells) => cells.join(" "))).toContain("[4]:n1 {[4]:o12}");
    await enter(await option(/^Rules/), "java");
    await complete();
    await click(button("Last step"));
    expect((await rowsOf("Reachable methods")).flat().some((method) => method.includes("<init>"))).toBe(true);
  });

  test("any other selector can be typed, and a wrong one is refused with a hint", async () => {
    await openPointer("example=call-strings");
    const select = choice("Context sensitivity");
    await enter(select, [...select.options].find(({ text }) => text === "other…")?.value ?? "");
    const dialog = one("[role=dialog]");
    await enter(one("input", dialog), "three-call");
    await click(button("Apply", dialog));
    await eventually(() => expect(dialog.querySelector("[role=alert]")).not.toBeNull());
    await enter(one("input", dialog), "3-call");
    await click(button("Apply", dialog));
    expect(document.querySelector("[role=dialog]")).toBeNull();
    await complete();
    expect(choice("Context sensitivity").value).toBe("3-call");
    await click(button("Last step"));
    expect((await rowsOf("Reachable methods")).flat()).toContain("[9,15,15]:bar");
  });
});

describe.runIf(runsThisTime(8, 1))("links", () => {
  test.each([
    { hash: "#/nowhere", says: /There is no page “\/?nowhere”/ },
    { hash: "#/pointer?example=one-call-site&context=7-foo", says: /context = “7-foo”/ },
    { hash: "#/pointer?example=one-call-site&heap=many", says: /heap = “many”/ },
    { hash: "#/pointer?example=one-call-site&step=last", says: /step = “last”/ },
    { hash: "#/compare?example=one-call-site&runs=foo,bar", says: /runs = “foo,bar”/ },
  ])("the bad link $hash explains itself, and the page works", async ({ hash, says }) => {
    await open(hash);
    await eventually(() => {
      expect(document.body.textContent).toMatch(says);
      if (hash === "#/nowhere") expect(document.querySelector("a[href*=example]")).not.toBeNull();
      else expect(button("Step forward").getAttribute("aria-disabled")).not.toBe("true");
    });
  });

  test.each([
    { hash: "#/pointer?example=nope", says: /There is no lesson “nope”/ },
    { hash: "#/pointer?v2.abc", says: /made by a newer version of Fixscope/ },
  ])("the link $hash, of which nothing can be shown, says so and leads to the examples", async ({ hash, says }) => {
    await open(hash);
    expect(textOf(one("[role=alert]"))).toMatch(says);
    expect(document.querySelector("section[aria-label=Program]")).toBeNull();
    location.hash = one("[role=alert] a").getAttribute("href") ?? "";
    await eventually(() => expect(document.querySelector("a[href*=example]")).not.toBeNull());
  });

  test("a step beyond the end of the recording leads to its end", async () => {
    await openPointer("example=one-call-site&step=99999");
    await eventually(() => expect(position()).toBe(length()));
    expect(length()).toBeGreaterThan(30);
  });
});

describe.runIf(runsThisTime(8, 2))("limits", () => {
  const notice = (): string => [...document.querySelectorAll("[role=status]")].map(textOf).join("\n");

  test("contexts without end stop at the limit, and the recording is labeled and usable", async () => {
    await openPointer("example=call-strings&context=inf-call");
    await eventually(() => expect(notice()).toContain("Stopped at the step limit of 200,"));
    expect(notice()).toContain("before the fixed point");
    expect(length()).toBeGreaterThanOrEqual(200);
    expect(length(), "a step limit ends the run within a few steps").toBeLessThan(220);
    await click(button("Last step"));
    expect(position()).toBe(length());
    await click(button("First step"));
    await click(button("Step forward"));
    expect((await rowsOf("Reachable methods")).flat()).toContain("[]:main");
    // With bounded contexts the label goes.
    await enter(choice("Context sensitivity"), "2-call");
    await complete();
    await eventually(() => expect(notice()).not.toContain("before the fixed point"));
  });

  test("a step limit given in the options is kept and named", async () => {
    await openPointer("example=one-call-site&maxSteps=10");
    await eventually(() => expect(notice()).toContain("Stopped at the step limit of 10,"));
    expect(length()).toBeLessThan(30);
  });

  test.each([
    ["data-flow?example=i-is-what&maxSteps=3"],
    ["separation?example=fig-6&maxSteps=3"],
    ["separation?example=doubly-linked-list&maxSteps=3"],
  ])("a limit of steps in a link bounds each analysis, and is named: %s", async (link) => {
    await open(`#/${link}`);
    await eventually(() => expect(notice()).toContain("Stopped at the step limit of 3,"));
    expect(length()).toBeGreaterThanOrEqual(3);
  });

  test("where the run underneath was cut, the page says that it was that one", async () => {
    await open("#/relevancy?example=example-1-store&context=inf-call&heap=inf&maxSteps=5");
    await eventually(() => expect(notice()).toContain("Pointer analysis, on which this run is based, stopped at"));
  });

  test("contexts without end stay harmless under a large limit: their length is a limit too", async () => {
    await openPointer("example=call-strings&context=inf-call&maxSteps=100000");
    await eventually(() => expect(notice()).toContain("Stopped at a context of 1,000 elements"));
    expect(notice()).toContain("before the fixed point");
    await click(button("Last step"));
    expect(position()).toBe(length());
    await click(button("First step"));
    expect(position()).toBe(0);
  });
});

describe.runIf(runsThisTime(8, 3))("the walk", () => {
  const waitingEntries = (): readonly string[] => {
    const entries = [...region("Worklist").querySelectorAll<HTMLElement>(".chip:not(.is-taken)")];
    return entries.map((entry) => textOf(one(".chip-text", entry)));
  };

  test("the worklist goes through the states of the slides, and the end shows the last slide", async () => {
    await openPointer("example=one-call-site");
    await enter(choice("Step size"), "step");
    const states: string[] = [];
    for (let step = 0; step <= length(); step++) {
      expect(position()).toBe(step);
      states.push(waitingEntries().join(", "));
      await press("ArrowRight");
    }
    const seen = states.filter((state, index) => state !== states[index - 1]);
    let from = 0;
    for (const state of worklistOfTheSlides) {
      const found = seen.indexOf(state, from);
      expect(found, `[${state}] is shown, after the earlier ones`).toBeGreaterThanOrEqual(from);
      from = found;
    }
    await press("End");
    expect(position()).toBe(length());
    const sets = Object.fromEntries(
      (await rowsOf("Points-to sets")).map(([pointer = "", objects = ""]) => [pointer, objects]),
    );
    expect(sets).toMatchObject(lastSlide.pointsTo);
    // `this` of One.get() is a pointer too, which the slide leaves out.
    const others = Object.keys(sets).filter((pointer) => !(pointer in lastSlide.pointsTo));
    expect(others.filter((pointer) => !pointer.endsWith("_this"))).toEqual([]);
    expect(await edges()).toEqual(lastSlide.callEdges);
    expect((await rowsOf("Reachable methods")).map((cells) => cells.join(" "))).toEqual(lastSlide.reachable);
    expect(waitingEntries()).toEqual([]);
  });

  test("the slider and the other buttons of the step bar move too", async () => {
    await openPointer("example=one-call-site");
    await click(button("Last step"));
    expect(position()).toBe(length());
    await click(button("Step back"));
    expect(position()).not.toBe(length());
    await click(button("First step"));
    expect(position()).toBe(0);
    // The counter counts presses of Step forward: single steps, at the finest step size.
    await enter(choice("Step size"), "step");
    await enter(slider(), "7");
    await eventually(() => expect(document.body.textContent).toMatch(/(^|\D)\d+\.\d+ \/ 21/));
    expect(position()).toBe(7);
  });
});

describe.runIf(runsThisTime(8, 4))("why", () => {
  const heading = (): string => textOf(one("h2, h3", region("Why")));

  test("a points-to pair tells its derivation, and jumps to the step that made it", async () => {
    await openPointer("example=one-call-site");
    await click(button("Last step"));
    await click(button(/o12/, await row("Points-to sets", "[4]:x")));
    expect(heading()).toContain("o12 ∈ pt([4]:x)");
    expect(textOf(region("Why")), "down to the statement that created the object").toContain("n1 = new One();");
    expect(textOf(region("Why"))).toContain("line 12");
    expect(textOf(region("Why"))).toContain("[4]:14 → [14]:id");

    const jump = button(/^step \d+$/, region("Why"));
    const step = textOf(jump).replace("step ", "");
    await click(jump);
    expect(one("[data-at]").dataset["at"]).toBe(step);
    expect(textOf(await row("Points-to sets", "[4]:x"))).toContain("o12");
    await click(button("Step back"));
    expect((await rowsOf("Points-to sets")).flat()).not.toContain("[4]:x");
    expect(textOf(await opened("Why")), "the derivation stays, and says that its fact is still to come").toContain(
      `at step ${step}`,
    );
    await click(button("Close", region("Why")));
    expect(document.querySelector("section[aria-label='Why']"), "the tables are there again").toBeNull();
  });

  test("premises, call edges, methods and worklist entries can be asked too", async () => {
    await openPointer("example=one-call-site");
    await click(button("Last step"));
    await click(button(/\[4\]:16/, await opened("Call graph edges")));
    expect(textOf(region("Why"))).toContain("[4]:16 → [16]:One.get");
    await click(button("o12 ∈ pt([4]:x)", region("Why")));
    expect(heading()).toContain("o12 ∈ pt([4]:x)");
    await click(button(/\[14\]:id/, await opened("Reachable methods")));
    expect(heading()).toContain("[14]:id");
    await click(button("First step"));
    await click(button("Step forward"));
    const chip = () => region("Worklist").querySelector("button");
    for (let steps = 0; steps < 10 && chip() === null; steps++) await click(button("Step forward"));
    await click(one("button", region("Worklist")));
    expect(heading()).toContain("[]:c");
  });

  test("“Why this step?” tells of the present step", async () => {
    await openPointer("example=one-call-site&step=12");
    const before = position();
    await click(button("Why this step?", await opened("Why")));
    expect(textOf(button(/^step \d+$/, region("Why")))).toMatch(/step/);
    expect(position()).toBe(before);
  });

  test("a row of a graph’s table is selected everywhere", async () => {
    await openPointer("example=one-call-site");
    await click(button("Last step"));
    const graph = region("Pointer flow graph");
    const tabs = [...graph.querySelectorAll("[role=tab]")];
    await click(tabs.find((tab) => textOf(tab) === "Table") ?? graph);
    const edge = async () => one("button", await row("Pointer flow graph", "return value"));
    await click(await edge());
    expect((await edge()).getAttribute("aria-pressed")).toBe("true");
    expect(heading()).toContain("[14]:n → [4]:x");
  });
});

describe.runIf(runsThisTime(8, 5))("the stage", () => {
  const views = (): readonly string[] =>
    ["Pointer flow graph", "Call graph"].filter((name) => document.querySelector(`section[aria-label="${name}"]`));

  test("shows one view, that of the step or the pinned one, or two", async () => {
    await openPointer("example=one-call-site&step=12");
    expect(views()).toEqual(["Pointer flow graph"]);
    await press("2");
    expect(views()).toEqual(["Call graph"]);
    await press("ArrowRight");
    expect(views(), "pinned").toEqual(["Call graph"]);
    await press("P");
    expect(views()).toEqual(["Pointer flow graph"]);
    await press("\\");
    expect(views()).toEqual(["Pointer flow graph", "Call graph"]);
  });

  test("the derivation takes the column of facts until it is folded; the next selection opens it again", async () => {
    await openPointer("example=one-call-site");
    await click(button("Last step"));
    await press("w");
    expect(textOf(region("Why"))).toContain("∈ pt(");
    await click(button("Fold the facts (F)"));
    expect(document.querySelector("section[aria-label=Why]")).toBeNull();
    await click(button(/o12/, await row("Points-to sets", "[4]:x")));
    expect(textOf(region("Why"))).toContain("o12 ∈ pt([4]:x)");
  });

  test("program, pseudocode and facts fold away by keys, and come back", async () => {
    await openPointer("example=one-call-site");
    const isThere = (name: string): boolean => document.querySelector(`section[aria-label="${name}"]`) !== null;
    for (const [key, name] of [
      ["c", "Program"],
      ["g", "Pseudocode"],
      ["f", "Points-to sets"],
    ] as const) {
      const before = isThere(name);
      await press(key);
      expect(isThere(name)).toBe(!before);
      await press(key);
      expect(isThere(name)).toBe(before);
    }
  });

  test("M leaves source, running procedure, stage and step bar, Escape ends it", async () => {
    await openPointer("example=one-call-site");
    await press("m");
    expect(document.documentElement.dataset["mode"]).toBe("present");
    expect(document.querySelector("nav[aria-label=Analyses]")).toBeNull();
    for (const name of ["Program", "Pseudocode", "Stage", "Worklist", "Explanation"]) region(name);
    await press("Escape");
    expect(document.documentElement.dataset["mode"]).toBeUndefined();
    expect(document.querySelector("nav[aria-label=Analyses]")).not.toBeNull();
  });

  test("before the first step it says what its signs mean", async () => {
    await openPointer("example=one-call-site");
    expect([...one("[aria-label=Notation]").querySelectorAll("dt")].map(textOf)).toContain("WL");
    await press("ArrowRight");
    expect(document.querySelector("[aria-label=Notation]")).toBeNull();
  });
});

test("the help lists the keys, and single characters can be switched off", async () => {
  await openPointer("example=one-call-site");
  await press("?", { shiftKey: true });
  // The help is fetched when it is first asked for.
  await eventually(() => one("[role=dialog]"));
  const dialog = one("[role=dialog]");
  expect(textOf(one("h2", dialog))).toBe("Help");
  const keys = [...dialog.querySelectorAll("kbd")].map(textOf);
  const listed = "→ ← . , Page_Down Page_Up Home End Space F8 Shift+F8 F9 Ctrl+K ?".split(" ");
  expect(keys).toEqual(expect.arrayContaining(listed.map((key) => key.replace("_", " "))));
  await click(one("[role=checkbox], input[type=checkbox]", dialog));
  await press("Escape");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await press("?", { shiftKey: true });
  await press(",");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(choice("Step size").value).toBe("rule");
  await press("ArrowRight");
  expect(position()).toBeGreaterThan(0);
});

/** The states of WL that the slides of the example print, in their order. */
const worklistOfTheSlides = [
  "⟨[]:c, {o3}⟩",
  "⟨[4]:m_this, {o3}⟩, ⟨[4]:n1, {o12}⟩, ⟨[4]:n2, {o13}⟩",
  "⟨[4]:n1, {o12}⟩, ⟨[4]:n2, {o13}⟩",
];

/** The result as the last slide of the example prints it. */
const lastSlide = {
  pointsTo: {
    "[]:c": "{o3}",
    "[4]:m_this": "{o3}",
    "[4]:n1": "{o12}",
    "[4]:n2": "{o13}",
    "[14]:n": "{o12}",
    "[15]:n": "{o13}",
    "[4]:x": "{o12}",
    "[4]:y": "{o13}",
  },
  callEdges: ["[]:4 [4]:m", "[4]:14 [14]:id", "[4]:15 [15]:id", "[4]:16 [16]:One.get"],
  reachable: ["[]:main", "[4]:m", "[14]:id", "[15]:id", "[16]:One.get"],
};
