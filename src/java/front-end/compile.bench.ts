import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFrontEnd, type FrontEnd } from "../index.ts";

/** What a compilation costs: the start of a front end, then programs of three sizes, first time and warm. */
const programs: Readonly<Record<string, string>> = {
  tiny: `class A { static int twice(int n) { return n + n; } public static void main(String[] args) { int n = twice(21); } }`,
  "prints a line": `class A { public static void main(String[] args) { System.out.println("n = " + args.length); } }`,
  "HashMap and ArrayList": `import java.util.*;
    class A { public static void main(String[] args) {
      Map<String, List<Integer>> lines = new HashMap<>();
      for (int i = 0; i < args.length; i++) { lines.computeIfAbsent(args[i], key -> new ArrayList<>()).add(i); }
      for (Map.Entry<String, List<Integer>> each : lines.entrySet()) { System.out.println(each.getKey() + " " + each.getValue().size()); } } }`,
};

const WARM_UP = 100;
const RUNS = 101;

const { resolve } = createRequire(import.meta.url);
const grammar = {
  runtime: await readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")),
  java: await readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")),
};

const started = performance.now();
const frontEnd = await createFrontEnd(grammar);
console.log(`front end started in ${(performance.now() - started).toFixed(1)} ms`);

console.log("program | methods with code | first ms | warm ms, median of 101 | fastest | processor ms");
for (const [name, text] of Object.entries(programs)) {
  const first = compile(frontEnd, text);
  for (let i = 0; i < WARM_UP; i++) compile(frontEnd, text);
  const before = process.cpuUsage();
  const times = Array.from({ length: RUNS }, () => compile(frontEnd, text).time).toSorted((a, b) => a - b);
  const row = [first.time, times[RUNS >> 1] ?? 0, times[0] ?? 0].map((time) => time.toFixed(2));
  const used = process.cpuUsage(before);
  row.push(((used.user + used.system) / 1000 / RUNS).toFixed(2));
  console.log([name, first.methods, ...row].join(" | "));
}

function compile(
  { compile: compileWith }: FrontEnd,
  text: string,
): { readonly time: number; readonly methods: number } {
  const start = performance.now();
  const result = compileWith([{ name: "A.java", text }]);
  const time = performance.now() - start;
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return { time, methods: result.value.methods.filter((each) => each.body.length > 0).length };
}
