import { test } from "vitest";
import { expectPrecision } from "../../../testing/points-to/precision-table.ts";

// What containers do to precision. The tables were derived by hand from the rules and the library's source.

test("two ArrayLists: their arrays are apart once objects carry the list they belong to", () =>
  expectPrecision(
    `import java.util.*;
class Main {
  public static void main(String[] args) {
    List<Object> p = new ArrayList<>();
    List<Object> q = new ArrayList<>();
    Object a = new Object();
    Object b = new Object();
    p.add(a);
    q.add(b);
    Object x = p.get(0);
    Object y = q.get(0);
  }
}`,
    // 2-call: the first arrays are [4]:… and [5]:…, but both lists grow at one call of grow, and share that array.
    `      | ci    | 1-call | 2-call | 1-obj | 1-obj+1 | 2-obj | 1-type | 2-type
    main.x | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o6      | o6    | o6 o7  | o6 o7
    main.y | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o7      | o7    | o6 o7  | o6 o7`,
  ));

test("two ArrayLists made in different classes: 2-type is enough", () =>
  expectPrecision(
    `import java.util.*;
class Left {
  static List<Object> make() { return new ArrayList<>(); }
}
class Right {
  static List<Object> make() { return new ArrayList<>(); }
}
class Main {
  public static void main(String[] args) {
    List<Object> p = Left.make();
    List<Object> q = Right.make();
    Object a = new Object();
    Object b = new Object();
    p.add(a);
    q.add(b);
    Object x = p.get(0);
    Object y = q.get(0);
  }
}`,
    `      | ci      | 1-call  | 2-call  | 1-obj   | 2-obj | 1-type  | 2-type
    main.x | o12 o13 | o12 o13 | o12 o13 | o12 o13 | o12   | o12 o13 | o12
    main.y | o12 o13 | o12 o13 | o12 o13 | o12 o13 | o13   | o12 o13 | o13`,
  ));

test("two LinkedLists: nodes are made two calls below add, where 2-call has forgotten the list", () =>
  expectPrecision(
    `import java.util.*;
class Main {
  public static void main(String[] args) {
    List<Object> p = new LinkedList<>();
    List<Object> q = new LinkedList<>();
    Object a = new Object();
    Object b = new Object();
    p.add(a);
    q.add(b);
    Object x = p.get(0);
    Object y = q.get(0);
  }
}`,
    // 1-obj+1: the nodes are [o4]:… and [o5]:…, but their constructor runs in one context, that of the new in link.
    `      | ci    | 1-call | 2-call | 1-obj | 1-obj+1 | 2-obj | 1-type | 2-type
    main.x | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o6 o7   | o6    | o6 o7  | o6 o7
    main.y | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o6 o7   | o7    | o6 o7  | o6 o7`,
  ));

test("two HashMaps: keys never mix with values; the values of a view's iterator need 3-obj", () =>
  expectPrecision(
    `import java.util.*;
class Main {
  public static void main(String[] args) {
    Map<Object, Object> p = new HashMap<>();
    Map<Object, Object> q = new HashMap<>();
    Object key = new Object();
    Object a = new Object();
    Object b = new Object();
    p.put(key, a);
    q.put(key, b);
    Object x = p.get(key);
    Object k = p.keySet().iterator().next();
    Object v = p.values().iterator().next();
    Object w = q.values().iterator().next();
  }
}`,
    // map, its view, the view's iterator: under 2-obj the iterator is [view]:…, and forgets the map.
    `      | ci    | 1-call | 2-call | 1-obj | 2-obj | 3-obj | 1-type | 2-type
    main.x | o7 o8 | o7 o8  | o7 o8  | o7 o8 | o7    | o7    | o7 o8  | o7 o8
    main.k | o6    | o6     | o6     | o6    | o6    | o6    | o6     | o6
    main.v | o7 o8 | o7 o8  | o7 o8  | o7 o8 | o7 o8 | o7    | o7 o8  | o7 o8
    main.w | o7 o8 | o7 o8  | o7 o8  | o7 o8 | o7 o8 | o8    | o7 o8  | o7 o8`,
  ));

test("the iterator of an ArrayList: [list]:iterator remembers its list under 2-obj", () =>
  expectPrecision(
    `import java.util.*;
class Main {
  public static void main(String[] args) {
    List<Object> p = new ArrayList<>();
    List<Object> q = new ArrayList<>();
    Object a = new Object();
    Object b = new Object();
    p.add(a);
    q.add(b);
    Object x = p.iterator().next();
    for (Object y : q) {
      Object z = y;
    }
  }
}`,
    `      | ci    | 1-call | 2-call | 1-obj | 1-obj+1 | 2-obj | 1-type | 2-type
    main.x | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o6 o7   | o6    | o6 o7  | o6 o7
    main.z | o6 o7 | o6 o7  | o6 o7  | o6 o7 | o6 o7   | o7    | o6 o7  | o6 o7`,
  ));

test("a list of lists: 2-obj tells outer and inner lists apart when each is made by hand", () =>
  expectPrecision(
    `import java.util.*;
class Main {
  public static void main(String[] args) {
    List<List<Object>> p = new ArrayList<>();
    List<List<Object>> q = new ArrayList<>();
    List<Object> inP = new ArrayList<>();
    List<Object> inQ = new ArrayList<>();
    p.add(inP);
    q.add(inQ);
    Object a = new Object();
    Object b = new Object();
    inP.add(a);
    inQ.add(b);
    List<Object> found = p.get(0);
    Object x = found.get(0);
  }
}`,
    // Under ci the outer lists' array, where the inner ones' is too, holds everything; the cast to List keeps lists.
    `          | ci      | 1-call  | 2-call  | 1-obj   | 2-obj | 1-type  | 2-type
    main.found | o6 o7   | o6 o7   | o6 o7   | o6 o7   | o6    | o6 o7   | o6 o7
    main.x     | o6 o7 o10 o11 | o6 o7 o10 o11 | o6 o7 o10 o11 | o6 o7 o10 o11 | o10 | o6 o7 o10 o11 | o6 o7 o10 o11`,
  ));

test("a table of rows of cells: every level of nesting costs one more element of context", () =>
  expectPrecision(
    `import java.util.*;
class Row {
  List<Object> cells = new ArrayList<>();
}
class Table {
  List<Row> rows = new ArrayList<>();
  void add(Object o) {
    Row row = new Row();
    row.cells.add(o);
    rows.add(row);
  }
  Object first() {
    return rows.get(0).cells.get(0);
  }
}
class Main {
  public static void main(String[] args) {
    Table p = new Table();
    Table q = new Table();
    Object a = new Object();
    Object b = new Object();
    p.add(a);
    q.add(b);
    Object x = p.first();
    Object y = q.first();
  }
}`,
    // The array's full history is [table, row, list]: heap contexts of three elements, k = 4.
    `      | ci          | 2-call      | 1-obj       | 2-obj   | 3-obj   | 4-obj | 2-type
    main.x | o8 o20 o21 | o8 o20 o21 | o8 o20 o21 | o20 o21 | o20 o21 | o20   | o20 o21
    main.y | o8 o20 o21 | o8 o20 o21 | o8 o20 o21 | o20 o21 | o20 o21 | o21   | o20 o21`,
  ));

test("a box with a cell inside: heap contexts of depth 1 do what depth 0 cannot", () =>
  expectPrecision(
    `class Cell {
  Object held;
}
class Box {
  Cell cell = new Cell();
  void set(Object o) { cell.held = o; }
  Object get() { return cell.held; }
}
class Main {
  public static void main(String[] args) {
    Box p = new Box();
    Box q = new Box();
    Object a = new Object();
    Object b = new Object();
    p.set(a);
    q.set(b);
    Object x = p.get();
    Object y = q.get();
  }
}`,
    `      | ci      | 1-call  | 1-call+1 | 2-call+0 | 2-call | 1-obj   | 1-obj+1 | 2-obj+0 | 2-obj | 1-type  | 1-type+1 | 2-type
    main.x | o13 o14 | o13 o14 | o13      | o13 o14  | o13    | o13 o14 | o13     | o13 o14 | o13   | o13 o14 | o13 o14  | o13 o14
    main.y | o13 o14 | o13 o14 | o14      | o13 o14  | o14    | o13 o14 | o14     | o13 o14 | o14   | o13 o14 | o13 o14  | o13 o14`,
  ));

test("Box<T> used in three classes: k-type knows the class of the new, k-obj the new itself", () =>
  expectPrecision(
    `class Box<T> {
  T held;
  void set(T t) { held = t; }
  T get() { return held; }
}
class Left {
  static Box<Object> make() { return new Box<>(); }
}
class Right {
  static Box<Object> make() { return new Box<>(); }
}
class Main {
  public static void main(String[] args) {
    Box<Object> p = Left.make();
    Box<Object> q = Right.make();
    Box<Object> r = new Box<>();
    Box<Object> s = new Box<>();
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Object d = new Object();
    p.set(a);
    q.set(b);
    r.set(c);
    s.set(d);
    Object x = p.get();
    Object y = q.get();
    Object z = r.get();
  }
}`,
    `               | ci              | 1-call              | 2-call              | 1-obj                | 2-obj                | 1-type                | 2-type
    contexts Box.set | []            | [22] [23] [24] [25] | [22] [23] [24] [25] | [o7] [o10] [o16] [o17] | [o7] [o10] [o16] [o17] | [Left] [Right] [Main] | [Left] [Right] [Main]
    main.x         | o18 o19 o20 o21 | o18                 | o18                 | o18                  | o18                  | o18                   | o18
    main.y         | o18 o19 o20 o21 | o19                 | o19                 | o19                  | o19                  | o19                   | o19
    main.z         | o18 o19 o20 o21 | o20                 | o20                 | o20                  | o20                  | o20 o21               | o20 o21`,
  ));

test("a linked structure with recursion: what is reached from a list's head, not what other lists hold", () =>
  expectPrecision(
    `class Node {
  Object item;
  Node next;
  Node(Object item, Node next) {
    this.item = item;
    this.next = next;
  }
  Object last() {
    if (next == null) return item;
    return next.last();
  }
}
class Main {
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Node tail = new Node(b, null);
    Node p = new Node(a, tail);
    Node q = new Node(c, null);
    Object x = p.last();
    Object y = q.last();
  }
}`,
    `      | ci          | 1-call  | 2-call  | 1-obj   | 2-obj   | 1-type      | 2-type
    main.x | o15 o16 o17 | o15 o16 | o15 o16 | o15 o16 | o15 o16 | o15 o16 o17 | o15 o16 o17
    main.y | o15 o16 o17 | o17     | o17     | o17     | o17     | o15 o16 o17 | o15 o16 o17`,
  ));

test("closures: a captured variable is a field, so closures of one site need heap contexts to be told apart", () =>
  expectPrecision(
    `import java.util.function.*;
class Main {
  static Supplier<Object> hold(Object o) {
    return () -> o;
  }
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Supplier<Object> here = () -> a;
    Supplier<Object> there = () -> b;
    Supplier<Object> p = hold(a);
    Supplier<Object> q = hold(b);
    Function<Object, Object> same = o -> o;
    Object u = here.get();
    Object v = there.get();
    Object x = p.get();
    Object y = q.get();
    Object z = same.apply(a);
    Object w = same.apply(b);
  }
}`,
    // hold is static: under k-obj both closures are made in the context of main.
    `      | ci    | 1-call | 1-call+1 | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.u | o7
    main.v | o8
    main.x | o7 o8 | o7 o8  | o7       | o7     | o7 o8 | o7 o8 | o7 o8  | o7 o8
    main.y | o7 o8 | o7 o8  | o8       | o8     | o7 o8 | o7 o8 | o7 o8  | o7 o8
    main.z | o7 o8 | o7     | o7       | o7     | o7 o8 | o7 o8 | o7 o8  | o7 o8
    main.w | o7 o8 | o8     | o8       | o8     | o7 o8 | o7 o8 | o7 o8  | o7 o8`,
  ));
