import ELK from "elkjs/lib/elk.bundled.js";
import type { ElkNode } from "elkjs/lib/elk-api.js";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import { share } from "../../testing/seeds.ts";
import { treeCards, treeModel, treeView } from "../../testing/trees.ts";
import type { GraphView, PanelView } from "../../trace/index.ts";
import { hasExcerpts } from "../graph/index.ts";
import { addMessages, loadAskedMessages } from "../messages/index.ts";
import { treeAlongPath } from "../panels/index.ts";
import { type Figure, fitsTex, lightColors, segmentsOf, svgOf, texText, tikzOf } from "../shapes/index.ts";
import { handoutPage } from "./handout.ts";
import { latexOf } from "./latex-table.ts";
import { inferenceFigure } from "./rule-figure.ts";
import { StageFigures } from "./stage-figures.ts";
import { csvOf, markdownOf } from "./table-figure.ts";
import { treeFigure } from "./tree-figure.ts";

const elk = new ELK();
const lessons = engines.flatMap((engine) =>
  engine.lessons.filter(({ load }) => load === undefined).map((lesson) => ({ engine, lesson, name: lesson.id })),
);

beforeAll(async () => {
  await loadAskedMessages();
});

function parsed(figure: Figure): Document {
  return new JSDOM(svgOf(figure, lightColors), { contentType: "image/svg+xml" }).window.document;
}

/** The nodes of a graph that are there before a step, where each has a figure of its own; undefined for other views. */
function bornNodes(view: PanelView, step: number): readonly string[] | undefined {
  if (view.kind !== "graph" || view.model.nodes.length > 90 || hasExcerpts(view.model)) return undefined;
  const { nodes } = view.model;
  if (nodes.some(({ bundle, fold, role, column }) => (bundle ?? fold ?? role ?? column) !== undefined))
    return undefined;
  return nodes.filter(({ birth }) => birth < step).map(({ id }) => id);
}

/** Of a figure of a view: nothing outside of it is needed, and its nodes are those of the view. */
function check(figure: Figure, view: PanelView | undefined, step: number): void {
  const document = parsed(figure);
  expect(document.querySelectorAll("[href], image, use, style, script")).toHaveLength(0);
  const elements = (kind: string) =>
    [...document.querySelectorAll(`g.${kind}`)].map((node) => node.getAttribute("data-element") ?? "");
  if (view?.kind === "graph" && view.cards !== undefined) {
    checkCards(elements("card"), elements("edge"), view, step);
    return;
  }
  if (view?.kind === "graph" && view.statements !== undefined) {
    const all = view.statements.methods.flatMap(({ statements }) => statements.map(({ id }) => id));
    expect(elements("statement"), `${figure.title} at ${step}`).toEqual(all);
    return;
  }
  const born = view && bornNodes(view, step);
  const drawn = elements("node");
  if (born !== undefined) expect(drawn.sort(), `${figure.title} at ${step}`).toEqual([...born].sort());
}

/** Cards stand for nodes that are born; each but the root hangs on a line. */
function checkCards(cards: readonly string[], lines: readonly string[], view: GraphView, step: number): void {
  const births = new Map(view.model.nodes.map(({ id, birth }) => [id, birth]));
  for (const card of cards) expect(births.get(card), card).toBeLessThan(step);
  const isChild = new Set(view.model.edges.map(({ target }) => target));
  expect(lines).toEqual(cards.filter((card) => isChild.has(card)));
  if (view.cards?.current !== undefined) expect(cards.length).toBeGreaterThan(0);
}

test.each(share(lessons, 80))("$name: graphs have exactly the nodes that are born, at any step", async (each) => {
  const { board, recording } = await recordedLesson(each.engine, each.lesson);
  addMessages(...(await each.engine.messages()));
  const reader = board.open(recording);
  const { length } = recording;
  const layout = (graph: ElkNode) => elk.layout(graph);
  const figures = new StageFigures({ reader, panels: board.panels, recording, layout, aspectRatio: 1.5 });
  for (const name of figures.views) {
    for (const step of [Math.floor(length / 3), length]) {
      const figure = await figures.figure(name, step, Math.max(0, step - 1));
      const isPanel = board.panels.some(({ id }) => id === name);
      if (figure !== undefined) check(figure, isPanel ? reader.view(name, step, step) : undefined, step);
    }
  }
});

test("a figure of a large graph has what its step is about, and the step before another part of it", async () => {
  const found = lessons.find(({ name }) => name === "stores-of-rooms");
  if (found === undefined) throw new Error("no such lesson");
  const { board, recording } = await recordedLesson(found.engine, found.lesson);
  addMessages(...(await found.engine.messages()));
  const reader = board.open(recording);
  const layout = (graph: ElkNode) => elk.layout(graph);
  const figures = new StageFigures({ reader, panels: board.panels, recording, layout, aspectRatio: 1.5 });
  const nodesAt = async (step: number): Promise<readonly string[]> => {
    const figure = await figures.figure("pointer-flow-graph", step, recording.previousStop(step, "rule"));
    if (figure === undefined) throw new Error("nothing is drawn");
    return [...parsed(figure).querySelectorAll("g.node")].flatMap((each) => each.getAttribute("data-element") ?? []);
  };
  const { length } = recording;
  const [middle, end] = [await nodesAt(Math.round(length / 2)), await nodesAt(length)];
  for (const nodes of [middle, end]) {
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.length).toBeLessThan(20);
  }
  expect(middle).not.toEqual(end);
});

const rule = inferenceFigure("[New]", {
  element: "rule",
  rule: "New",
  premises: ["3: x = new T_1()"],
  conclusion: "o3 ∈ pt(x)",
});

test("a small figure in TikZ", () => {
  expect(tikzOf(rule, lightColors)).toBe(
    [
      "% [New]",
      "\\definecolor{fs-muted}{HTML}{5D5B54}",
      "\\definecolor{fs-text}{HTML}{1D1D1B}",
      "\\begin{tikzpicture}[x=0.75pt,y=-0.75pt,inner sep=0pt,outer sep=0pt]",
      "  \\node[anchor=base,text=fs-text,font=\\fontsize{10}{12}\\selectfont\\ttfamily] at (70.8,-33.27) {3: x = new T\\_1()};",
      "  % inference rule",
      "  \\begin{scope}",
      "    \\path[draw=fs-text,line width=0.9pt] (0,-24) -- (141.6,-24);",
      "    \\node[anchor=base,text=fs-text,font=\\fontsize{10}{12}\\selectfont\\ttfamily] at (70.8,-5.27) {o3 $\\in$ pt(x)};",
      "    \\node[anchor=base west,text=fs-muted,font=\\fontsize{9}{10.8}\\selectfont\\sffamily] at (149.6,-19.8) {New};",
      "  \\end{scope}",
      "\\end{tikzpicture}",
      "",
    ].join("\n"),
  );
});

test("SVG keeps texts as they are, whatever signs they have", () => {
  const figure = inferenceFigure("a < b & c", {
    element: 'x"',
    rule: "",
    premises: [],
    conclusion: '⟨p, γ⟩ < "s" & t',
  });
  expect([...parsed(figure).querySelectorAll("text")].map((text) => text.textContent)).toEqual(['⟨p, γ⟩ < "s" & t']);
});

test("paths with relative and quadratic pieces are read", () => {
  expect(segmentsOf("M1,2 h3 q0,6 -6,6 z").map(({ kind }) => kind)).toEqual(["move", "line", "curve", "close"]);
  expect(segmentsOf("M1 2h3v-4").at(-1)).toEqual({ kind: "line", to: { x: 4, y: -2 } });
});

test("signs of LaTeX are written with commands", () => {
  expect(texText("a_1 & {x} → ∅ 100%")).toBe("a\\_1 \\& \\{x\\} $\\to$ $\\emptyset$ 100\\%");
});

test("tables in three formats", () => {
  const table = {
    heads: ["Pointer", "Objects"],
    rows: [{ key: "a", cells: ["x|y", 'say "o3", o4'], isNew: false }],
  };
  expect(csvOf(table)).toBe('Pointer,Objects\r\nx|y,"say ""o3"", o4"\r\n');
  expect(markdownOf(table)).toBe('| Pointer | Objects |\n| --- | --- |\n| x\\|y | say "o3", o4 |\n');
  expect(latexOf(table)).toContain("\\toprule\n  Pointer & Objects \\\\\n  \\midrule");
});

test("a tree is drawn as its cards: the current path in its color, what fails in red, what is folded as a number", () => {
  const cards = treeCards("7", { 1: "passed", 4: "failed" });
  const model = treeModel("0: 1 2", "1: 3 4", "2: 5 x6", "5: 7 8");
  const document = parsed(treeFigure("Execution tree", treeAlongPath(treeView(model, cards), cards)));
  const card = (id: string) => document.querySelector(`g.card[data-element="${id}"]`);
  const texts = (id: string) => [...(card(id)?.querySelectorAll("text") ?? [])].map((text) => text.textContent);
  expect([...document.querySelectorAll("g.card")].map((each) => each.getAttribute("data-element"))).toEqual(
    treeAlongPath(treeView(model, cards), cards).map(({ placed }) => placed.card.id),
  );
  expect(texts("1")).toEqual(["1", "1 = null", "✓", "x", "+2"]);
  expect(card("7")?.querySelector("rect")?.getAttribute("stroke")).toBe(lightColors.now);
  expect(document.querySelector('g.edge.path[data-element="7"]')).not.toBeNull();
});

test.each([
  ["[4]:x", "{[}4]:x"],
  ["*p", "{*}p"],
  ["i--", "i-{}-"],
  [
    "⟨p, γ⟩ ↪ ⟨q, ε⟩ ∪ ⊑ μ Δ",
    "$\\langle$p, $\\gamma$$\\rangle$ $\\hookrightarrow$ $\\langle$q, $\\varepsilon$$\\rangle$ $\\cup$ $\\sqsubseteq$ $\\mu$ $\\Delta$",
  ],
  ["x₁ⁿ", "x$_{1}$$^{n}$"],
  ["o3 指针", "o3 {\\ifdefined\\XeTeXversion 指针\\else\\ifdefined\\directlua 指针\\else[U+6307][U+9488]\\fi\\fi}"],
])("LaTeX for %s", (text, tex) => {
  expect(texText(text)).toBe(tex);
});

test("in LaTeX a table that is wider than a page has lines in its widest columns, and words of them may be broken", () => {
  const rows = [{ key: "1", cells: ["1", "x ".repeat(300), `f(${"longer,".repeat(20)})`], isNew: false }];
  const text = latexOf({ heads: ["i", "A", "B"], rows });
  expect(text).toMatch(
    /^\\begin\{tabular\}\{lp\{0\.4\d+\\linewidth\}p\{0\.4\d+\\linewidth\}\}\n {2}\\toprule\n {2}i & \\raggedright A & \\raggedright B \\tabularnewline/,
  );
  expect(text).toContain("longer,\\allowbreak{}longer");
  expect(latexOf({ heads: ["i", "A"], rows: [] })).toMatch(/^\\begin\{tabular\}\{ll\}/);
});

test("in LaTeX a table of many columns has smaller letters", () => {
  const heads = Array.from({ length: 5 }, (_, column) => `identifier${column}`);
  expect(latexOf({ heads, rows: [] })).toMatch(/^\{\\footnotesize\n\\begin\{tabular\}\{/);
  expect(latexOf({ heads, rows: [] }), "no space beside the table").toMatch(/\\end\{tabular\}\}\n$/);
});

test.each([
  [14_000, true],
  [20_000, false],
])("a figure that is %i px wide fits a page of TeX: %s", (width, fits) => {
  expect(fitsTex({ ...rule, width })).toBe(fits);
});

test.each(["A4", "Letter"] as const)(
  "a handout on %s: a step, its drawing and its rule stay together, rows are text",
  async (paper) => {
    const found = lessons.find(({ name }) => name === "one-call-site");
    if (found === undefined) throw new Error("no such lesson");
    const { board, recording } = await recordedLesson(found.engine, found.lesson);
    addMessages(...(await found.engine.messages()));
    const reader = board.open(recording);
    const layout = (graph: ElkNode) => elk.layout(graph);
    const figures = new StageFigures({ reader, panels: board.panels, recording, layout, aspectRatio: 1.5 });
    const choice = { title: "T", files: [found.lesson.file], steps: [9, 24], view: "pointer-flow-graph", paper };
    const html = await handoutPage(figures, choice);
    expect(html).toContain(`@page { size: ${paper};`);
    const { document } = new JSDOM(html, { contentType: "text/html" }).window;
    const stops = [...document.querySelectorAll(".stop")];
    expect(stops).toHaveLength(2);
    for (const stop of stops)
      expect([...(stop.querySelector(".drawn")?.children ?? [])].map(({ localName }) => localName)).toEqual([
        "h2",
        "p",
        "figure",
        "div",
      ]);
    expect(stops[0]?.querySelector(".rule")?.textContent).toContain("[]:4 → [4]:m");
    const cells = [...(stops[0]?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
    expect(cells).toEqual(["[]:c", "o3", "main", "[]:main", "[]:4", "[4]:m", "main"]);
    const colors = new Set(html.match(/#[0-9a-f]{6}\b/gi));
    for (const color of colors) expect(color.slice(1, 3), color).toBe(color.slice(3, 5));
  },
);

test("a handout of a long run has its chapters, once each; lines that are too long go on below their beginning", async () => {
  const found = lessons.find(({ name }) => name === "example-1-constructor");
  if (found === undefined) throw new Error("no such lesson");
  const { board, recording } = await recordedLesson(found.engine, found.lesson);
  addMessages(...(await found.engine.messages()));
  const reader = board.open(recording);
  const layout = (graph: ElkNode) => elk.layout(graph);
  const figures = new StageFigures({ reader, panels: board.panels, recording, layout, aspectRatio: 1.5 });
  const chapters = reader.chapters();
  const steps = [...chapters.map(({ moments }) => moments[0].position), recording.length];
  const files = [{ name: "A.java", text: "class A {\n    int f;\n}\n" }];
  const html = await handoutPage(figures, { title: "T", files, steps, view: "rule", paper: "A4" });
  const { document } = new JSDOM(html, { contentType: "text/html" }).window;
  const heads = [...document.querySelectorAll("h2.chapter")].map(({ textContent }) => textContent);
  expect(heads).toHaveLength(chapters.length);
  expect(heads.slice(0, 2)).toEqual(["1 · BuildGraph", "2 · Encode"]);
  const lines = [...document.querySelectorAll("pre")].at(0)?.querySelectorAll(".line") ?? [];
  expect([...lines].map((line) => [line.textContent, line.getAttribute("style")])).toEqual([
    ["  1  class A {\n", "--in: 7ch"],
    ["  2      int f;\n", "--in: 11ch"],
    ["  3  }\n", "--in: 7ch"],
  ]);
});

test("a handout of a view that is a table has it as text", async () => {
  const found = lessons.find(({ name }) => name === "fig-6");
  if (found === undefined) throw new Error("no such lesson");
  const { board, recording } = await recordedLesson(found.engine, found.lesson);
  addMessages(...(await found.engine.messages()));
  const { length } = recording;
  const layout = (graph: ElkNode) => elk.layout(graph);
  const figures = new StageFigures({
    reader: board.open(recording),
    panels: board.panels,
    recording,
    layout,
    aspectRatio: 1.5,
  });
  const view =
    board.panels.find(({ id, kind }) => kind === "table" && figures.table(id, length, 0) !== undefined)?.id ?? "";
  const html = await handoutPage(figures, { title: "T", files: [], steps: [length], view, paper: "A4" });
  const { document } = new JSDOM(html, { contentType: "text/html" }).window;
  expect(document.querySelectorAll(".drawn table")).toHaveLength(1);
  expect(document.querySelectorAll("svg")).toHaveLength(0);
});
