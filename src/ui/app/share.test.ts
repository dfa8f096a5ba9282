import { afterEach, expect, test, vi } from "vitest";
import { shareLink } from "./share.ts";

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
