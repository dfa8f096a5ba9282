import { expect, test } from "vitest";
import { describe } from "../../../../kernel/index.ts";
import { readSpecification, type Specification, showHeap } from "./index.ts";

function read(text: string): Specification {
  const found = readSpecification("a.sl", text);
  if (!found.ok) throw new Error(found.errors.map(describe).join("\n"));
  return found.value;
}

function rulesOf(text: string, predicate: string): readonly string[] {
  const rules = read(text).definitions.predicates.get(predicate)?.rules ?? [];
  return rules.map((heap) => showHeap(heap, "ascii"));
}

const data = "data Node {int val; Node next}";

/** The same predicate in Java StarFinder’s notation and in that of Fig. 4. */
const pairs = [
  [
    "pred sll(root) == root = null || root::Node<val,next> * sll(next)",
    "pred sll(root) == root = null \\/ exists val, next. root -> Node(val, next) * sll(next);",
  ],
  [
    "pred lseg(a,b) == a=b || a::Node<_,n> * lseg(n,b) & a!=b",
    "pred lseg(a, b) == a = b \\/ exists n. a -> Node(_, n) * lseg(n, b) & a != b;",
  ],
  [
    "pred sorted(x,min) == x=null || x::Node<v,n> * sorted(n,v) & min<=v & v>-1",
    "pred sorted(x, min) == x = null \\/ exists v, n. x -> Node(v, n) * sorted(n, v) & min <= v & v > -1;",
  ],
  [
    "pred p(x) == x::Node<v,n> & v=2#k & k#3=n1",
    "pred p(x) == exists v, n, k, n1. x -> Node(v, n) & v = 2 # k & 3 # k = n1;",
  ],
] as const;

test.each(pairs)("%s", (published, own) => {
  const name = /^pred (\w+)/.exec(published)?.[1] ?? "";
  const declared = "data Node { int val; Node next; }";
  expect(rulesOf(`${data} ${published}`, name)).toEqual(rulesOf(`${declared} ${own}`, name));
});

test("the last semicolon of a declaration may be missing, and a text without one goes on with the next", () => {
  const { definitions, preconditions } = read(`data Node {int val; Node next}; data Empty {}
    pred sll(x) == x=null || x::Node<v,n> * sll(n); pred one(x) == x::Node<v,n> & n=null
    pre size == sll(this_head)
    pre first == one(this_head)`);
  expect([...definitions.predicates.keys()]).toEqual(["sll", "one"]);
  expect(preconditions.map(({ method }) => method)).toEqual(["size", "first"]);
});

test("a field declared as void takes values of any type", () => {
  const text = `data Node {void task; Node next} pred p(x) == x::Node<_,n> * p(n) || x::Node<1,x> || x::Node<x,null>`;
  expect(rulesOf(text, "p")).toHaveLength(3);
});

test("0 and 1 are truth values, too; other numbers are not", () => {
  const text = "data Flag {boolean on; int n}";
  expect(rulesOf(`${text} pred p(x) == x::Flag<on,n> & on=1 & n=1`, "p")).toEqual([
    "exists on, n. x -> Flag(on, n) & on = 1 & n = 1 & 0 <= on & on <= 1",
  ]);
  const found = readSpecification("a.sl", `${text} pred p(x) == x::Flag<on,n> & on=2`);
  expect(found.ok ? "" : found.errors.map(describe).join()).toContain("Found bool where int is needed.");
});

test("in the notation of Fig. 4 all this stays an error", () => {
  const messages = (text: string) => {
    const found = readSpecification("a.sl", text);
    return found.ok ? [] : found.errors.map(describe);
  };
  expect(messages("data Node { int val; Node next }")).toHaveLength(1);
  expect(messages("data Node { int val; Node next; } pred p(x) == x -> Node(v, n);")).toHaveLength(2);
  expect(messages("data Flag { bool on; } pred p(x) == exists on. x -> Flag(on) & on = 1;")).toHaveLength(1);
  expect(messages("data Node { int val; Node next; } pred p(x) == x = null")).toHaveLength(1);
});

test("references to different data types may be compared", () => {
  const text = "data A {A a}; data B {B b} pred p(x) == x::A<y> * z::B<u> & y=z";
  expect(rulesOf(text, "p")).toEqual(["exists y, z, u. x -> A(y) * z -> B(u) & y = z"]);
});
