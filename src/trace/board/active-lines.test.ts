import { expect, test } from "vitest";
import { NONE, Recorder, Recording, SymbolTables } from "../index.ts";
import { activeLinesAt } from "./active-lines.ts";

const procedures = { Solve: [], Visit: ["node"] } as const;

/** `Solve` calls `Visit(7)` at line 2, which calls `Visit(8)` at line 11; a step in each. */
function recording(): Recording {
  const recorder = new Recorder();
  const section = recorder.section("own", { rules: ["rule"], procedures }, new SymbolTables());
  const fact = { kind: 0, a: 0, b: 0, c: 0 };
  const write = (line: number) =>
    section.write({ kind: "derive", rule: "rule", line, level: "rule", fact, premises: [] });
  section.frames.enter("Solve", NONE, {});
  write(1);
  section.frames.enter("Visit", 2, { node: 7 });
  write(10);
  section.frames.enter("Visit", 11, { node: 8 });
  write(12);
  section.frames.leave();
  write(13);
  const whole = new Recording();
  whole.append(recorder.takeChunk());
  return whole;
}

/** `Visit 12 (node = 8 at 10)` */
function shown(n: number, lineOfBinding: (node: number) => number): readonly string[] {
  const active = activeLinesAt(recording().section("own"), procedures, n, (call) =>
    call.procedure === "Visit" ? [{ line: lineOfBinding(call.values.node), text: `node = ${call.values.node}` }] : [],
  );
  return active.map(({ procedure, line, bindings }) =>
    [procedure, line, ...bindings.map((each) => `(${each.text} at ${each.line})`)].join(" "),
  );
}

test("the lines that are carried out are those of the calls, innermost first", () => {
  expect(shown(1, () => 10)).toEqual(["Solve 1"]);
  expect(shown(2, () => 10)).toEqual(["Visit 10 (node = 7 at 10)", "Solve 2"]);
  expect(shown(4, () => 10)).toEqual(["Visit 13 (node = 7 at 10)", "Solve 2"]);
});

test("a procedure that was called from itself is one, with the innermost values beside a line", () => {
  expect(shown(3, () => 10)).toEqual(["Visit 12 (node = 8 at 10)", "Solve 2"]);
  expect(shown(3, (node) => node)).toEqual(["Visit 12 (node = 8 at 8) (node = 7 at 7)", "Solve 2"]);
});
