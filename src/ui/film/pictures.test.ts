import { beforeAll, expect, test } from "vitest";
import { figureAround, type Shape } from "../figures/index.ts";
import { loadAskedMessages } from "../messages/index.ts";
import { type Pictures, picturesOf } from "./pictures.ts";

beforeAll(async () => {
  await loadAskedMessages();
});

/** At each step one more box, `apart` from the last; the newest is marked as new. */
function boxesInARow(apart: number) {
  const box = (index: number, isNew: boolean): Shape => ({
    kind: "group",
    element: `node ${index}`,
    classes: isNew ? ["node", "shown", "new"] : ["node", "shown"],
    shapes: [{ kind: "box", x: index * apart, y: 0, width: 100, height: 50, radius: 0, fill: "box" }],
  });
  return {
    figure: async (_view: string, at: number) =>
      at === 0
        ? undefined
        : figureAround(
            "",
            Array.from({ length: at }, (_, index) => box(index, index === at - 1)),
          ),
    sentence: (at: number) => `Box ${at - 1} is drawn, and said to be drawn. `.repeat(at),
  };
}

async function filmed(figures: Parameters<typeof picturesOf>[0]): Promise<Pictures> {
  const pictures = await picturesOf(figures, "pfg", stops, async () => false);
  if (pictures === undefined) throw new Error("nothing was drawn");
  return pictures;
}

const stops = Array.from({ length: 9 }, (_, at) => ({ at, since: Math.max(0, at - 1), name: String(at) }));

test.each([{ apart: 110 }, { apart: 900 }])(
  "boxes $apart apart: what is new is in every picture, and large enough to be read",
  async ({ apart }) => {
    const { figures, width, height } = await filmed(boxesInARow(apart));
    expect(figures).toHaveLength(stops.length);
    for (const [at, { figure, scale }] of figures.entries()) {
      expect({ width: figure.width * scale, height: figure.height * scale }).toEqual({
        width: expect.closeTo(width, 6),
        height: expect.closeTo(height, 6),
      });
      expect(scale).toBeGreaterThanOrEqual(0.8);
      if (at === 0) continue;
      expect((at - 1) * apart).toBeGreaterThanOrEqual(figure.x);
      expect((at - 1) * apart + 100).toBeLessThanOrEqual(figure.x + figure.width);
    }
  },
);

test("a drawing that can be read as a whole does not move", async () => {
  const { figures } = await filmed(boxesInARow(110));
  expect(new Set(figures.map(({ figure: { x, y }, scale }) => `${x} ${y} ${scale}`)).size).toBe(1);
});

test("the words of a step stand below in two lines, the last one cut", async () => {
  const { figures } = await filmed(boxesInARow(110));
  const linesAt = (at: number) =>
    (figures[at]?.figure.shapes ?? []).flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
  expect(linesAt(1)).toEqual(["Step 1. Box 0 is drawn, and said to be drawn."]);
  const [first, second, ...more] = linesAt(8);
  expect(first).toMatch(/^Step 8\. Box 7 is drawn/);
  expect(second).toMatch(/…$/);
  expect(more).toEqual([]);
});

test("nothing drawn at any step: pictures of words alone", async () => {
  const { figures, height } = await filmed({ figure: async () => undefined, sentence: () => "" });
  expect(figures).toHaveLength(stops.length);
  expect(height).toBeLessThan(200);
});

test("no more is drawn once no more is wanted", async () => {
  const drawn: number[] = [];
  const row = boxesInARow(110);
  const figure = (view: string, at: number) => {
    drawn.push(at);
    return row.figure(view, at);
  };
  expect(await picturesOf({ ...row, figure }, "pfg", stops, async () => drawn.length === 3)).toBeUndefined();
  expect(drawn).toEqual([0, 1, 2]);
});
