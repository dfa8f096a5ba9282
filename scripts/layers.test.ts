import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at } from "./paths.mjs";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-layers-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines that the linter refuses, by file. It starts once for all files: that takes longer than to read them. */
function lint(): ReadonlyMap<string, ReadonlySet<number>> {
  for (const name of ["biome.json", "biome.layers.json", ".gitignore"]) cpSync(at(name), join(folder, name));
  for (const row of rows)
    plant(
      row.file,
      importsOf(row)
        .map((name) => `export * from "${name}";\n`)
        .join(""),
    );
  const args = ["lint", "--only=style/noRestrictedImports", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(at("node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
  const report: Report = JSON.parse(stdout);
  const lines = new Map(rows.map(({ file }) => [file, new Set<number>()]));
  for (const { location } of report.diagnostics) lines.get(location.path)?.add(location.start.line);
  return lines;
}

interface Report {
  readonly diagnostics: readonly {
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

function importsOf({ allowed, forbidden }: Row): readonly string[] {
  return [...allowed, ...forbidden];
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
    forbidden: ["../java/index.ts", "../trace/index.ts", "../translations/index.ts", "../ui/app/shell.tsx", "react"],
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
  {
    file: "src/definitions/a.ts",
    allowed: ["./language.ts", "../kernel/index.ts"],
    forbidden: ["../kernel/span.ts", "../options/index.ts", "../java/index.ts", "../engines/index.ts", "valibot"],
  },
  ...["src/engines/any/a.ts", "src/engines/any/page/a.ts"].map((file) => {
    const up = file.includes("page") ? "../.." : "..";
    return {
      file,
      allowed: [
        "./board.ts",
        `${up}/../engine-kit/index.ts`,
        `${up}/../kernel/index.ts`,
        `${up}/../options/index.ts`,
        `${up}/../definitions/index.ts`,
        `${up}/../trace/index.ts`,
        `${up}/../java/index.ts`,
      ],
      forbidden: [
        `${up}/registry.ts`,
        `${up}/../engines/index.ts`,
        `${up}/../engine-kit/manifest.ts`,
        `${up}/../java/program.ts`,
        `${up}/../definitions/parser.ts`,
        `${up}/../session/protocol.ts`,
        `${up}/../pipelines/index.ts`,
        "valibot",
      ],
    };
  }),
  {
    file: "src/engine-kit/manifest.ts",
    allowed: ["./lesson.ts", "../options/index.ts", "../trace/index.ts"],
    forbidden: ["../engines/index.ts", "../engines/points-to/index.ts", "../session/protocol.ts"],
  },
  {
    file: "src/engines/index.ts",
    allowed: ["./registry.ts", "../engine-kit/index.ts"],
    forbidden: ["./points-to/manifest.ts", "../engine-kit/manifest.ts", "../session/protocol.ts"],
  },
  {
    file: "src/engines/registry.ts",
    allowed: ["./points-to/manifest.ts"],
    forbidden: ["./points-to/index.ts", "../engine-kit/index.ts", "../trace/index.ts"],
  },
  {
    file: "src/pipelines/inputs/a.ts",
    allowed: ["../pipeline.ts", "../../engines/index.ts", "../../engines/any/index.ts", "../../engines/any/engine.ts"],
    forbidden: ["../../engines/any/solver.ts", "../../engines/registry.ts", "../../session/protocol.ts", "valibot"],
  },
  {
    file: "src/exercises/sheet/a.ts",
    allowed: ["../../kernel/index.ts", "../../trace/index.ts", "../../engine-kit/index.ts", "valibot"],
    forbidden: ["../../java/index.ts", "../../session/index.ts", "../../ui/index.ts", "../../trace/log/step.ts"],
  },
  {
    file: "src/session/a.ts",
    allowed: [
      "../engines/index.ts",
      "../pipelines/index.ts",
      "../exercises/index.ts",
      "../java/index.ts",
      "../options/index.ts",
      "comlink",
    ],
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
      "../../translations/index.ts",
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
  ...["src/translations/zh/a.ts", "src/translations/zh/ui/a.ts"].map((file) => {
    const up = file.includes("ui") ? "../../.." : "../..";
    return {
      file,
      allowed: [
        "./b.ts",
        `${up}/kernel/index.ts`,
        `${up}/engines/index.ts`,
        `${up}/kernel/messages/en.ts`,
        `${up}/engines/points-to/messages/story.ts`,
        `${up}/ui/messages/en/learning/blame.ts`,
      ],
      forbidden: [
        `${up}/java/index.ts`,
        `${up}/engines/points-to/index.ts`,
        `${up}/kernel/errors.ts`,
        `${up}/ui/messages/translate.ts`,
        `${up}/session/protocol.ts`,
        "valibot",
      ],
    };
  }),
  {
    file: "src/entry/a.ts",
    allowed: [
      "../java/index.ts",
      "../engines/index.ts",
      "../pipelines/index.ts",
      "../session/protocol.ts",
      "../translations/index.ts",
      "../ui/app/shell.tsx",
    ],
    forbidden: [
      "../java/program.ts",
      "../engines/points-to/solver.ts",
      "../translations/zh/page.ts",
      "../testing/record.ts",
    ],
  },
  {
    file: "src/java/a.test.ts",
    allowed: ["../engines/points-to/index.ts", "../testing/record.ts", "vitest"],
    forbidden: ["../ui/app/shell.tsx"],
  },
];

describe("who may import whom", () => {
  let refused: ReturnType<typeof lint> = new Map();

  beforeAll(() => {
    refused = lint();
  });

  test.each(rows)("$file", (row) => {
    const lines = refused.get(row.file);
    expect(importsOf(row).filter((_, index) => lines?.has(index + 1))).toEqual(row.forbidden);
  });
});

describe("the core knows no browser", () => {
  const planted = ["document.title", "window.name", "process.argv"];
  let complaints: readonly string[] = [];

  beforeAll(() => {
    const core = join(folder, "core");
    mkdirSync(core);
    const files = planted.map(
      (expression, index) => [`${index}.ts`, `export const planted = ${expression};\n`] as const,
    );
    for (const [name, text] of [...files, ["plain.ts", "export const one = 1;\n"] as const])
      writeFileSync(join(core, name), text);
    const settings = { extends: at("tsconfig.core.json"), include: ["*.ts"], exclude: [] };
    writeFileSync(join(core, "tsconfig.json"), JSON.stringify(settings));
    const args = ["--noEmit", "--pretty", "false", "--project", join(core, "tsconfig.json")];
    complaints = spawnSync(at("node_modules/.bin/tsc"), args, { cwd: core, encoding: "utf8" })
      .stdout.trim()
      .split("\n");
  });

  test("plain code compiles", () => {
    expect(complaints.filter((line) => !/^\d\.ts/.test(line))).toEqual([]);
  });

  test.each(planted.map((expression, index) => [expression, index] as const))("%s does not", (_, index) => {
    expect(complaints.filter((line) => line.startsWith(`${index}.ts`)).join()).toContain("Cannot find name");
  });
});
