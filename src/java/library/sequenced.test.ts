import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { runProgram } from "../interpreter/index.ts";

/** Statements on collections of Java 21 and what they print. The outputs are worked out by hand from its documentation. */
const ROWS: readonly (readonly [name: string, statements: string, output: string])[] = [
  [
    "both ends of a list",
    "List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.addFirst(0); l.addLast(4); print(l); print(l.removeFirst() + l.removeLast()); print(l.getFirst()); print(l.getLast()); print(l);",
    "[0, 1, 2, 3, 4] 4 1 3 [1, 2, 3]",
  ],
  [
    "a reversed list is a view",
    "List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); List<Integer> r = l.reversed(); r.add(9); r.set(0, 7); print(l); print(r); r.remove(1); print(l); print(r.indexOf(1)); print(r.reversed() == l);",
    "[9, 1, 2, 7] [7, 2, 1, 9] [9, 1, 7] 1 true",
  ],
  [
    "a list that cannot change has ends, too",
    'List<String> l = List.of("a", "b"); print(l.reversed()); print(l.getLast()); try { l.addFirst("c"); } catch (UnsupportedOperationException e) { print("refused"); }',
    "[b, a] b refused",
  ],
  [
    "nothing is first in an empty list",
    'try { new ArrayList<Integer>().getFirst(); } catch (NoSuchElementException e) { print("none"); } try { new LinkedList<Integer>().reversed().removeLast(); } catch (NoSuchElementException e) { print("none"); }',
    "none none",
  ],
  [
    "a reversed deque",
    'Deque<String> d = new ArrayDeque<>(List.of("a", "b", "c")); Deque<String> r = d.reversed(); r.push("d"); print(d); print(r.peekFirst() + r.pollLast()); print(r); for (String s : r) print(s);',
    "[a, b, c, d] da [d, c, b] d c b",
  ],
  [
    "a reversed linked list is a linked list",
    "LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3)); LinkedList<Integer> r = l.reversed(); r.addFirst(9); r.add(1, 5); print(l); print(r); print(r.indexOf(2)); print(r.pollLast());",
    "[1, 2, 3, 5, 9] [9, 5, 3, 2, 1] 3 1",
  ],
  [
    "a linked set moves what is added at an end",
    'LinkedHashSet<String> s = new LinkedHashSet<>(List.of("x", "y", "z")); s.addFirst("z"); s.addLast("x"); print(s); print(s.getFirst() + s.getLast()); print(s.reversed()); s.reversed().addFirst("w"); print(s); print(s.removeFirst() + s.removeLast()); print(s);',
    "[z, y, x] zx [x, y, z] [z, y, x, w] zw [y, x]",
  ],
  [
    "a sorted set has ends, but nothing is put there",
    'TreeSet<Integer> s = new TreeSet<>(List.of(5, 1, 3)); print(s.getFirst() + s.getLast()); print(s.reversed()); print(s.removeLast()); try { s.addFirst(0); } catch (UnsupportedOperationException e) { print("refused"); } SequencedSet<Integer> q = s; print(q.reversed().getFirst());',
    "6 [5, 3, 1] 5 refused 3",
  ],
  [
    "both ends of a linked map",
    'LinkedHashMap<String, Integer> m = new LinkedHashMap<>(); m.put("a", 1); m.put("b", 2); m.put("c", 3); print(m.firstEntry()); print(m.lastEntry()); m.putFirst("z", 26); m.putLast("a", 100); print(m); print(m.pollFirstEntry()); print(m.pollLastEntry()); print(m);',
    "a=1 c=3 {z=26, b=2, c=3, a=100} z=26 a=100 {b=2, c=3}",
  ],
  [
    "a reversed map is a view",
    'SequencedMap<String, Integer> m = new LinkedHashMap<>(Map.of("a", 1)); m.put("b", 2); SequencedMap<String, Integer> r = m.reversed(); print(r); m.put("c", 3); r.putFirst("d", 4); print(m); print(r.get("c")); print(r.pollFirstEntry()); print(r.keySet()); for (var e : r.entrySet()) print(e.getKey() + e.getValue());',
    "{b=2, a=1} {a=1, b=2, c=3, d=4} 3 d=4 [c, b, a] c3 b2 a1",
  ],
  [
    "keys, values and entries in order",
    'LinkedHashMap<String, Integer> m = new LinkedHashMap<>(); m.put("a", 1); m.put("b", 2); print(m.sequencedKeySet().reversed()); print(m.sequencedValues().getLast()); print(m.sequencedEntrySet().removeFirst()); print(m);',
    "[b, a] 2 a=1 {b=2}",
  ],
  [
    "a sorted map has ends, but nothing is put there",
    'TreeMap<Integer, String> t = new TreeMap<>(Map.of(2, "two", 1, "one")); print(t.reversed()); print(t.pollLastEntry()); try { t.putFirst(0, "zero"); } catch (UnsupportedOperationException e) { print("refused"); } SequencedMap<Integer, String> s = t; print(s.lastEntry());',
    "{2=two, 1=one} 2=two refused 1=one",
  ],
  ["no entry of an empty map", "print(new LinkedHashMap<String, String>().firstEntry());", "null"],
];

test.each(ROWS)("sequenced collections: %s", async (_, statements, expected) => {
  const program = await compileJava(
    'import java.util.*; class Main { static void print(Object o) { System.out.print(o + " "); }' +
      ` public static void main(String[] args) { ${statements} } }`,
  );
  const { output, exit } = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [] });
  expect(exit).toEqual({ kind: "returned" });
  expect(output.trim()).toBe(expected);
});
