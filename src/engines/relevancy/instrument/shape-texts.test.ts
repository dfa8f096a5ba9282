import { expect, test } from "vitest";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import {
  type InstrumentedShape,
  instrumentedShapes,
  shapeText,
} from "../../../testing/relevancy/instrumented-shapes.ts";
import { meetingShapes } from "../../../testing/relevancy/meeting-shapes.ts";

/** A main method for all of them: they are compiled and analyzed as one program. */
function filesOf(shapes: readonly InstrumentedShape[]) {
  const files = shapes.map((shape, index) => ({ name: `S${index + 1}.java`, text: shapeText(shape, `S${index + 1}`) }));
  const calls = files.map((_, index) => `S${index + 1}.main(args);`).join("\n");
  return [...files, { name: "All.java", text: `class All { static void main(String[] args) {\n${calls}\n} }\n` }];
}

const cases = (["relevant", "blind"] as const).flatMap((mode) => [
  { mode, kind: "ordinary", shapes: instrumentedShapes },
  { mode, kind: "meeting", shapes: meetingShapes },
]);

/** The lines that differ, and the notes. That they compile and do the same is tested by turns. */
test.each(cases)("what becomes of the texts of $kind shapes ($mode)", async ({ mode, kind, shapes }) => {
  const original = filesOf(shapes);
  const { files, notes } = await instrumented(original, { entry: "All.main(String[])" }, mode === "blind");
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const sections = shapes.map(({ name }, index) => {
    const { name: file = "", text = "" } = original[index] ?? {};
    const before = new Set(text.split("\n"));
    const lines = (texts.get(file) ?? "").split("\n").filter((line) => !before.has(line) && !line.includes("__main"));
    const said = notes.flatMap((note) => (note.span.file === file ? [`  // ${note.text}`] : []));
    return [`${name}:`, ...lines.map((line) => `  ${line.trim()}`), ...new Set(said)].join("\n");
  });
  await expect(`${sections.join("\n\n")}\n`).toMatchFileSnapshot(`golden/${kind}-${mode}.txt`);
});
