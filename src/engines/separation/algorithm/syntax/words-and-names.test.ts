import { expect, test } from "vitest";
import { describe, placeOf } from "../../../../kernel/index.ts";
import { readSpecification, type Specification, showHeap } from "./index.ts";

function read(text: string): Specification {
  const found = readSpecification("a.sl", text);
  if (!found.ok) throw new Error(found.errors.map(describe).join("\n"));
  return found.value;
}

function shown(text: string): readonly string[] {
  return read(text).checks.flatMap(({ disjuncts }) => disjuncts.map((heap) => showHeap(heap, "ascii")));
}

const node = "data node { int data; node pred; node check; int emp; int exists; node pre; }\n";

test.each([
  ["x -> node(data: 1, pred: y)", "x -> node(1, y, _, _, _, _)"],
  ["data -> node(_, pred, check, emp, exists, pre)", "data -> node(_, pred, check, emp, exists, pre)"],
  ["emp & exists = 3 & emp < 2", "emp & exists = 3 & emp < 2"],
  ["emp = 3", "emp & emp = 3"],
  ["exists > 4", "emp & 4 < exists"],
  ["exists exists. x -> node(exists, _, _, _, _, _)", "exists exists. x -> node(exists, _, _, _, _, _)"],
  ["exists n. exists emp. x -> node(emp, n, _, _, _, _)", "exists n, emp. x -> node(emp, n, _, _, _, _)"],
  ["∃n. ∃m. n -> node(_, m, _, _, _, _)", "exists n, m. n -> node(_, m, _, _, _, _)"],
])("a word of formulas is a name wherever it begins nothing: %s", (formula, heap) => {
  expect(shown(`${node}check ${formula};`)).toEqual([heap]);
});

test("predicates and methods may be called as declarations begin", () => {
  const { definitions, preconditions } = read(
    `${node}pred pred(data) == emp(data) \\/ exists(data); pred emp(node x) == x = null; pred exists(node x) == x != null;
     pre data == pred(check); pre check == emp; pre A.pre(int) == emp(emp);`,
  );
  expect([...definitions.predicates.keys()]).toEqual(["pred", "emp", "exists"]);
  expect(preconditions.map(({ method, query }) => [method, query.free.map(({ name }) => name)])).toEqual([
    ["data", ["check"]],
    ["check", []],
    ["A.pre(int)", ["emp"]],
  ]);
});

const nested = "data Outer.Node { int val; Outer.Node next; }\n";

test.each([
  ["x -> Outer.Node(1, y)", "x -> Outer.Node(1, y)"],
  ["exists Outer.Node n. x -> Outer.Node(_, n)", "exists n. x -> Outer.Node(_, n)"],
  ["exists Outer.Node n, int v. x -> Outer.Node(v, n)", "exists n, v. x -> Outer.Node(v, n)"],
  ["exists n. n -> Outer . Node(_, n)", "exists n. n -> Outer.Node(_, n)"],
  ["exists Outer.Node[] a. a -> Outer.Node[1](x)", "exists a. a -> Outer.Node[1](x)"],
])("a nested class is named as Java names it: %s", (formula, heap) => {
  expect(shown(`${nested}check ${formula};`)).toEqual([heap]);
});

test("type arguments are read, and left to Java", () => {
  const { definitions } = read(
    "data Map.Entry { Object key; Map.Entry<K, List<? extends V>> next; Map.Entry<K, V>[] table; } pred p(Map.Entry<K, V> e) == e = null;",
  );
  const fields = definitions.data.get("Map.Entry")?.fields.map(({ name, type }) => [name, type]);
  expect(fields).toEqual([
    ["key", { kind: "reference", data: undefined }],
    ["next", { kind: "reference", data: "Map.Entry" }],
    ["table", { kind: "reference", data: "Map.Entry[]" }],
  ]);
  expect(definitions.predicates.get("p")?.parameters[0]?.type).toEqual({ kind: "reference", data: "Map.Entry" });
});

test.each([
  "data Object {} data node { Object val; } check x -> node(o) * o -> Object();",
  "data node { Object val; } check x -> node(o) * o -> Object();",
  "data node { Object val; } check x -> node(o) * o -> node(null);",
  "data node { Object val; } pred p(Object o) == o -> Object() \\/ o -> node(_); check x -> node(o) * p(o) & x != o;",
  "data node { Object val; } check x -> node(x);",
])("Object is a data type, and the type of a reference to anything: %s", (text) => {
  expect(read(text).definitions.data.get("Object")?.fields ?? []).toEqual([]);
});

test.each([
  ["data Object { int n; }", "1:1", "“Object” has no fields"],
  ["data node { Object val; } check x -> node(3);", "1:43", "Found int where a reference is needed."],
  ["check x -> Outer.(1);", "1:17", "found “.”"],
  ["check exists Outer.Node. x = null;", "1:24", "found"],
  ["data A { Node< next; }", "1:14", "found “<”"],
])("%s: the error points at %s", (text, place, message) => {
  const found = readSpecification("a.sl", text);
  if (found.ok) throw new Error("it was read");
  const [error] = found.errors;
  const at = error && placeOf(error)?.start;
  expect(error && describe(error)).toContain(message);
  expect(at && `${at.line}:${at.column}`).toBe(place);
});

test.each([" ", "\n", "/**/ "])("nine million characters between declarations, %j, are passed over", (blank) => {
  const blanks = blank.repeat(9_000_000 / blank.length);
  expect(shown(`${blanks}data node { node next; }${blanks}check x != null;`)).toEqual(["emp & x != null"]);
});
