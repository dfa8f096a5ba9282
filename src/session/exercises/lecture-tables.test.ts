import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLecture } from "../../exercises/index.ts";
import { recordedRun } from "../../testing/recorded-lesson.ts";
import type { BoardSession, TableView } from "../../trace/index.ts";

/** The rows that the slides of the course print. */
const tables: readonly (readonly [string, number, string, readonly string[]])[] = [
  ["1", 17, "points-to-sets", ["[]:n1 o1", "[]:n2 o2", "[]:x o1", "[]:y o2", "[3]:n o1", "[4]:n o2"]],
  [
    "1",
    26,
    "points-to-sets",
    "[]:n o1, o2|[]:n1 o1|[]:n2 o2|[]:x1 o8|[]:x2 o8|[3]:p o1|[3]:x o8|[4]:p o2|[4]:x o8|o8.f o1, o2".split("|"),
  ],
  [
    "1",
    30,
    "points-to-sets",
    "[]:n o1|[]:n1 o1|[]:n2 o2|[]:x1 [3]:o8|[]:x2 [4]:o8|[3]:o8.f o1|[3]:p o1|[3]:x [3]:o8|[4]:o8.f o2|[4]:p o2|[4]:x [4]:o8".split(
      "|",
    ),
  ],
  [
    "2",
    37,
    "points-to-sets",
    "[]:c o3|[14]:n o12|[15]:n o13|[4]:C.m_this o3|[4]:n1 o12|[4]:n2 o13|[4]:x o12|[4]:y o13".split("|"),
  ],
  ["2", 37, "reachable-methods", "[14]:C.id(Number)|[15]:C.id(Number)|[16]:One.get()|[4]:C.m()|[]:C.main()".split("|")],
  [
    "2",
    37,
    "call-graph-edges",
    "[4]:14 [14]:C.id(Number)|[4]:15 [15]:C.id(Number)|[4]:16 [16]:One.get()|[]:4 [4]:C.m()".split("|"),
  ],
  [
    "2",
    44,
    "points-to-sets",
    "[]:x o3|[o1]:A.doSet_this o1|[o1]:A.set_this o1|[o1]:b o3|[o1]:p o3|[o2]:A.doSet_this o2|[o2]:A.set_this o2|[o2]:b o4|[o2]:p o4|o1.f o3|o2.f o4".split(
      "|",
    ),
  ],
  [
    "2",
    46,
    "points-to-sets",
    "[]:x o3, o4|[12]:A.doSet_this o1, o2|[12]:p o3, o4|[5]:A.set_this o1|[5]:b o3|[6]:A.set_this o2|[6]:b o4|o1.f o3, o4|o2.f o3, o4".split(
      "|",
    ),
  ],
];

describe("a slide with a table of its run shows what the course prints", () => {
  test.each(tables)("lecture %s, slide %i: %s", async (lecture, number, panel, rows) => {
    const name = `context-sensitivity-${lecture}.json`;
    const text = readFileSync(new URL(`../../../public/lectures/${name}`, import.meta.url), "utf8");
    const read = readLecture({ name, text });
    const slide = read.ok ? read.value.slides[number - 1] : undefined;
    if (slide === undefined) throw new Error("there is such a slide");
    expect(slide.show).toContain(panel);
    expect(slide.at).toBe("end");
    const { engine, files, options } = slide.run;
    const { recording, board } = await recordedRun(engine, files, options);
    expect(rowsOf(board.open(recording), panel, recording.length)).toEqual(expect.arrayContaining([...rows]));
  });
});

/** Each row as the table prints it, without the method it stands under. */
function rowsOf(reader: BoardSession, panel: string, end: number): readonly string[] {
  const view = reader.view(panel, end, end);
  if (view.kind !== "table") throw new Error("it is a table");
  return Array.from({ length: view.rowCount }, (_, row) => cellsOf(view, row));
}

function cellsOf(view: TableView, row: number): string {
  const cells = view.row(row).cells.map((parts) => parts.map(({ text }) => text).join(", "));
  return cells.slice(0, Math.max(1, cells.length - 1)).join(" ");
}
