import { expect, test } from "vitest";
import { engineById, engines } from "../../engines/index.ts";
import { Budget } from "../../kernel/index.ts";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import { figures } from "./index.ts";

const engine = engineById("points-to");
/** Its flow graph is one that the layout engine arranges. */
const lesson = engines.flatMap(({ lessons }) => lessons).find(({ id }) => id === "iterators");

/** The names of the nodes of a figure in SVG, and whether its time sufficed. */
async function drawn(milliseconds: number) {
  if (engine === undefined || lesson === undefined) throw new Error("No such lesson.");
  const { recording } = await recordedLesson(engine, lesson);
  const budget = new Budget(() => 0, milliseconds);
  const run = { engine, recording, budget };
  const figure = await figures.figure({ ...run, view: "pfg", step: undefined, format: "svg", isGray: false });
  const page = await figures.handout({ ...run, view: "pfg", steps: [], title: "t", files: [], paper: "A4" });
  if (!figure.ok || !page.ok) throw new Error("Nothing was drawn.");
  return { figure: elements(figure.value), page: elements(page.value), svg: figure.value, spentBy: budget.spentBy };
}

function elements(text: string): readonly string[] {
  return [...text.matchAll(/data-element="([^"]*)"/g)].map(([, id = ""]) => id).sort();
}

test("a graph that there is no time to lay out has rough places, everything in it, and says so by its budget", async () => {
  const [laidOut, rough] = [await drawn(60_000), await drawn(50)];
  expect(laidOut.spentBy).toBeUndefined();
  expect(rough.spentBy).toEqual({ kind: "timeout", milliseconds: 50 });
  expect(laidOut.figure.length).toBeGreaterThan(10);
  expect(rough.figure).toEqual(laidOut.figure);
  expect(rough.page).toEqual(laidOut.page);
  expect(rough.svg).not.toBe(laidOut.svg);
});
