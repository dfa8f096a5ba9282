import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Rect, rectAround, type Size } from "../../shapes/index.ts";
import { type CameraRequest, cameraFor, isOtherCanvas, type Viewport } from "./camera.ts";

const canvas: Size = { width: 800, height: 600 };
const zooms = { least: 0.8, utmost: 0.5, part: 0.9, most: 1.15 };
const node = (x: number, y: number): Rect => ({ x, y, width: 120, height: 56 });
const large: Rect = { x: 0, y: 0, width: 4000, height: 3000 };

function look(request: Partial<CameraRequest>): Viewport {
  return cameraFor({ canvas, all: large, change: [], premises: [], zooms, before: undefined, ...request });
}

/** Where a rectangle stands on the canvas, in pixels. */
function shownAt({ x, y, width, height }: Rect, { zoom, pan }: Viewport) {
  const [left, top] = [(x - width / 2) * zoom + pan.x, (y - height / 2) * zoom + pan.y];
  return { left, top, right: left + width * zoom, bottom: top + height * zoom };
}

function isInside(rect: Rect, view: Viewport, margin = 0): boolean {
  const { left, top, right, bottom } = shownAt(rect, view);
  const within = (from: number, to: number, space: number) =>
    from >= margin * space - 1 && to <= space - margin * space + 1;
  return within(left, right, canvas.width) && within(top, bottom, canvas.height);
}

describe("what fits with readable labels", () => {
  const all = { x: 300, y: 200, width: 900, height: 600 };

  test("is shown whole, at every step", () => {
    const view = look({ all, change: [node(0, 0)] });
    expect(isInside(all, view)).toBe(true);
    expect(view.zoom).toBeGreaterThanOrEqual(zooms.least);
    expect(look({ all, change: [node(700, 400)], before: view })).toEqual(view);
  });

  test("stays where it is on a canvas of a slightly other height, and is shown anew on a much larger one", () => {
    const low = { ...canvas, height: 580 };
    const view = look({ all, canvas: low });
    expect(look({ all, before: view })).toBe(view);
    expect(isInside(all, look({ all, before: look({ all }), canvas: low }))).toBe(true);
    const wide = { width: 1600, height: 1200 };
    expect(look({ all, canvas: wide, before: view }).zoom).toBe(zooms.most);
  });

  test("is not blown up", () => {
    expect(look({ all: node(0, 0) }).zoom).toBe(zooms.most);
  });
});

describe("what is too large", () => {
  test("is cropped, not shrunk", () => {
    expect(look({ change: [node(500, 500)] }).zoom).toBe(zooms.part);
    expect(look({}).zoom).toBe(zooms.part);
  });

  test("moves only when the change would leave the middle of the canvas", () => {
    const before = look({ change: [node(0, 0)] });
    expect(look({ change: [node(200, 100)], before })).toBe(before);
    expect(look({ change: [node(420, 0)], before })).not.toEqual(before);
  });

  test("shows nothing beyond its border", () => {
    const { pan, zoom } = look({ change: [node(-1900, -1400)] });
    expect(-2000 * zoom + pan.x).toBeCloseTo(16);
    expect(-1500 * zoom + pan.y).toBeCloseTo(16);
  });

  test("where the change is at the border of what is there, the view shows more of what is there", () => {
    const present = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => node(-150 * x, 120 * (y - 1))));
    const inView = (view: Viewport) => present.filter((rect) => isInside(rect, view)).length;
    const [alone, among] = [look({ change: [node(0, 0)] }), look({ change: [node(0, 0)], present })];
    expect(inView(among)).toBe(present.length);
    expect(inView(alone)).toBeLessThan(present.length);
    expect(isInside(node(0, 0), among, 0.1), "the change is away from the border").toBe(true);
    expect(look({ change: [node(0, 0)], present: [node(-2000, 0)] }), "nothing to be seen: the middle").toEqual(alone);
  });

  test("a step without a change moves nothing", () => {
    const before = look({ change: [node(900, 900)] });
    expect(look({ before })).toBe(before);
  });

  test("premises are shown with the change, smaller where they are far away", () => {
    const [change, near, far] = [node(0, 0), node(-500, 200), node(1500, 0)];
    const view = look({ change: [change], premises: [far, near] });
    expect([change, near, far].map((rect) => isInside(rect, view))).toEqual([true, true, true]);
    expect(look({ change: [change], premises: [near] }).zoom).toBeGreaterThan(view.zoom);
  });

  test("a change wider than the canvas is shown smaller, with both ends", () => {
    const ends = [node(-900, 0), node(900, 0)];
    const view = look({ change: ends });
    expect(view.zoom).toBeLessThan(zooms.least);
    expect(ends.every((end) => isInside(end, view))).toBe(true);
    expect(look({ change: [node(0, 0)], before: view }).zoom).toBe(zooms.part);
  });

  test("many things that change at once are all shown, however small", () => {
    const change = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => node(at * 400 - 1400, 0));
    const view = look({ change });
    expect(change.every((rect) => isInside(rect, view))).toBe(true);
  });

  test("is shown whole where everything is asked for, as long as its letters can be read", () => {
    const all = { x: 0, y: 0, width: 1400, height: 900 };
    expect(isInside(all, look({ all, change: [node(0, 0)] }))).toBe(false);
    expect(isInside(all, look({ all, change: [node(0, 0)], wantsAll: true }))).toBe(true);
    expect(look({ change: [node(0, 0)], wantsAll: true }).zoom).toBe(zooms.part);
  });

  test("the change is always in view, and readable where it can be", () => {
    const place = fc.record({ x: fc.integer({ min: -1900, max: 1900 }), y: fc.integer({ min: -1400, max: 1400 }) });
    const steps = fc.array(fc.array(place, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, (walk) => {
        let before: Viewport | undefined;
        const present = walk.flat().map(({ x, y }) => node(x, y));
        for (const places of walk) {
          const change = places.map(({ x, y }) => node(x, y));
          before = look({ change, before, present });
          for (const rect of change) expect(isInside(rect, before)).toBe(true);
          const { width, height } = rectAround(change) ?? node(0, 0);
          if (width < 900 && height < 650) expect(before.zoom).toBeGreaterThanOrEqual(zooms.least);
        }
      }),
    );
  });
});

test("the camera looks anew where its panel has become much wider, narrower, higher or lower, as when facts open", () => {
  expect(isOtherCanvas(canvas, { ...canvas, width: 560 })).toBe(true);
  expect(isOtherCanvas(canvas, { ...canvas, height: 900 })).toBe(true);
  expect(isOtherCanvas(canvas, { width: 780, height: 580 })).toBe(false);
});

test("the rectangle around several", () => {
  const first = { x: 0, y: 0, width: 10, height: 10 };
  expect(rectAround([first, { x: 20, y: 5, width: 10, height: 10 }])).toEqual({ x: 10, y: 2.5, width: 30, height: 15 });
  expect(rectAround([])).toBeUndefined();
});
