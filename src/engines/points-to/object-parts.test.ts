import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { solve } from "../../testing/points-to/record.ts";
import type { ObjectParts, PartedRow } from "./result.ts";

const TEXT = `class Box {
  Object held;
  static Object last;
  void put(Object it) { held = it; last = it; }
  static Box of(Object it) { Box box = new Box(); box.put(it); return box; }
  public static void main(String[] args) {
    Object[][] grid = new Object[2][2];
    grid[0][0] = of("text");
    Box.of(args).put(of(new Object()));
  }
}`;

function texts(parts: readonly ObjectParts[]): readonly string[] {
  return parts.map(({ context, site }) => `[${context.join(",")}]:${site}`);
}

test.each(["ci", "1-call", "2-obj", "2-type", "2-hybrid"])(
  "%s: the parts of objects say what their texts say",
  async (context) => {
    const { pointsTo } = solve(await compileJava([{ name: "Box.java", text: TEXT }]), { context, heap: 1 });
    for (const row of pointsTo) {
      expect(texts(row.objectParts)).toEqual(row.objects);
      if ("object" in row) expect(texts([partOf(row)])).toEqual([row.object]);
      else expect(row).not.toHaveProperty("objectPart");
    }
    const kinds = new Set(pointsTo.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["array", "field", "static", "variable"]);
  },
);

function partOf({ objectPart = { context: [], site: "missing" } }: PartedRow): ObjectParts {
  return objectPart;
}

test("a heap context is a list of labels, oldest first", async () => {
  const { pointsTo } = solve(await compileJava([{ name: "Box.java", text: TEXT }]), { context: "1-call", heap: 1 });
  const box = pointsTo.find((row) => row.kind === "variable" && row.name === "box" && row.context[0] === "8");
  expect(box).toMatchObject({ objects: ["[8]:o5"], objectParts: [{ context: ["8"], site: "o5" }] });
});
