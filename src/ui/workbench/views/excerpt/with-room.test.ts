import { expect, test } from "vitest";
import { withRoom } from "./with-room.ts";

/** The first so many of a row. */
const keptOf = (size: number): ReadonlySet<string> => new Set("abcdefgh".slice(0, size));
const most = (count: number) => (elements: ReadonlySet<string>) => elements.size <= count;

test("of a step that rests on more than there is room for less is drawn, but what it is about", () => {
  expect([...withRoom(8, keptOf, most(8))].join("")).toBe("abcdefgh");
  expect([...withRoom(8, keptOf, most(6))].join("")).toBe("abcdef");
  expect([...withRoom(8, keptOf, most(1))].join("")).toBe("abcd");
});
