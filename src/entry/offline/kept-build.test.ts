import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { KeptBuild } from "./kept-build.ts";

const scope = "https://host.example/sub/";

/** Caches and a host in memory. */
class World {
  readonly caches = new Map<string, Map<string, Response>>();
  readonly host = new Map<string, string>();
  readonly asked: string[] = [];

  kept(version: string, files: Readonly<Record<string, string>>): KeptBuild {
    const digests = Object.entries(files).map(([path, text]) => [
      path,
      createHash("sha256").update(text).digest("hex"),
    ]);
    return new KeptBuild(
      { version, files: Object.fromEntries(digests) },
      {
        scope,
        sha256: (bytes) => crypto.subtle.digest("SHA-256", bytes),
        fetch: async (address) => {
          this.asked.push(address.replace(scope, ""));
          const text = this.host.get(address.replace(scope, ""));
          return text === undefined ? new Response("", { status: 404 }) : new Response(text);
        },
        caches: {
          keys: async () => [...this.caches.keys()],
          delete: async (name) => this.caches.delete(name),
          open: async (name) => {
            const entries = this.caches.get(name) ?? new Map<string, Response>();
            this.caches.set(name, entries);
            return {
              match: async (address: string) => entries.get(address)?.clone(),
              put: async (address: string, response: Response) => void entries.set(address, response),
            } as unknown as Cache;
          },
        },
      },
    );
  }

  put(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) this.host.set(path, text);
  }
}

const get = (path: string, rest: object = {}) =>
  ({ method: "GET", url: scope + path, mode: "cors", destination: "script", ...rest }) as const;
const first = { "index.html": "page 1", "assets/a-1.js": "a", "assets/b-1.js": "b" };
const second = { "index.html": "page 2", "assets/a-1.js": "a", "assets/b-2.js": "b!" };

async function textOf(answer: Promise<Response> | undefined): Promise<string | undefined> {
  return (await answer)?.text();
}

test("what is installed is answered without the host, the page under each of its addresses", async () => {
  const world = new World();
  world.put(first);
  const kept = world.kept("1", first);
  await kept.install();
  world.host.clear();
  const page = { mode: "navigate", destination: "document" } as const;
  expect(await textOf(kept.answer(get("", page)))).toBe("page 1");
  expect(await textOf(kept.answer(get("index.html?from=mail#/pointer", page)))).toBe("page 1");
  expect(await textOf(kept.answer(get("assets/b-1.js")))).toBe("b");
  expect(kept.answer(get("other.html", page)), "what else the host has is the host’s").toBeUndefined();
  expect(kept.answer({ ...get(""), url: "https://host.example/" })).toBeUndefined();
  expect(kept.answer(get("assets/b-1.js", { method: "POST" }))).toBeUndefined();
});

test("an update fetches what differs only, and a tab of the build before goes on", async () => {
  const world = new World();
  world.put(first);
  await world.kept("1", first).install();
  world.host.clear();
  world.put({ "index.html": "page 2", "assets/b-2.js": "b!" });
  world.asked.length = 0;
  const kept = world.kept("2", second);
  await kept.install();
  expect(world.asked.sort()).toEqual(["assets/b-2.js", "index.html"]);
  await kept.forgetOthers();
  expect(await textOf(kept.answer(get("assets/b-1.js")))).toBe("b");
  await world.kept("3", second).install();
  await world.kept("3", second).forgetOthers();
  expect([...world.caches.keys()]).toEqual(["fixscope:/sub/:2", "fixscope:/sub/:3"]);
});

test.each([
  ["is missing", undefined],
  ["is of another build", "page 3"],
])("nothing of a build is kept if a file %s", async (_what, text) => {
  const world = new World();
  world.put({ ...second });
  if (text === undefined) world.host.delete("index.html");
  else world.host.set("index.html", text);
  await expect(world.kept("2", second).install()).rejects.toThrow("index.html");
  expect(world.caches.size).toBe(0);
});

test("a damaged file is fetched again", async () => {
  const world = new World();
  world.put(first);
  const kept = world.kept("1", first);
  await kept.install();
  for (const entries of world.caches.values()) entries.set(`${scope}assets/a-1.js`, new Response("damaged"));
  expect(await textOf(kept.answer(get("assets/a-1.js")))).toBe("a");
  world.host.clear();
  expect(await textOf(kept.answer(get("assets/a-1.js"))), "and kept").toBe("a");
});

test("in a frame the host is asked first, for its headers say who may show the page", async () => {
  const world = new World();
  world.put(first);
  const kept = world.kept("1", first);
  await kept.install();
  world.host.set("index.html", "page with other headers");
  const frame = { mode: "navigate", destination: "iframe" } as const;
  expect(await textOf(kept.answer(get("", frame)))).toBe("page with other headers");
});

test("other installations on the same host keep their builds", async () => {
  const world = new World();
  world.caches.set("fixscope:/other/:1", new Map());
  world.put(first);
  for (const version of ["1", "2", "3"]) {
    const kept = world.kept(version, first);
    await kept.install();
    await kept.forgetOthers();
  }
  expect([...world.caches.keys()]).toEqual(["fixscope:/other/:1", "fixscope:/sub/:2", "fixscope:/sub/:3"]);
});
