import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOfEngines, namesOfEngines, type TreeFile } from "../testing/engine-folders.ts";
import { engines } from "./index.ts";

const root = join(import.meta.dirname, "../..");
const ids = engines.map(({ id }) => id);

/** The sources below a folder, tests left out. */
function filesIn(folder: string): readonly TreeFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) && !/\.(?:test|bench)\.tsx?$/.test(name))
    .map((name) => read(`${folder}/${name.replaceAll("\\", "/")}`));
}

function read(path: string): TreeFile {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

describe("an engine is one folder and one line of the registry", () => {
  const folders = ["kernel", "options", "trace", "java", "engine-kit", "session", "ui", "entry"].map(
    (name) => `src/${name}`,
  );
  const settings = ["biome.json", "biome.layers.json", "knip.json", "vite.config.ts", "vite.cli.config.ts"];

  test("nothing else names it", () => {
    const files = [...folders.flatMap(filesIn), ...settings.map(read)];
    expect(namesOfEngines(files, ids)).toEqual([]);
  });

  test("the registry has a line for each", () => {
    const lines = read("src/engines/registry.ts").text.trimEnd().split("\n");
    expect(namesOfEngines([read("src/engines/registry.ts")], ids)).toHaveLength(engines.length);
    expect(lines).toHaveLength(engines.length);
  });

  test.each(['const engine = "points-to";', 'import "../engines/relevancy/index.ts";', "x('symbolic')"])(
    "%s is noticed",
    (text) => expect(namesOfEngines([{ path: "src/session/a.ts", text }], ids)).toHaveLength(1),
  );
});

describe.each(engines)("$id", ({ id, uses }) => {
  test("imports the doors of the engines that its manifest names, and nothing else of them", () => {
    const imports = filesIn(`src/engines/${id}`).flatMap((file) => importsOfEngines(file));
    expect(imports.filter(({ engine, inner }) => inner !== undefined || !uses.includes(engine))).toEqual([]);
    expect(uses.filter((used) => !imports.some(({ engine }) => engine === used))).toEqual([]);
  });
});

test.each([
  ["../pushdown/index.ts", [{ engine: "pushdown" }]],
  ["../pushdown/solver.ts", [{ engine: "pushdown", inner: "src/engines/pushdown/solver.ts" }]],
  ["./solver.ts", []],
  ["../manifest.ts", []],
])("an import of %s is seen as it is", (specifier, seen) => {
  const text = `import { a } from "${specifier}";`;
  expect(importsOfEngines({ path: "src/engines/points-to/a.ts", text })).toEqual(seen);
});
