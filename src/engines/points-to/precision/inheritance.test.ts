import { test } from "vitest";
import { expectPrecision } from "../../../testing/points-to/precision-table.ts";

// Calls, inheritance and design patterns. The tables were derived by hand from the rules.

test("a stack by inheritance: the inherited setter is one call deeper", () =>
  expectPrecision(
    `class Store {
  Object top;
  void set(Object o) { top = o; }
  Object get() { return top; }
}
class Stack extends Store {
  void push(Object o) { set(o); }
  Object pop() { return get(); }
}
class Main {
  public static void main(String[] args) {
    Stack p = new Stack();
    Stack q = new Stack();
    Object a = new Object();
    Object b = new Object();
    p.push(a);
    q.push(b);
    Object x = p.pop();
    Object y = q.pop();
  }
}`,
    `      | ci      | 1-call  | 2-call | 1-obj | 2-obj | 1-type  | 2-type
    main.x | o14 o15 | o14 o15 | o14    | o14   | o14   | o14 o15 | o14 o15
    main.y | o14 o15 | o14 o15 | o15    | o15   | o15   | o14 o15 | o14 o15`,
  ));

test("a decorator: the call inside it is one site for all that it decorates", () =>
  expectPrecision(
    `interface Source {
  Object get();
}
class Plain implements Source {
  Object held;
  Plain(Object o) { held = o; }
  public Object get() { return held; }
}
class Wrapper implements Source {
  Source inner;
  Wrapper(Source inner) { this.inner = inner; }
  public Object get() { return inner.get(); }
}
class Main {
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Source inP = new Plain(a);
    Source inQ = new Plain(b);
    Source p = new Wrapper(inP);
    Source q = new Wrapper(inQ);
    Object x = p.get();
    Object y = q.get();
  }
}`,
    `           | ci           | 1-call      | 2-call      | 1-obj       | 2-obj       | 1-type      | 2-type
    o20.inner   | o18 o19     | o18         | o18         | o18         | o18         | o18 o19     | o18 o19
    main.x      | o16 o17     | o16 o17     | o16         | o16         | o16         | o16 o17     | o16 o17
    main.y      | o16 o17     | o16 o17     | o17         | o17         | o17         | o16 o17     | o16 o17
    call 12     | Plain.get()`,
  ));

test("a static factory: call-site contexts on objects win, k-obj has no receiver to tell by", () =>
  expectPrecision(
    `class Box {
  Object held;
}
class Main {
  static Box make(Object o) {
    Box box = new Box();
    box.held = o;
    return box;
  }
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Box p = make(a);
    Box q = make(b);
    Object x = p.held;
    Object y = q.held;
  }
}`,
    `      | ci      | 1-call  | 1-call+1 | 2-call | 1-obj   | 2-obj   | 1-type  | 2-type  | 1-hybrid+1
    main.x | o11 o12 | o11 o12 | o11      | o11    | o11 o12 | o11 o12 | o11 o12 | o11 o12 | o11
    main.y | o11 o12 | o11 o12 | o12      | o12    | o11 o12 | o11 o12 | o11 o12 | o11 o12 | o12`,
  ));

test("a factory method that subclasses override: the product follows the factory object", () =>
  expectPrecision(
    `abstract class Maker {
  abstract Object create();
  Object order() {
    return create();
  }
}
class Red extends Maker {
  Object create() { return new Object(); }
}
class Blue extends Maker {
  Object create() { return new Object(); }
}
class Main {
  public static void main(String[] args) {
    Maker red = new Red();
    Maker blue = new Blue();
    Object x = red.order();
    Object y = blue.order();
  }
}`,
    `      | ci                         | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    call 4 | Red.create() Blue.create()
    main.x | o8 o11                     | o8     | o8     | o8    | o8    | o8 o11 | o8 o11
    main.y | o8 o11                     | o11    | o11    | o11   | o11   | o8 o11 | o8 o11`,
  ));

test("a static identity: 1-call wins over 1-obj; an identity on two receivers: both do", () =>
  expectPrecision(
    `class Main {
  static Object same(Object o) { return o; }
  Object own(Object o) { return o; }
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Main m = new Main();
    Main n = new Main();
    Object x = same(a);
    Object y = same(b);
    Object v = m.own(a);
    Object w = n.own(b);
  }
}`,
    `      | ci    | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.x | o5 o6 | o5     | o5     | o5 o6 | o5 o6 | o5 o6  | o5 o6
    main.y | o5 o6 | o6     | o6     | o5 o6 | o5 o6 | o5 o6  | o5 o6
    main.v | o5 o6 | o5     | o5     | o5    | o5    | o5 o6  | o5 o6
    main.w | o5 o6 | o6     | o6     | o6    | o6    | o5 o6  | o5 o6`,
  ));

test("a builder whose methods return this: ci confuses the builders, every receiver or call-site context tells them apart", () =>
  expectPrecision(
    `class Builder {
  Object part;
  Builder with(Object o) {
    part = o;
    return this;
  }
  Object build() { return part; }
}
class Main {
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    Builder p = new Builder();
    Builder q = new Builder();
    Builder full = p.with(a);
    Builder other = q.with(b);
    Object x = full.build();
    Object y = other.build();
  }
}`,
    `         | ci      | 1-call | 2-call | 1-obj | 2-obj | 1-type  | 2-type
    main.full | o13 o14 | o13    | o13    | o13   | o13   | o13 o14 | o13 o14
    main.x    | o11 o12 | o11    | o11    | o11   | o11   | o11 o12 | o11 o12
    main.y    | o11 o12 | o12    | o12    | o12   | o12   | o11 o12 | o11 o12`,
  ));

test("a chain of super calls: k call sites see k levels, the receiver is known at all of them", () =>
  expectPrecision(
    `class A {
  Object held;
  A(Object o) { held = o; }
}
class B extends A {
  B(Object o) { super(o); }
}
class C extends B {
  C(Object o) { super(o); }
}
class Main {
  public static void main(String[] args) {
    Object a = new Object();
    Object b = new Object();
    A p = new C(a);
    A q = new C(b);
    Object x = p.held;
    Object y = q.held;
  }
}`,
    `      | ci      | 1-call  | 2-call  | 3-call | 1-obj | 2-obj | 1-type  | 2-type
    main.x | o13 o14 | o13 o14 | o13 o14 | o13    | o13   | o13   | o13 o14 | o13 o14
    main.y | o13 o14 | o13 o14 | o13 o14 | o14    | o14   | o14   | o13 o14 | o13 o14`,
  ));

test("a template method, three levels: super.run() calls the hook of the receiver's class", () =>
  expectPrecision(
    `abstract class Task {
  Object run() { return step(); }
  abstract Object step();
}
class Polite extends Task {
  Object run() {
    return super.run();
  }
  Object step() { return new Object(); }
}
class Loud extends Polite {
  Object step() { return new Object(); }
}
class Main {
  public static void main(String[] args) {
    Task p = new Polite();
    Task q = new Loud();
    Object x = p.run();
    Object y = q.run();
  }
}`,
    // 1-call: Task.run is called from line 7 only; 2-call remembers who called Polite.run.
    `      | ci     | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    call 2 | Polite.step() Loud.step()
    call 7 | Task.run()
    main.x | o9 o12 | o9 o12 | o9     | o9    | o9    | o9 o12 | o9 o12
    main.y | o9 o12 | o9 o12 | o12    | o12   | o12   | o9 o12 | o9 o12`,
  ));

test("a visitor: the answer depends on an argument, which call sites see and receivers do not", () =>
  expectPrecision(
    `interface Visitor {
  Object leaf(Leaf leaf);
  Object pair(Pair pair);
}
abstract class Tree {
  abstract Object accept(Visitor visitor);
}
class Leaf extends Tree {
  Object accept(Visitor visitor) { return visitor.leaf(this); }
}
class Pair extends Tree {
  Object accept(Visitor visitor) { return visitor.pair(this); }
}
class Show implements Visitor {
  public Object leaf(Leaf leaf) { return new Object(); }
  public Object pair(Pair pair) { return new Object(); }
}
class Count implements Visitor {
  public Object leaf(Leaf leaf) { return new Object(); }
  public Object pair(Pair pair) { return new Object(); }
}
class Main {
  public static void main(String[] args) {
    Tree leaf = new Leaf();
    Tree pair = new Pair();
    Visitor show = new Show();
    Visitor count = new Count();
    Object x = leaf.accept(show);
    Object y = leaf.accept(count);
    Object z = pair.accept(show);
  }
}`,
    `               | ci                                | 1-call | 2-call | 1-obj   | 2-obj   | 1-type  | 2-type
    call 9          | Show.leaf(Leaf) Count.leaf(Leaf)
    call 12         | Show.pair(Pair)
    contexts Count.pair | -
    main.x          | o15 o19                           | o15    | o15    | o15 o19 | o15 o19 | o15 o19 | o15 o19
    main.y          | o15 o19                           | o19    | o19    | o15 o19 | o15 o19 | o15 o19 | o15 o19
    main.z          | o16                               | o16    | o16    | o16     | o16     | o16     | o16
    Show.leaf.leaf  | o24`,
  ));

test("exceptions: what is caught comes along call edges, the first catch that fits takes it", () =>
  expectPrecision(
    `class Trouble extends RuntimeException {
  Object about;
}
class Worse extends Trouble {}
class Main {
  static void fail(Trouble trouble) {
    throw trouble;
  }
  public static void main(String[] args) {
    Trouble t = new Trouble();
    Trouble w = new Worse();
    try {
      fail(t);
    } catch (Worse e) {
      Object first = e;
    } catch (Trouble e) {
      Object second = e;
    }
    try {
      fail(w);
    } catch (Worse e) {
      Object third = e;
    } catch (Trouble e) {
      Object fourth = e;
    }
  }
}`,
    `           | ci  | 1-call | 2-call | 1-obj | 2-obj | 1-type | 2-type
    main.first  | o11 | -      | -      | o11   | o11   | o11    | o11
    main.second | o10
    main.third  | o11
    main.fourth | o10 | -      | -      | o10   | o10   | o10    | o10`,
  ));
