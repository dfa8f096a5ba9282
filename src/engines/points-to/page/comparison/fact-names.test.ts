import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { recordOnce } from "../../../../testing/points-to/record.ts";
import { pointsToBoard } from "../../board.ts";
import { lessons } from "../lessons/index.ts";
import { projectedNames } from "./fact-names.ts";
import { comparedWith, slideTables } from "./slide-tables.ts";

const runs = lessons
  .filter(({ source }) => source.startsWith("Lecture"))
  .flatMap(({ id, file, presets }) => presets.map(({ label, options }) => ({ id, file, label, options })));

test.each(runs)(
  "$id, $label: every fact of the slides’ tables is found in the recording",
  async ({ file, options }) => {
    const { recording, result } = recordOnce(await compileJava([file]), { ...options });
    const reader = pointsToBoard.open(recording);
    const known = new Set(Array.from({ length: recording.length }, (_, seq) => reader.comparable(seq)?.name));
    const rows = slideTables(result, comparedWith([], undefined)).flatMap((table) => table.rows);
    const shown = rows.flatMap(({ facts }) => facts.flatMap(({ names }) => names));
    expect(shown.length).toBeGreaterThan(3);
    expect([...shown, ...[...projectedNames(result).values()].flat()].filter((name) => !known.has(name))).toEqual([]);
  },
);
