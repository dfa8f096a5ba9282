import { test } from "vitest";
import { expectPrecision } from "../../../testing/points-to/precision-table.ts";

// The semantics that implementations get wrong, one program each. The tables were derived by hand from the rules.

test("1. locals are flow-insensitive: a reassigned parameter keeps both values, a field read first sees later writes", () =>
  expectPrecision(
    `class A { Object f; }
class Main {
  public static void main(String[] args) {
    A a = new A();
    Object y = a.f;
    a.f = new Object();
    Object z = a.f;
    Object p = pick(new A(), new Object());
  }
  static Object pick(Object p, Object q) {
    Object before = p;
    p = q;
    Object after = p;
    return before;
  }
}`,
    `           | ci      | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.y      | o6
    main.z      | o6
    pick.p      | o8a o8b
    pick.before | o8a o8b
    pick.after  | o8a o8b
    main.p      | o8a o8b`,
  ));

test("2. super.self() runs P.self with the C object as this", () =>
  expectPrecision(
    `class P {
  P self() {
    return this;
  }
}
class C extends P {
  P self() {
    return super.self();
  }
}
class Main {
  public static void main(String[] args) {
    P c = new C();
    P p = new P();
    P d = new C();
    P x = c.self();
    P y = p.self();
    P z = d.self();
  }
}`,
    // One call site of context knows line 8 only, which both C objects pass; two know who asked.
    `            | ci          | 1-call      | 2-call      | 1-obj       | 2-obj       | 1-type      | 2-type
    call 8       | P.self()
    call 16      | C.self()
    call 17      | P.self()
    C.self.this  | o13 o15
    P.self.this  | o13 o14 o15
    main.x       | o13 o14 o15 | o13 o15     | o13         | o13         | o13         | o13 o14 o15 | o13 o14 o15
    main.y       | o13 o14 o15 | o14         | o14         | o14         | o14         | o13 o14 o15 | o13 o14 o15
    main.z       | o13 o14 o15 | o13 o15     | o15         | o15         | o15         | o13 o14 o15 | o13 o14 o15
    contexts P.self | []       | [8] [17]    | [16,8] [17] [18,8] | [o13] [o14] [o15] | [o13] [o14] [o15] | [Main] | [Main]`,
  ));

test("3. a static method inside an instance method: 1-obj keeps the receivers, 1-call merges; from main it is the other way round", () =>
  expectPrecision(
    `class Main {
  static Object same(Object o) {
    return o;
  }
  Object own(Object o) {
    return same(o);
  }
  public static void main(String[] args) {
    Main m = new Main();
    Main n = new Main();
    Object a = new Object();
    Object b = new Object();
    Object x = m.own(a);
    Object y = n.own(b);
    Object v = same(a);
    Object w = same(b);
  }
}`,
    `                 | ci      | 1-call        | 2-call                 | 1-obj         | 2-obj         | 1-type    | 2-type
    contexts Main.same | []     | [6] [15] [16] | [13,6] [14,6] [15] [16] | [] [o9] [o10] | [] [o9] [o10] | [] [Main] | [] [Main]
    main.x           | o11 o12 | o11 o12       | o11                    | o11           | o11           | o11 o12   | o11 o12
    main.y           | o11 o12 | o11 o12       | o12                    | o12           | o12           | o11 o12   | o11 o12
    main.v           | o11 o12 | o11           | o11                    | o11 o12       | o11 o12       | o11 o12   | o11 o12
    main.w           | o11 o12 | o12           | o12                    | o11 o12       | o11 o12       | o11 o12   | o11 o12`,
  ));

test("4. this.help(x): 1-call merges the outer callers, 2-call separates them, 1-obj merges per receiver", () =>
  expectPrecision(
    `class Main {
  Object help(Object o) {
    return o;
  }
  Object ask(Object o) {
    return this.help(o);
  }
  public static void main(String[] args) {
    Main m = new Main();
    Main n = new Main();
    Object a = new Object();
    Object b = new Object();
    Object x = m.ask(a);
    Object y = m.ask(b);
    Object z = n.ask(b);
  }
}`,
    `      | ci      | 1-call  | 2-call | 1-obj   | 2-obj   | 1-type  | 2-type
    main.x | o11 o12 | o11 o12 | o11    | o11 o12 | o11 o12 | o11 o12 | o11 o12
    main.y | o11 o12 | o11 o12 | o12    | o11 o12 | o11 o12 | o11 o12 | o11 o12
    main.z | o11 o12 | o11 o12 | o12    | o12     | o12     | o11 o12 | o11 o12`,
  ));

test("5. k-type: two new in one class share a context, whatever the object's class", () =>
  expectPrecision(
    `class Cell {
  Object id(Object o) { return o; }
}
class Wide extends Cell {}
class Maker {
  static Cell cell() {
    return new Cell();
  }
}
class Main {
  public static void main(String[] args) {
    Cell p = new Cell();
    Cell q = new Wide();
    Cell r = Maker.cell();
    Object a = new Object();
    Object b = new Object();
    Object c = new Object();
    Object x = p.id(a);
    Object y = q.id(b);
    Object z = r.id(c);
  }
}`,
    `               | ci          | 1-call         | 2-call         | 1-obj           | 2-obj           | 1-type         | 2-type
    contexts Cell.id | []         | [18] [19] [20] | [18] [19] [20] | [o7] [o12] [o13] | [o7] [o12] [o13] | [Main] [Maker] | [Main] [Maker]
    main.x         | o15 o16 o17 | o15            | o15            | o15             | o15             | o15 o16        | o15 o16
    main.y         | o15 o16 o17 | o16            | o16            | o16             | o16             | o15 o16        | o15 o16
    main.z         | o15 o16 o17 | o17            | o17            | o17             | o17             | o17            | o17`,
  ));

test("6. recursion under 2-obj with heap 1: [a0], [a0,T], [T,T], then the fixpoint", () =>
  expectPrecision(
    `class T {
  T next;
  void grow(int depth) {
    if (depth == 0) return;
    T t = new T();
    this.next = t;
    t.grow(depth - 1);
  }
}
class Main {
  public static void main(String[] args) {
    T first = new T();
    first.grow(3);
  }
}`,
    `                 | ci | 1-call   | 2-call             | 1-obj      | 2-obj                   | 1-type     | 2-type
    contexts T.grow   | [] | [7] [13] | [7,7] [13] [13,7]  | [o5] [o12] | [o5,o5] [o12] [o12,o5]  | [Main] [T] | [Main] [Main,T] [T,T]
    o12.next          | o5
    o5.next           | o5`,
  ));

test("7. a cast lets only assignable objects through in profile java, everything in lecture; null is nothing", () =>
  expectPrecision(
    `class A {}
class B extends A {}
class Main {
  public static void main(String[] args) {
    A a = new A();
    A b = new B();
    A x = a;
    if (args.length == 0) x = b;
    B y = (B) x;
    B nothing = (B) null;
    if (args.length > 0) {
      B never = (B) a;
    }
  }
}`,
    `             | ci    | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type | ci/lecture
    main.x        | o5 o6
    main.y        | o6    | o6     | o6     | o6    | o6    | o6     | o6     | o5 o6
    main.nothing  | -
    main.never    | -     | -      | -      | -     | -     | -      | -      | o5`,
  ));

test("8. an array stores what its class allows in profile java, everything in lecture", () =>
  expectPrecision(
    `class A {}
class B extends A {}
class Main {
  public static void main(String[] args) {
    B b = new B();
    A[] x = new B[1];
    x[0] = b;
    A got = x[0];
    A a = new A();
    A[] y = new B[1];
    y[0] = a;
    A none = y[0];
  }
}`,
    `          | ci | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type | ci/lecture
    o6[*]      | o5
    main.got   | o5
    o10[*]     | -  | -      | -      | -     | -     | -      | -      | o9
    main.none  | -  | -      | -      | -     | -     | -      | -      | o9`,
  ));

test("9. a field that hides another is a pointer of its own; Q.s may be P.s", () =>
  expectPrecision(
    `class P {
  static Object s;
  Object f;
}
class Q extends P {
  Object f;
}
class Main {
  public static void main(String[] args) {
    Q q = new Q();
    Object a = new Object();
    Object b = new Object();
    q.f = a;
    ((P) q).f = b;
    Object x = q.f;
    Object y = ((P) q).f;
    Q.s = a;
    Object z = P.s;
  }
}`,
    `          | ci  | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    o10.Q::f   | o11
    o10.P::f   | o12
    main.x     | o11
    main.y     | o12
    static P.s | o11
    main.z     | o11`,
  ));

test("10. new L() runs the initializer of L's superclass, not that of its interfaces without default methods (JLS 12.4.1)", () =>
  expectPrecision(
    `class Base {
  static Object made = new Object();
}
interface Quiet {
  Object HELD = new Object();
}
class L extends Base implements Quiet {
  static Object mine = new Object();
}
class Main {
  public static void main(String[] args) {
    L l = new L();
  }
}`,
    `                      | ci | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    contexts Base.<clinit>  | []
    contexts L.<clinit>     | []
    contexts Quiet.<clinit> | -
    static Base.made        | o2
    static L.mine           | o8
    static Quiet.HELD       | -`,
  ));

test("11. new T[2][3]: one object for each dimension, so the rows alias", () =>
  expectPrecision(
    `class Main {
  public static void main(String[] args) {
    Object[][] grid = new Object[2][3];
    Object[] first = grid[0];
    Object[] second = grid[1];
    grid[0][1] = new Object();
    Object x = grid[1][0];
  }
}`,
    `            | ci   | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.grid    | o3
    main.first   | o3[]
    main.second  | o3[]
    o3[*]        | o3[]
    o3[][*]      | o6
    main.x       | o6`,
  ));

test("12. a virtual call in a superclass constructor reaches the override", () =>
  expectPrecision(
    `class Base {
  Base() {
    init();
  }
  void init() {}
}
class Sub extends Base {
  Object held;
  void init() {
    held = new Object();
  }
}
class Main {
  public static void main(String[] args) {
    Sub s = new Sub();
    Object x = s.held;
  }
}`,
    `                   | ci         | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    call 3              | Sub.init()
    contexts Base.init  | -
    main.x              | o10`,
  ));

test("13. a null receiver gives no callee, and the method stays unreachable", () =>
  expectPrecision(
    `class A {
  Object m() {
    return new Object();
  }
}
class Main {
  public static void main(String[] args) {
    A a = null;
    Object x = args.length > 0 ? a.m() : null;
  }
}`,
    `              | ci | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    call 9         | -
    contexts A.m   | -
    main.a         | -
    main.x         | -`,
  ));

test("14. the most specific default method is inherited, and a private method is never overridden", () =>
  expectPrecision(
    `interface I {
  default Object m() { return new Object(); }
}
interface J extends I {
  default Object m() { return new Object(); }
}
class X implements I, J {}
class P {
  private Object own() { return new Object(); }
  Object ask() { return own(); }
}
class Q extends P {
  Object own() { return new Object(); }
}
class Main {
  public static void main(String[] args) {
    I i = new X();
    Object a = i.m();
    P p = new Q();
    Object b = p.ask();
  }
}`,
    `               | ci      | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    call 18         | J.m()
    main.a          | o5
    call 10         | P.own()
    main.b          | o9
    contexts Q.own  | -`,
  ));

test("15. overloads resolve on declared types, subtyping before boxing before varargs; bridges dispatch on the erased signature", () =>
  expectPrecision(
    `class A {}
class B extends A {}
class Name implements Comparable<Name> {
  public int compareTo(Name other) { return 0; }
}
class Main {
  static String f(A a) { return "f(A)"; }
  static String f(B b) { return "f(B)"; }
  static String g(long n) { return "g(long)"; }
  static String g(Integer n) { return "g(Integer)"; }
  static String h(Integer n) { return "h(Integer)"; }
  static String h(int... n) { return "h(int...)"; }
  public static void main(String[] args) {
    A a = new B();
    String x = f(a);
    String y = g(1);
    String z = h(1);
    Comparable<Name> c = new Name();
    int order = c.compareTo(new Name());
  }
}`,
    `              | ci           | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.x         | "f(A)"
    main.y         | "g(long)"
    main.z         | "h(Integer)"
    compareTo.this | o18
    compareTo.other | o19`,
  ));

test("16. a bridge method casts: a raw call brings only what the overriding parameter may hold; with equal erasures all of it", () =>
  expectPrecision(
    `class Name {}
interface Sink<T> { void take(T first, T second); }
class Names implements Sink<Name> {
  public void take(Name first, Name second) {
    Object got = second;
  }
}
class Anything<T> implements Sink<T> {
  public void take(T first, T second) {}
}
class Main {
  public static void main(String[] args) {
    Sink names = new Names();
    Sink all = new Anything();
    Object[] mixed = {new Name(), "a"};
    names.take(new Name(), mixed[0]);
    all.take(new Name(), mixed[0]);
  }
}`,
    `                   | ci       | 1-call | 2-obj | 2-type
    Names.take.first    | o16
    Names.take.second   | o15b
    Names.take.got      | o15b
    Anything.take.second | o15b "a"`,
  ));
