import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { at } from "./paths.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-layers-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Which of the imports the linter refuses in a file at that place of the tree. */
function refused(file: string, imports: readonly string[]): readonly string[] {
  for (const name of ["biome.json", "biome.layers.json", ".gitignore"]) cpSync(at(name), join(folder, name));
  plant(file, imports.map((specifier) => `export * from "${specifier}";\n`).join(""));
  const args = ["lint", "--only=style/noRestrictedImports", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(at("node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
  const report: { diagnostics: { location: { start: { line: number } } }[] } = JSON.parse(stdout);
  const lines = new Set(report.diagnostics.map(({ location }) => location.start.line));
  return imports.filter((_, index) => lines.has(index + 1));
}

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

interface Row {
  readonly file: string;
  readonly allowed: readonly string[];
  readonly forbidden: readonly string[];
}

const rows: readonly Row[] = [
  {
    file: "src/kernel/a.ts",
    allowed: ["./span.ts"],
    forbidden: ["../java/index.ts", "../trace/index.ts", "../ui/app/shell.tsx", "react"],
  },
  {
    file: "src/trace/deep/a.ts",
    allowed: ["../step.ts", "../../kernel/index.ts"],
    forbidden: ["../../kernel/span.ts", "../../java/index.ts", "comlink"],
  },
  {
    file: "src/java/a.ts",
    allowed: ["../kernel/index.ts", "./library/index.ts", "web-tree-sitter"],
    forbidden: ["../kernel/span.ts", "../trace/index.ts", "../engines/index.ts", "react"],
  },
  {
    file: "src/options/a.ts",
    allowed: ["./kinds.ts", "../kernel/index.ts", "valibot"],
    forbidden: ["../kernel/span.ts", "../trace/index.ts", "../engines/index.ts", "react"],
  },
  ...["src/engines/any/a.ts", "src/engines/any/page/a.ts"].map((file) => {
    const up = file.includes("page") ? "../.." : "..";
    return {
      file,
      allowed: [
        "./board.ts",
        `${up}/manifest.ts`,
        `${up}/lesson.ts`,
        `${up}/../kernel/index.ts`,
        `${up}/../options/index.ts`,
        `${up}/../trace/index.ts`,
        `${up}/../java/index.ts`,
      ],
      forbidden: [
        `${up}/registry.ts`,
        `${up}/../engines/index.ts`,
        `${up}/../java/program.ts`,
        `${up}/../session/protocol.ts`,
        `${up}/../pipelines/index.ts`,
        "valibot",
      ],
    };
  }),
  {
    file: "src/engines/manifest.ts",
    allowed: ["./lesson.ts", "../options/index.ts", "../trace/index.ts"],
    forbidden: ["./points-to/manifest.ts", "./points-to/index.ts", "../session/protocol.ts"],
  },
  {
    file: "src/engines/registry.ts",
    allowed: ["./points-to/manifest.ts"],
    forbidden: ["./points-to/index.ts", "./manifest.ts", "../trace/index.ts"],
  },
  {
    file: "src/pipelines/inputs/a.ts",
    allowed: ["../pipeline.ts", "../../engines/index.ts", "../../engines/any/index.ts", "../../engines/any/engine.ts"],
    forbidden: ["../../engines/any/solver.ts", "../../engines/registry.ts", "../../session/protocol.ts", "valibot"],
  },
  {
    file: "src/session/a.ts",
    allowed: ["../engines/index.ts", "../pipelines/index.ts", "../java/index.ts", "../options/index.ts", "comlink"],
    forbidden: [
      "../engines/points-to/index.ts",
      "../engines/registry.ts",
      "../java/program.ts",
      "../ui/store/index.ts",
      "zustand",
    ],
  },
  {
    file: "src/ui/panels/a.tsx",
    allowed: [
      "../store/session-store.ts",
      "../../kernel/index.ts",
      "../../trace/index.ts",
      "../../session/protocol.ts",
      "../../engines/index.ts",
      "../../options/index.ts",
      "react",
    ],
    forbidden: [
      "../../engines/points-to/index.ts",
      "../../engines/points-to/solver.ts",
      "../../session/run-session.ts",
      "../../java/index.ts",
      "../../entry/worker.ts",
      "cytoscape",
      "monaco-editor/editor",
    ],
  },
  {
    file: "src/ui/adapters/cytoscape/a.ts",
    allowed: ["cytoscape"],
    forbidden: ["monaco-editor", "../../../java/index.ts"],
  },
  { file: "src/ui/adapters/monaco/a.ts", allowed: ["monaco-editor/editor"], forbidden: ["cytoscape"] },
  {
    file: "src/entry/a.ts",
    allowed: [
      "../java/index.ts",
      "../engines/index.ts",
      "../pipelines/index.ts",
      "../session/protocol.ts",
      "../ui/app/shell.tsx",
    ],
    forbidden: ["../java/program.ts", "../engines/points-to/solver.ts", "../testing/record.ts"],
  },
  {
    file: "src/java/a.test.ts",
    allowed: ["../engines/points-to/index.ts", "../testing/record.ts", "vitest"],
    forbidden: ["../ui/app/shell.tsx"],
  },
];

describe("who may import whom", () => {
  test.each(rows)("$file", ({ file, allowed, forbidden }) => {
    expect(refused(file, [...allowed, ...forbidden])).toEqual(forbidden);
  });
});

describe("the core knows no browser", () => {
  /** What the compiler says about a file of the core with that text. */
  function complaints(text: string): string {
    plant("core.ts", text);
    plant("tsconfig.json", JSON.stringify({ extends: at("tsconfig.core.json"), include: ["core.ts"], exclude: [] }));
    const args = ["--noEmit", "--pretty", "false", "--project", join(folder, "tsconfig.json")];
    return spawnSync(at("node_modules/.bin/tsc"), args, { encoding: "utf8" }).stdout;
  }

  test("plain code compiles", () => {
    expect(complaints("export const one = 1;\n")).toBe("");
  });

  test.each(["document.title", "window.name", "process.argv"])("%s does not", (expression) => {
    expect(complaints(`export const planted = ${expression};\n`)).toContain("Cannot find name");
  });
});
