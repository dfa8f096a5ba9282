import { describe, expect, test } from "vitest";
import { type Aids, aidKeys, pressed, unused } from "./keys.ts";

const press = (aids: Aids, key: string, given: Partial<Parameters<typeof pressed>[1]> = {}) =>
  pressed(aids, { key, repeat: false, isElsewhere: false, singleKeys: true, ...given });

const black: Aids = { ...unused, isBlack: true };
const withPen: Aids = { ...unused, hasPen: true };

describe("a black screen", () => {
  test.each(["b", "Escape"])("is only lifted by %s", (key) => {
    expect(press(black, key)).toEqual({ aids: unused, isTaken: true });
    expect(press({ ...black, hasPen: true }, key)).toEqual({ aids: withPen, isTaken: true });
  });

  test.each(["ArrowRight", "PageDown", " ", "Shift", "Backspace"])(
    "is lifted by %s, which does what it does",
    (key) => {
      expect(press(black, key)).toEqual({ aids: unused, isTaken: false });
    },
  );

  test("is lifted by the key of another aid, which is taken up", () => {
    expect(press(black, "d").aids).toEqual(withPen);
    expect(press(black, "l").aids).toEqual({ ...unused, isLit: true });
  });

  test("is lifted also where the focus has keys of its own, or single keys are switched off", () => {
    expect(press(black, "b", { isElsewhere: true, singleKeys: false })).toEqual({ aids: unused, isTaken: true });
  });

  test("stays while the key that made it black is still down", () => {
    expect(press(black, "b", { repeat: true })).toEqual({ aids: black, isTaken: true });
  });
});

test("L lights, and is not heard again while it is held", () => {
  const lit = { ...unused, isLit: true };
  expect(press(unused, "l")).toEqual({ aids: lit, isTaken: true });
  expect(press(lit, "l", { repeat: true })).toEqual({ aids: lit, isTaken: true });
});

test("D takes the pen and puts it away, Escape only puts it away", () => {
  expect(press(unused, "d").aids).toEqual(withPen);
  expect(press(withPen, "d").aids).toEqual(unused);
  expect(press(withPen, "Escape")).toEqual({ aids: unused, isTaken: true });
  expect(press(unused, "Escape"), "it leaves Present").toEqual({ aids: unused, isTaken: false });
});

test("with the pen Backspace takes back a stroke, also again and again, and Delete all of them", () => {
  expect(press(withPen, "Backspace", { repeat: true })).toEqual({ aids: withPen, takenBack: "last", isTaken: true });
  expect(press(withPen, "Delete")).toEqual({ aids: withPen, takenBack: "all", isTaken: true });
  for (const key of ["Backspace", "Delete"]) expect(press(unused, key).isTaken).toBe(false);
});

test("a key that belongs to what has the focus is left to it, and single keys can be switched off", () => {
  for (const { key } of aidKeys) {
    expect(press(withPen, key, { isElsewhere: true })).toEqual({ aids: withPen, isTaken: false });
    expect(press(withPen, key, { singleKeys: false }).isTaken).toBe(key.length > 1);
  }
});
