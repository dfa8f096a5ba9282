import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "vitest";
import { describe as say } from "../kernel/index.ts";
import { loadGrammar } from "./syntax/grammar.ts";
import { readTree } from "./syntax/read-tree.ts";
import { sourceText } from "./syntax/source-text.ts";

test("x", async () => {
  const { resolve } = createRequire(import.meta.url);
  const g = await loadGrammar({ runtime: await readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")), java: await readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")) });
  let bad = 0, n = 0;
  for (const dir of ["./programs/", "./library/java/"]) {
    const base = new URL(dir, import.meta.url);
    for (const p of readdirSync(base, { recursive: true }).map(String).filter((x) => x.endsWith(".java"))) {
      n++;
      const t = performance.now();
      const { errors } = readTree(g, sourceText(p, readFileSync(new URL(p, base), "utf8")));
      if (performance.now() - t > 20) console.log(p, performance.now() - t);
      if (errors.length > 0) { bad++; console.log(p, errors.slice(0, 3).map((e) => ("span" in e ? e.span.start.line + ":" + e.span.start.column + " " : "") + say(e)).join(" | ")); }
    }
  }
  console.log(n, bad);
});
