import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ELK from "elkjs/lib/elk.bundled.js";
import type { ElkNode } from "elkjs/lib/elk-api.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import { isLongRun } from "../../testing/seeds.ts";
import { addMessages, loadAskedMessages } from "../messages/index.ts";
import { fitsTex, grayColors, lightColors, texText, tikzOf } from "../shapes/index.ts";
import { latexOf } from "./latex-table.ts";
import { StageFigures } from "./stage-figures.ts";

const folder = mkdtempSync(join(tmpdir(), "fixscope-latex-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hasLatex = spawnSync("pdflatex", ["--version"]).status === 0;
const reason = !isLongRun ? "the long run compiles" : hasLatex ? "" : "no pdflatex";

const elk = new ELK();

beforeAll(loadAskedMessages);

/** A page for each piece, as large as the piece. */
function documentOf(pieces: readonly string[], packages: string): string {
  const pages = pieces.map(
    (piece) =>
      `\\setbox0=\\hbox{%\n${piece}}\\pdfpagewidth=\\wd0 \\pdfpageheight=\\dimexpr\\ht0+\\dp0\\relax\\shipout\\box0`,
  );
  const places = "\\hoffset=-1in\\voffset=-1in";
  return ["\\documentclass{article}", packages, places, "\\begin{document}", ...pages, "\\end{document}", ""].join(
    "\n",
  );
}

/** Each piece as a paragraph, which is complained of where it is wider than a line. */
function paragraphsOf(pieces: readonly string[]): string {
  const boxes = pieces.map((piece) => `\\setbox0=\\vbox{\\noindent\n${piece}}`);
  const head = ["\\documentclass{article}", "\\usepackage{booktabs}", "\\begin{document}"];
  return [...head, ...boxes, "\\end{document}", ""].join("\n");
}

/** What LaTeX complains of in a document, and letters that it has only the numbers of. */
function complaints(name: string, text: string): readonly string[] {
  writeFileSync(join(folder, `${name}.tex`), text);
  const { status } = spawnSync("pdflatex", ["-interaction=nonstopmode", `${name}.tex`], { cwd: folder });
  const log = readFileSync(join(folder, `${name}.log`), "latin1").split("\n");
  const said = log.filter((line) => /^!|^Missing character|^Overfull/.test(line));
  const lost = text.match(/\[U\+\w+\]/g) ?? [];
  return [...new Set([...(status === 0 ? [] : [`exit ${status}`]), ...said, ...lost])];
}

const lessons = engines.flatMap((engine) =>
  engine.lessons.filter(({ load }) => load === undefined).map((lesson) => ({ engine, lesson, name: lesson.id })),
);

describe.skipIf(reason !== "")(`LaTeX compiles ${reason === "" ? "" : `(skipped: ${reason})`}`, () => {
  test.each(lessons)("the figures and tables of $name", { timeout: 300_000 }, async ({ engine, lesson, name }) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    addMessages(...(await engine.messages()));
    const reader = board.open(recording);
    const { length } = recording;
    const layout = (graph: ElkNode) => elk.layout(graph);
    const figures = new StageFigures({ reader, panels: board.panels, recording, layout, aspectRatio: 1.5 });
    const drawn: string[] = [];
    const tables: string[] = [];
    for (const view of figures.views)
      for (const [step, colors] of [
        [Math.ceil(length / 3), grayColors],
        [length, lightColors],
      ] as const) {
        const figure = await figures.figure(view, step, step - 1);
        if (figure !== undefined && fitsTex(figure)) drawn.push(tikzOf(figure, colors));
        const table = figures.table(view, step, step - 1);
        if (table !== undefined) tables.push(latexOf(table));
      }
    expect(drawn.length).toBeGreaterThan(2);
    expect(complaints(name, documentOf(drawn, "\\usepackage{tikz}"))).toEqual([]);
    expect(complaints(`${name}-tables`, paragraphsOf(tables))).toEqual([]);
  });

  test("every letter and sign that has a command, in each typeface", { timeout: 300_000 }, () => {
    const all = Array.from({ length: 0xffff - 0x20 }, (_, index) => texText(String.fromCharCode(index + 0x20)));
    const known = all.filter((text) => !text.includes("[U+"));
    expect(known.length).toBeGreaterThan(400);
    const faces = ["\\ttfamily", "\\sffamily", "\\sffamily\\bfseries"].map((face) => `${face} ${known.join(" ")}`);
    expect(complaints("letters", documentOf(faces, ""))).toEqual([]);
  });

  test("Chinese, as it stands or by its numbers", () => {
    const table = latexOf({ heads: ["指针", "[1]"], rows: [{ key: "a", cells: ["[]:x", "指向 o3"], isNew: true }] });
    expect(
      complaints("chinese", documentOf([table], "\\usepackage{booktabs}")).filter((each) => !/^\[U/.test(each)),
    ).toEqual([]);
  });
});
