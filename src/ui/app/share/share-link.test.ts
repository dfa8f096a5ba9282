import { afterEach, expect, test, vi } from "vitest";
import { frameOf, shareLink } from "./share-link.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("where copying is forbidden, the link is shown for copying by hand", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  expect(await shareLink("https://example.org/#/", [])).toEqual({ kind: "manual", link: "https://example.org/#/" });
});

test("a long link is copied with a warning, an endless one becomes a file", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  expect((await shareLink("x".repeat(150), [])).kind).toBe("copied");
  expect((await shareLink("x".repeat(2_001), [])).kind).toBe("copied-long");
  expect((await shareLink("x".repeat(8_001), [])).kind).toBe("saved");
});

test("the element for other pages has the link with embed=1, and its marks written as in HTML", () => {
  expect(frameOf("https://host/#/pointer?example=a&at=3", 'A "walk"')).toBe(
    '<iframe title="A &quot;walk&quot;" width="960" height="600" style="border: 0" src="https://host/#/pointer?example=a&amp;at=3&amp;embed=1"></iframe>',
  );
});
