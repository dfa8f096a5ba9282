import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Where it is installed, the schema is held against the real thing. */
const VALIDATOR = "xmllint";

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

test("the XML holds the relevant items only, and is what the schema says", async () => {
  const { result } = await ask({ command: "ra", options: { format: "xml" } });
  const { text: xml } = result as { readonly text: string };
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<relevancy>
  <class name="Limit">
    <field name="v"/>
    <method signature="&#60;init&#62;(int)">
      <parameter index="0" name="x"/>
    </method>
    <method signature="get()">
      <return/>
    </method>
  </class>
  <class name="Driver">
    <method signature="main(String[])">
      <variable name="s"/>
      <variable name="n"/>
      <variable name="q"/>
    </method>
  </class>
</relevancy>
`);
  expect(mistakesIn(xml)).toEqual([]);
  expect(mistakesIn(xml.replace("<return/>", '<return/><variable name="late"/>'))).toEqual([
    "variable after return in method",
  ]);
  expect(mistakesIn(xml.replace(' index="0"', ""))).toEqual(["parameter has name"]);
  if (hasXmllint()) {
    const file = join(tmpdir(), "fixscope-relevancy.xml");
    writeFileSync(file, xml);
    expect(() =>
      execFileSync(VALIDATOR, ["--noout", "--schema", "docs/relevancy.xsd", file], { stdio: "pipe" }),
    ).not.toThrow();
  }
});

function hasXmllint(): boolean {
  try {
    execFileSync(VALIDATOR, ["--version"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

interface ElementType {
  readonly children: readonly string[];
  readonly attributes: readonly string[];
}

/** Reads the schema's element types: which children in which order, and which attributes. */
function schema(): ReadonlyMap<string, ElementType> {
  const text = readFileSync("docs/relevancy.xsd", "utf8");
  const types = text.split(/<xs:element name="/).slice(1);
  return new Map(
    types.map((part) => [
      part.slice(0, part.indexOf('"')),
      {
        children: [...part.matchAll(/ref="(\w+)"/g)].map(([, name = ""]) => name),
        attributes: [...part.matchAll(/<xs:attribute name="(\w+)"/g)].map(([, name = ""]) => name),
      },
    ]),
  );
}

/** What in a document the schema does not allow. */
function mistakesIn(xml: string): readonly string[] {
  const types = schema();
  const mistakes: string[] = [];
  const open: OpenElement[] = [{ name: "document", children: ["relevancy"], last: 0 }];
  for (const [, closing, name = "", attributes = "", selfClosing] of xml.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    const around = open.at(-1);
    if (closing === "/") open.pop();
    else if (around !== undefined) {
      mistakes.push(...orderMistakes(around, name), ...attributeMistakes(types.get(name), name, attributes));
      if (selfClosing !== "/") open.push({ name, children: types.get(name)?.children ?? [], last: 0 });
    }
  }
  return mistakes;
}

interface OpenElement {
  readonly name: string;
  readonly children: readonly string[];
  /** The position of the last child among those that may come. */
  last: number;
}

function orderMistakes(around: OpenElement, name: string): readonly string[] {
  const position = around.children.indexOf(name);
  const before = around.children[around.last] ?? "nothing";
  const isLate = position < around.last;
  around.last = Math.max(around.last, position);
  return isLate ? [`${name} after ${before} in ${around.name}`] : [];
}

function attributeMistakes(type: ElementType | undefined, name: string, attributes: string): readonly string[] {
  if (type === undefined) return [`unknown ${name}`];
  const found = [...attributes.matchAll(/(\w+)="/g)].map(([, attribute = ""]) => attribute);
  return found.join() === type.attributes.join() ? [] : [`${name} has ${found.join(", ")}`];
}
