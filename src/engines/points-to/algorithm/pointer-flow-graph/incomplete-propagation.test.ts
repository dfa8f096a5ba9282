import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { factsOf } from "../../../../testing/points-to/facts.ts";
import { solve } from "../../../../testing/points-to/record.ts";

const program = await compileJava(`class Box {
  Object content;
  void put(Object o) { this.content = o; }
  Object get() { return this.content; }
}
class Main {
  public static void main(String[] args) {
    Object x = new Main();
    Box a = new Box();
    Box b = a;
    a.put(x);
    Object r = b.get();
    String s = (String) r;
  }
}`);

/** In the order in which an object gets there. */
const pointers = ["main.b", "put.this", "put.o", "o9.content", "get.this", "main.r", "main.s"];

test.each([
  ["nothing", "", ["main.s"]],
  ["the difference", "delta", ["main.s"]],
  ["the entry of this", "this", ["put.this", "o9.content", "get.this", "main.r", "main.s"]],
  ["what AddEdge puts", "push", ["put.o", "o9.content", "main.r", "main.s"]],
  ["what Propagate puts", "successors", ["main.b", "o9.content", "get.this", "main.r", "main.s"]],
  ["assignments", "assign", ["main.b", "get.this", "main.r", "main.s"]],
  ["stores", "store", ["o9.content", "main.r", "main.s"]],
  ["loads", "load", ["main.r", "main.s"]],
  ["arguments", "argument", ["put.o", "o9.content", "main.r", "main.s"]],
  ["returned values", "return", ["main.r", "main.s"]],
  ["the filters of casts", "filter", []],
])("without %s these sets are empty, in whatever order entries are taken", (_, without, empty) => {
  for (const order of ["fifo", "coalesced"]) {
    const result = solve(program, { context: "ci", order, without });
    expect(pointers.filter((pointer) => factsOf(result, pointer).length === 0)).toEqual(empty);
  }
});
