import { expect, test } from "vitest";
import type { MethodSymbol } from "../symbols.ts";
import { ClassMap } from "./class-map.ts";

const method = (name: string, { library = "", context = "" } = {}): MethodSymbol => ({
  label: `[${context}]:${name}`,
  context,
  method: name,
  span: { file: "Main.java", start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  library,
});

const main = method("Main.main(String[])");
const put = method("Store.put(Object)");
const get = method("Store.get()");
const list = method("java.util.ArrayList.add(Object)", { library: "ArrayList" });

function map(): ClassMap {
  const classes = new ClassMap();
  classes.reach(main, 0);
  classes.call({ caller: main, site: "4", callee: put }, 1);
  classes.reach(put, 2);
  classes.call({ caller: main, site: "5", callee: put }, 3);
  classes.call({ caller: put, site: "9", callee: list }, 4);
  classes.reach(list, 5);
  classes.call({ caller: put, site: "10", callee: get }, 6);
  classes.reach(get, 7);
  return classes;
}

test("a class is there with the first call to it, and says how many of its methods are reachable", () => {
  const counts = (n: number) => {
    const { model, sublabel } = map().view(n, n - 1);
    return model.nodes
      .filter(({ birth }) => birth < n)
      .map(({ id, label }) => [label, sublabel(id)?.text, sublabel(id)?.isNew]);
  };
  expect(counts(1)).toEqual([["Main", "1", true]]);
  expect(counts(2)).toEqual([
    ["Main", "1", false],
    ["Store", "0", false],
  ]);
  expect(counts(8)).toEqual([
    ["Main", "1", false],
    ["Store", "2", true],
    ["java.*", "1", false],
  ]);
});

test("an edge between classes is broader with each doubling of its calls; none leads to the library or to the class itself", () => {
  const { model, breadth } = map().view(8, 7);
  expect(model.edges.map(({ source, target }) => `${source} ${target}`)).toEqual(["kMain kStore"]);
  expect(
    [2, 4].map((n) =>
      map()
        .view(n, n - 1)
        .breadth?.(model.edges[0]?.id ?? ""),
    ),
  ).toEqual([0, 1]);
  expect(breadth?.("?")).toBe(0);
});

test("methods and calls count once, whatever their contexts", () => {
  const classes = map();
  const clone = method(put.method, { context: "4" });
  classes.reach(clone, 8);
  classes.call({ caller: main, site: "5", callee: clone }, 9);
  const { model, sublabel, breadth } = classes.view(10, 9);
  expect(sublabel("kStore")?.text).toBe("2");
  expect(breadth?.(model.edges[0]?.id ?? "")).toBe(1);
});
