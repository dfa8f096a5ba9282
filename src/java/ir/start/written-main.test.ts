import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../../interpreter/index.ts";
import { noEntry } from "./no-entry.ts";
import { writtenMain } from "./written-main.ts";

const shop = `
class Item { private final String name; Item(String name) { this.name = name; } String name() { return name; } }
interface Rule { boolean fits(Item item); }
class Cheap implements Rule { public boolean fits(Item item) { return item.name().isEmpty(); } }
enum Size { SMALL, LARGE; Size next() { return values()[(ordinal() + 1) % 2]; } }
record Pair<A, B>(A first, B second) { A left() { return first; } }
abstract class Base { abstract int cost(); static int tax(long of) { return (int) of; } }
class Store<T extends Comparable<T>> extends Base {
    private java.util.List<T> all = new java.util.ArrayList<>();
    Store() { }
    Store(int size, T[] start) { }
    void put(T one) { all.add(one); System.out.println("put " + one); }
    boolean ask(Rule rule, Item[] items, Size size, char c, double d, java.util.Map<String, T> map) { return rule.fits(items[0]); }
    int cost() { return all.size(); }
    private void hidden() { }
}`;

test("a written main makes an object of each class and calls what is not private", async () => {
  expect(writtenMain(await compileJava(shop))?.text).toBe(`class Main {
    public static void main(String[] args) throws Exception {
        Item item = new Item("a");
        item.name();
        Cheap cheap = new Cheap();
        cheap.fits(new Item("a"));
        Size size = Size.values()[0];
        size.next();
        Pair pair = new Pair(new Object(), new Object());
        pair.left();
        Base.tax(1L);
        Store store = new Store();
        store.put("a");
        store.ask(new Cheap(), new Item[] {new Item("a")}, Size.values()[0], 'a', 1.0, new java.util.HashMap<>());
        store.cost();
    }
}
`);
});

test("a program and the main that is written for it compile and run", async () => {
  const written = writtenMain(await compileJava(shop));
  const program = await compileJava(`${shop}\n${written?.text}`);
  const run = runProgram(program, { stepLimit: 100_000, input: "", arguments: [] });
  expect(run).toMatchObject({ exit: { kind: "returned" }, output: "put a\n" });
});

test("a program with a class Main gets another name, and one without methods none", async () => {
  expect(writtenMain(await compileJava("class Main { void go() { } }"))?.text).toContain("class Driver {");
  expect(writtenMain(await compileJava("class A { int x; }"))).toBeUndefined();
});

test("where a program without main may start: static methods first, private ones last", async () => {
  const program = await compileJava("class A { private void p() { } void m() { } static int s() { return 1; } }");
  expect(noEntry(program)).toMatchObject({ kind: "no-entry", known: ["A.s()", "A.m()", "A.p()"] });
});

test("a written main calls methods of nested classes, of inner ones on an object around them", async () => {
  const text = `class List<T> {
    static class Node { int value; Node(int value) { this.value = value; } void show() { System.out.println("node " + value); } }
    class Walk { List<T> of() { return List.this; } class Step { void go() { System.out.println("go"); } } }
    enum Kind { ONE; void name(int i) { } }
    interface Visitor { void visit(Node node); }
    private static class Hidden { void never() { } static class Deeper { void never() { } } }
    void each(Visitor visitor, Node start) { Object local = new Object() { void inside() { } }; }
}`;
  const written = writtenMain(await compileJava(text))?.text;
  expect(written).toBe(`class Main {
    public static void main(String[] args) throws Exception {
        List list = new List();
        list.each((List.Visitor) null, new List.Node(1));
        List.Node listNode = new List.Node(1);
        listNode.show();
        List.Walk listWalk = new List().new Walk();
        listWalk.of();
        List.Walk.Step listWalkStep = new List().new Walk().new Step();
        listWalkStep.go();
        List.Kind listKind = List.Kind.values()[0];
        listKind.name(1);
    }
}
`);
  const run = runProgram(await compileJava(`${text}\n${written}`), { stepLimit: 100_000, input: "", arguments: [] });
  expect(run).toMatchObject({ exit: { kind: "returned" }, output: "node 1\ngo\n" });
});
