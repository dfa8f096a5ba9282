import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { served } from "../../testing/serve.ts";
import type { RelevancyResult } from "./index.ts";

const text = `class Limit { int v; Limit(int x) { this.v = x; } int get() { return this.v; } }
class Driver { public static void main(String[] args) {
String s = Symbolic.string();
int n = s.length();
Limit l = new Limit(n); int q = l.get(); String t = "<&>";
} }`;

interface Answer {
  readonly ok: boolean;
  readonly result: unknown;
  readonly error: { readonly code: string; readonly message: string };
}

async function ask(request: Readonly<Record<string, unknown>>): Promise<Answer> {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });
  const line = JSON.stringify({ id: 1, files: [{ name: "Driver.java", text }], ...request });
  return (await served(session, line)) as Answer;
}

test("ra answers with variables, graph, counts and metrics", async () => {
  const { ok, result } = await ask({ command: "ra", options: { globals: "refined", wdg: true } });
  expect(ok).toBe(true);
  const { variables, wdg, rules, transitions, metrics, partial } = result as Record<string, unknown>;
  expect(variables).toContainEqual(
    expect.objectContaining({
      kind: "local",
      method: "Driver.main(String[])",
      name: "s",
      weight: "any",
      relevant: true,
    }),
  );
  expect(variables).toContainEqual(
    expect.objectContaining({ kind: "field", class: "Limit", field: "v", weight: "any", relevant: true }),
  );
  expect(wdg).toMatchObject({ nodes: expect.any(Array), edges: expect.any(Array) });
  expect(rules).toBeGreaterThan(0);
  expect(transitions).toBeGreaterThan(0);
  expect(metrics).toEqual({
    variables: 7,
    relevant: 5,
    methods: 3,
    relevantMethods: 3,
    lines: 6,
    relevantLines: 4,
    codeReduction: 0.3333,
  });
  expect(partial).toBe(false);
});

test("return points have the weights of their paths", async () => {
  const twice = `class A { static int id(int n) { return n; } public static void main(String[] args) {
int a = id(Symbolic.integer());
int b = id(7);
} }`;
  const { result } = await ask({ command: "ra", files: [{ name: "A.java", text: twice }], options: { wdg: true } });
  const { wdg } = result as RelevancyResult;
  const returned = wdg.nodes.filter(({ kind, variable }) => kind === "return-point" && variable.endsWith("ret"));
  expect(returned.map(({ method, weight }) => `${method} ${weight}`)).toEqual(["r2a any", "r3 const"]);
});

test("bad options are told with what is possible", async () => {
  const message = async (options: Readonly<Record<string, unknown>>) => (await ask({ command: "ra", options })).error;
  expect((await message({ globals: "both" })).message).toContain("merged (Table 1) or refined (Table 2)");
  expect((await message({ format: "yaml" })).message).toContain("json or xml");
  expect((await message({ nonsense: 1 })).message).toContain("refined-contexts");
  expect((await message({ seeds: "Driver.main(String[])/nobody" })).message).toContain("s, n, l, q, t");
  expect((await message({ entry: "Driver.nobody()" })).code).toBe("no-entry");
});

test("a limit is a partial answer", async () => {
  const { ok, result } = await ask({ command: "ra", options: { maxSteps: 5 } });
  expect(ok).toBe(true);
  expect(result).toMatchObject({ partial: true });
});

test("the XML holds the relevant items only, and is the one that the document shows", async () => {
  const { result } = await ask({ command: "ra", options: { format: "xml" } });
  const { text: xml } = result as { readonly text: string };
  const [, shown] = /```xml\n(.*?)```/s.exec(readFileSync("docs/relevancy.md", "utf8")) ?? [];
  expect(xml).toBe(shown);
  expect(xml).toContain('<method signature="&#60;init&#62;(int)">');
});
