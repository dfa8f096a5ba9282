import { expect, test } from "vitest";
import { remarkedFigure, remarkedPage } from "./partial-figures.ts";

const sentence = "Stopped at the step limit of 2: a < b & what would follow is missing.";
const svg = '<svg viewBox="-10 -10 100 50" width="100" height="50"><g/></svg>\n';

test("a figure grows by a line on a ground of its own, wide enough for the sentence", () => {
  const drawn = remarkedFigure(svg, "svg", sentence);
  const [, x, y, width, height] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawn) ?? []).map(Number);
  expect([x, y, height]).toEqual([-10, -10, 74]);
  expect(width).toBeGreaterThan(14 * 0.5 * sentence.length);
  expect(drawn).toContain(`width="${width}" height="74"`);
  expect(drawn).toContain(`<rect x="-10" y="39" width="${width}" height="25" fill="#ffffff"/>`);
  expect(drawn, "nor is there a gap beside the drawing").toContain(
    `<rect x="89" y="-10" width="${(width ?? 0) - 99}" height="50" fill="#ffffff"/>`,
  );
  expect(drawn).toContain("a &lt; b &amp; what");
  expect(drawn.endsWith("</text></svg>\n")).toBe(true);
});

test("a wide figure grows by the line only", () => {
  const wide = remarkedFigure('<svg viewBox="0 0 2000 50" width="2000" height="50"></svg>', "svg", "Stopped.");
  expect(wide.match(/<rect [^>]*>/g)).toEqual(['<rect x="0" y="49" width="2000" height="25" fill="#ffffff"/>']);
});

test("Chinese signs take the room that they need", () => {
  const chinese = "到达步数的上限而停止";
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(remarkedFigure(svg, "svg", chinese)) ?? [];
  expect(Number(width)).toBeGreaterThanOrEqual(14 * chinese.length);
});

test.each([
  ["csv", "a,b", `a,b\n# ${sentence}\n`],
  ["markdown", "| a |\n", `| a |\n\n${sentence}\n`],
  ["tikz", "\\draw;\n", `\\draw;\n% ${sentence}\n`],
])("a table in %s has a line of its own", (format, text, remarked) => {
  expect(remarkedFigure(text, format, sentence)).toBe(remarked);
});

test("a page begins with the sentence", () => {
  expect(remarkedPage('<body class="a"><h1>A</h1></body>', "a < b")).toBe(
    '<body class="a"><p role="status"><strong>a &lt; b</strong></p><h1>A</h1></body>',
  );
});
