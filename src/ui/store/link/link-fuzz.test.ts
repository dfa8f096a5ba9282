import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { links } from "../../../testing/fuzz/links.ts";
import { isLongRun, seedsFrom } from "../../../testing/seeds.ts";
import { formatLink, parseLink } from "./index.ts";

test("any link is read, and what was understood of it can be written and read again", () => {
  for (const link of links(seedsFrom(0, isLongRun ? 20_000 : 500))) {
    const written = formatLink(parseLink(link, engines).route, engines);
    const again = parseLink(written, engines);
    expect(again.problems, link).toEqual([]);
    expect(formatLink(again.route, engines), link).toBe(written);
  }
});
