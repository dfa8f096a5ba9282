import { generator } from "./random-program.ts";

/**
 * A program of about `statements` statements (what ends in a semicolon), shaped like ones people write:
 *
 * - a library layer that everything uses: texts built by chained calls, boxed numbers, lists of texts, a log, a
 *   general vector, a registry of listeners;
 * - packages of some thousand statements: containers with an iterator and a map, a class hierarchy five deep with
 *   two visitors, a factory, static helpers, and fourteen services, some of them subclasses, that call one another
 *   and whose methods are statements drawn at random;
 * - a facade for each package, which the library calls back through an interface, and a main method that runs all.
 *
 * Packages, not their size, grow in number. What flows through the library is of the library, or is few
 * objects of each package, so that even context insensitivity, which mixes them, finds little more per package in a
 * large program than in a small one: the size of the result grows a little faster than the program, and
 * measured is the solver, not the result. The same arguments give the same text.
 */
export function scaledProgram(statements: number, seed = 1): string {
  const count = Math.max(1, Math.round(statements / STATEMENTS_PER_PACKAGE));
  const random = generator(seed);
  const packages = Array.from({ length: count }, (_, index) => packageText(index, random));
  return [library, ...packages, mainText(count)].join("\n");
}

const STATEMENTS_PER_PACKAGE = 1_040;
const SERVICES = 14;
const KINDS = ["Book", "Film", "Song", "Game", "Plan", "Note"];

const library = `interface Listener { Object notified(Object event); }
class Text {
  Text before; Num length;
  static Text of(int n) { Text t = new Text(); t.length = Num.of(n); return t; }
  Text plus(Text t) { Text sum = new Text(); sum.before = this; sum.length = this.length.plus(t.length); return sum; }
  Text trim() { if (this.length.value == 0) { return Text.of(0); } return this; }
  Num size() { Num n = this.length; return n; }
}
class Num {
  int value;
  static Num of(int n) { Num m = new Num(); m.value = n; return m; }
  Num plus(Num other) { Num sum = Num.of(this.value + other.value); return sum; }
}
class Texts {
  Text[] cells = new Text[8];
  int size;
  void add(Text t) { Text[] c = this.cells; c[this.size] = t; this.size = this.size + 1; }
  Text get(int i) { Text[] c = this.cells; Text t = c[i]; return t; }
  Text join() { Text all = Text.of(0); int i = 0; while (i < this.size) { all = all.plus(this.get(i)); i = i + 1; } return all; }
}
class Log {
  static Texts lines = new Texts();
  static void note(Text t) { Text line = Text.of(2).plus(t.trim()); Log.lines.add(line); }
}
class Vec {
  Object[] cells = new Object[8];
  int size;
  void add(Object o) { Object[] c = this.cells; c[this.size] = o; this.size = this.size + 1; }
  Object get(int i) { Object[] c = this.cells; return c[i]; }
}
class Registry {
  static Vec listeners = new Vec();
  static void register(Listener l) { Registry.listeners.add(l); }
  static void fire(Object event) { Listener l = (Listener) Registry.listeners.get(0); Object answer = l.notified(event); }
}`;

function packageText(p: number, random: (below: number) => number): string {
  const services = Array.from({ length: SERVICES }, (_, index) => serviceText(p, index, random));
  return [containers(p), items(p), helpers(p), ...services, facade(p)].join("\n");
}

function containers(p: number): string {
  return `class List${p} {
  Object[] cells = new Object[8];
  int size;
  void add(Object o) { this.grow(); Object[] c = this.cells; c[this.size] = o; this.size = this.size + 1; }
  Object get(int i) { Object[] c = this.cells; Object o = c[i]; return o; }
  void grow() { Object[] old = this.cells; Object[] c = new Object[16]; int i = 0; while (i < this.size) { c[i] = old[i]; i = i + 1; } this.cells = c; }
  Iter${p} iterator() { Iter${p} it = new Iter${p}(this); return it; }
  void addAll(List${p} from) { Iter${p} it = from.iterator(); while (it.hasNext()) { Object o = it.next(); this.add(o); } }
}
class Iter${p} {
  List${p} list;
  int at;
  Iter${p}(List${p} l) { this.list = l; }
  boolean hasNext() { return this.at < this.list.size; }
  Object next() { List${p} l = this.list; Object o = l.get(this.at); this.at = this.at + 1; return o; }
}
class Entry${p} { Object key; Object value; Entry${p} next; Entry${p}(Object k, Object v, Entry${p} n) { this.key = k; this.value = v; this.next = n; } }
class Map${p} {
  Entry${p} head;
  void put(Object k, Object v) { Entry${p} e = new Entry${p}(k, v, this.head); this.head = e; }
  Object get(Object k) { Entry${p} e = this.head; while (e != null) { Object f = e.key; if (f == k) { return e.value; } e = e.next; } return null; }
}`;
}

function items(p: number): string {
  const kinds = KINDS.map(
    (kind, index) => `class ${kind}${p} extends ${index % 2 === 0 ? "Item" : KINDS[index - 1]}${p} {
  Object detail;
  Item${p} accept(Visitor${p} v) { Item${p} r = v.visit${kind}(this); this.detail = r; return r; }
  Item${p} copy() { ${kind}${p} c = new ${kind}${p}(); c.detail = this.detail; c.owner = this.owner; return c; }
}`,
  );
  const visits = KINDS.map((kind) => `Item${p} visit${kind}(${kind}${p} it);`).join(" ");
  const visitor = (name: string, body: (kind: string) => string): string =>
    `class ${name}${p} implements Visitor${p} {\n  List${p} seen = new List${p}();\n${KINDS.map((kind) => `  public Item${p} visit${kind}(${kind}${p} it) { ${body(kind)} }\n`).join("")}}`;
  return `abstract class Item${p} {
  Item${p} owner;
  Object tag;
  void own(Item${p} o) { this.owner = o; }
  Item${p} owner() { Item${p} o = this.owner; return o; }
  abstract Item${p} accept(Visitor${p} v);
  abstract Item${p} copy();
}
interface Visitor${p} { ${visits} }
${visitor("Collect", () => "this.seen.add(it); return it;")}
${visitor("Clone", () => `Item${p} c = it.copy(); c.own(it); return c;`)}
${kinds.join("\n")}`;
}

function helpers(p: number): string {
  const cases = KINDS.map((kind, index) => `if (i == ${index}) { return new ${kind}${p}(); }`).join(" ");
  return `class Help${p} {
  static Object pick(Object a, Object b) { if (a == null) { return b; } return a; }
  static Item${p} owned(Item${p} a, Item${p} b) { a.own(b); Item${p} o = a.owner(); return o; }
  static List${p} listOf(Object a) { List${p} l = new List${p}(); l.add(a); return l; }
}
class Factory${p} { Item${p} create(int i) { ${cases} return null; } }`;
}

/** A class with fields and three methods whose statements are drawn at random. */
function serviceText(p: number, index: number, random: (below: number) => number): string {
  const peer = `Service${p}_${random(SERVICES)}`;
  const isDerived = index % 4 === 3;
  const methods = ["start", "handle", "finish"].map((name) => {
    const locals = [`a`];
    const lines = Array.from({ length: 12 }, (_, line) => statement(p, random, locals, `v${line}`));
    return `  Item${p} ${name}(Item${p} a) {\n${lines.map((line) => `    ${line}\n`).join("")}    return ${pick(locals, random)};\n  }\n`;
  });
  const own = `  Texts trail = new Texts();
  List${p} all = new List${p}();
  Map${p} byName = new Map${p}();
  Item${p} kept;
  ${peer} peer;
  ${peer} peer() { if (this.peer == null) { this.peer = new ${peer}(); } ${peer} s = this.peer; return s; }
`;
  const heritage = isDerived ? ` extends Service${p}_${index - 1}` : "";
  return `class Service${p}_${index}${heritage} {\n${isDerived ? "" : own}${methods.join("")}}`;
}

function statement(p: number, random: (below: number) => number, locals: string[], name: string): string {
  const kind = KINDS[random(KINDS.length)] ?? "Note";
  const some = pick(locals, random);
  const declare = (value: string): string => {
    locals.push(name);
    return `Item${p} ${name} = ${value};`;
  };
  switch (random(17)) {
    case 0:
    case 1:
      return declare(`new ${kind}${p}()`);
    case 2:
      return `this.all.add(${some});`;
    case 3:
      return declare(`(Item${p}) this.all.get(${random(4)})`);
    case 4:
      return `this.byName.put("k${p}_${random(5)}", ${some});`;
    case 5:
      return `Object o${name} = this.byName.get("k${p}_${random(5)}"); if (o${name} instanceof ${kind}${p}) { ${kind}${p} c${name} = (${kind}${p}) o${name}; c${name}.own(${some}); }`;
    case 6:
      return `this.kept = ${some};`;
    case 7:
      return declare("this.kept");
    case 8:
      return declare(`Help${p}.owned(${some}, ${pick(locals, random)})`);
    case 9:
      return declare(`this.peer().${pick(["start", "handle", "finish"], random)}(${some})`);
    case 10:
      return declare(`${some}.accept(new ${random(2) === 0 ? "Collect" : "Clone"}${p}())`);
    case 11:
      return declare(`(Item${p}) Help${p}.pick(${some}, this.kept)`);
    case 12:
      return `Iter${p} i${name} = this.all.iterator(); while (i${name}.hasNext()) { Item${p} e${name} = (Item${p}) i${name}.next(); e${name}.tag = ${some}; }`;
    case 13:
      return `Text t${name} = Text.of(${random(100)}); Log.note(t${name}.plus(this.trail.join()));`;
    case 14:
      return `this.trail.add(Text.of(${random(9)})); this.trail.add(this.trail.get(0).trim());`;
    case 15:
      return `Num m${name} = this.trail.get(0).size().plus(Num.of(${random(100)})); Log.note(Text.of(m${name}.value));`;
    default:
      return `int n${name} = ${random(100)}; while (n${name} > 0) { n${name} = n${name} - 1; if (n${name} == 7) { this.kept = ${some}; } }`;
  }
}

function facade(p: number): string {
  const services = Array.from(
    { length: SERVICES },
    (_, index) =>
      `    Service${p}_${index} s${index} = new Service${p}_${index}();\n    Item${p} r${index} = s${index}.start(f.create(${index % KINDS.length}));\n    s${index}.handle(r${index});\n    s${index}.finish(r${Math.floor(index / 2)});\n    results.addAll(s${index}.all);\n`,
  );
  return `class Facade${p} implements Listener {
  List${p} results = new List${p}();
  public Object notified(Object event) { this.results.add(event); Object r = this.results.get(0); return r; }
  void run() {
    Registry.register(this);
    Factory${p} f = new Factory${p}();
    List${p} results = this.results;
${services.join("")}    Vec mine = new Vec();
    mine.add(r0);
    mine.add(r1);
    Item${p} back = (Item${p}) mine.get(0);
    Registry.fire(new Note${p}());
  }
}`;
}

function mainText(count: number): string {
  const chunks = Array.from({ length: Math.ceil(count / 25) }, (_, chunk) => {
    const calls = Array.from(
      { length: Math.min(25, count - chunk * 25) },
      (_each, index) => `    new Facade${chunk * 25 + index}().run();\n`,
    );
    return `  static void part${chunk}() {\n${calls.join("")}  }\n`;
  });
  const parts = chunks.map((_, chunk) => `    Main.part${chunk}();\n`);
  return `class Main {\n${chunks.join("")}  public static void main(String[] args) {\n${parts.join("")}  }\n}\n`;
}

function pick(from: readonly string[], random: (below: number) => number): string {
  return from[random(from.length)] ?? "a";
}
