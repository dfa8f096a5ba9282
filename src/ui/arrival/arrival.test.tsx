import { expect, test, vi } from "vitest";
import { loadAnew } from "./load-anew.ts";
import { retried } from "./retried.ts";

const base = new URL(".", document.baseURI).href;

/** A browser whose server answers as told; what it was asked for anew, and whether it reloaded. */
function browserWith(answer: (address: string) => Response) {
  const told: string[] = [];
  const asked = [
    `${base}assets/a.js`,
    `${base}assets/a.js`,
    `${base}assets/a.css`,
    `${base}x.svg`,
    "https://else.example/b.js",
  ];
  const parts = {
    asked: () => asked,
    fetch: async (address: string, { cache }: RequestInit) => {
      told.push(`${cache} ${address.replace(base, "")}`);
      return answer(address);
    },
    reload: () => void told.push("reloaded"),
  };
  return { told, parts };
}

test("the page is loaded anew with its own scripts and styles as the server has them", async () => {
  const { told, parts } = browserWith(() => new Response("fresh"));
  await loadAnew(parts);
  expect(told).toEqual([expect.stringMatching(/^reload /), "reload assets/a.js", "reload assets/a.css", "reloaded"]);
});

test.each([
  ["says that it cannot", () => new Response("", { status: 503 })],
  [
    "does not answer",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("the page stays as it is while the server %s", async (_what, answer) => {
  const { told, parts } = browserWith(answer);
  await loadAnew(parts);
  expect(told).not.toContain("reloaded");
});

test("a part that fails once is tried again; where that fails too, the page is loaded anew", async () => {
  const giveUp = vi.fn(async () => undefined);
  const answers = ["fails", "fails", "here"];
  const load = retried(async () => {
    const answer = answers.shift();
    if (answer === "fails") throw new TypeError("Failed to fetch dynamically imported module");
    return answer;
  }, giveUp);
  await expect(load()).rejects.toThrow();
  expect(giveUp).not.toHaveBeenCalled();
  await expect(load()).rejects.toThrow();
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(await load()).toBe("here");
});

test("a module that was cut where a statement ends, and exports nothing, has not arrived", async () => {
  const giveUp = vi.fn(async () => undefined);
  const answers = [undefined, undefined, "here"];
  const load = retried(async () => answers.shift(), giveUp);
  await expect(load()).rejects.toThrow("in part");
  await expect(load()).rejects.toThrow("in part");
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(await load()).toBe("here");
});
