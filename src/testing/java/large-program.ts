/**
 * A program that grows with `size`: `size` modules that build lists of their own values, hand them
 * through shared helpers and to the next module. Context insensitivity mixes them all in the
 * helpers; object sensitivity keeps the lists apart.
 */
export function largeProgram(size: number): string {
  const modules = Array.from({ length: size }, (_, index) => moduleText(index, size));
  const calls = Array.from(
    { length: size },
    (_, index) => `    Module${index} m${index} = new Module${index}();\n    m${index}.run(shared);\n`,
  );
  return `${runtime}${modules.join("")}class Main {\n  public static void main(String[] args) {\n    Box shared = new Box();\n${calls.join("")}  }\n}\n`;
}

const runtime = `class Node { Object value; Node next; }
class Box {
  Node head;
  Object last;
  void add(Object value) { Node n = new Node(); n.value = value; n.next = this.head; this.head = n; this.last = value; }
  Object first() { Node n = this.head; Object v = n.value; return v; }
  Node nodes() { return this.head; }
}
class Tools {
  static Object id(Object o) { Object a = o; Object b = a; return b; }
  static Object pick(Object a, Object b) { Object r = a; if (a == null) { r = b; } return r; }
  static Box copy(Box from) { Box to = new Box(); Node n = from.nodes(); while (n != null) { to.add(n.value); n = n.next; } return to; }
}
`;

function moduleText(index: number, size: number): string {
  const next = (index + 1) % size;
  const locals = Array.from(
    { length: 8 },
    (_, local) =>
      `    Object v${local} = new Value${index}();\n    mine.add(v${local});\n    Object w${local} = Tools.id(v${local});\n`,
  );
  return `class Value${index} { Object link; }
class Module${index} {
  Box mine = new Box();
  Object kept;
  void run(Box shared) {
    Box mine = this.mine;
${locals.join("")}    Object p = Tools.pick(v0, w1);
    Box c = Tools.copy(mine);
    this.kept = c.first();
    shared.add(p);
    Module${next} other = new Module${next}();
    other.take(this.kept);
    Object back = shared.first();
    this.take(back);
  }
  void take(Object o) { Object x = o; this.kept = x; Value${index} v = new Value${index}(); v.link = x; }
}
`;
}
