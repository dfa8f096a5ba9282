import { expect, test } from "vitest";
import { relevancy } from "../../testing/relevancy/relevancy.ts";

/** What is relevant in `A.main()` besides the symbolic `s`. */
const programs: readonly (readonly [name: string, body: string, relevant: readonly string[]])[] = [
  [
    "a builder and its aliases",
    'StringBuilder b = new StringBuilder(); StringBuilder c = b; StringBuilder d = new StringBuilder("x"); b.append(s); String x = c.toString(); String y = d.toString();',
    ["b", "c", "x"],
  ],
  ["a StringBuffer", "StringBuffer b = new StringBuffer(s); String x = b.reverse().toString();", ["b", "x"]],
  [
    "string constants are different keys",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); m.put("b", "x"); String x = m.get("a"); String y = m.get("b");',
    ["m", "x"],
  ],
  [
    "a map written with a symbolic key",
    'Map<String, String> m = new HashMap<>(); m.put(s, "x"); String x = m.get("a");',
    ["m", "x"],
  ],
  [
    "a map read with a symbolic key",
    'Map<String, String> m = new HashMap<>(); m.put("a", "x"); String x = m.get(s); String y = m.get("a");',
    ["x"],
  ],
  [
    "two maps",
    'Map<String, String> m = new HashMap<>(); Map<String, String> k = new TreeMap<>(); m.put("a", s); k.put("a", "x"); String y = k.get("a");',
    ["m"],
  ],
  [
    "copies of maps",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); m.put("b", "x"); Map<String, String> k = new HashMap<>(m); String x = k.get("a"); String y = k.get("b");',
    ["k", "m", "x"],
  ],
  [
    "values and keys of a map",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); for (String k : m.keySet()) { String y = k; } for (String v : m.values()) { String x = v; }',
    ["m", "v", "x"],
  ],
  [
    "entries that are set",
    'Map<String, String> m = new HashMap<>(); m.put("a", "b"); for (Map.Entry<String, String> e : m.entrySet()) e.setValue(s); String x = m.get("a");',
    ["e", "m", "x"],
  ],
  [
    "lists",
    'List<String> l = new ArrayList<>(); List<String> k = new ArrayList<>(); l.add(s); k.add("x"); String x = l.get(0); String y = k.get(0); for (String e : l) { String z = e; } for (String f : k) { String w = f; }',
    ["e", "l", "x", "z"],
  ],
  [
    "a sublist is a view",
    "List<String> l = new ArrayList<>(); List<String> v = l.subList(0, 0); v.add(s); String x = l.get(0);",
    ["l", "v", "x"],
  ],
  [
    "a list of lists",
    "List<List<String>> l = new ArrayList<>(); List<String> k = new ArrayList<>(); l.add(k); l.get(0).add(s); String x = k.get(0);",
    ["k", "l", "x"],
  ],
  [
    "a set",
    'Set<String> t = new HashSet<>(); t.add(s); boolean x = t.contains("a"); Iterator<String> i = t.iterator(); String y = i.next();',
    ["i", "t", "x", "y"],
  ],
  [
    "arrays copied by the library",
    "String[] a = new String[1]; String[] b = new String[1]; a[0] = s; System.arraycopy(a, 0, b, 0, 1); String x = b[0]; String[] c = Arrays.copyOf(a, 1); String y = c[0];",
    ["a", "b", "c", "x", "y"],
  ],
  [
    "split gives an array",
    'String[] a = s.split(","); String x = a[0]; int y = a.length; String[] b = "a,b".split(","); String z = b[0];',
    ["a", "x", "y"],
  ],
  [
    "boxes",
    "Integer b = s.length(); int x = b; Object o = b; int y = (Integer) o; Integer c = 3; int z = c;",
    ["b", "o", "x", "y"],
  ],
  [
    "any other library class",
    "Random r = new Random(s.length()); int x = r.nextInt(); Random q = new Random(1); int y = q.nextInt();",
    ["r", "x"],
  ],
  [
    "a function object keeps what it captures",
    'Function<String, String> f = a -> a + s; String x = f.apply("b"); Function<String, String> g = a -> a; String y = g.apply("c");',
    ["x"],
  ],
  [
    "the library calls back",
    "List<String> l = new ArrayList<>(); l.add(s); String[] box = new String[1]; l.forEach(e -> { box[0] = e; }); String x = box[0];",
    ["box", "l", "x"],
  ],
  [
    "an exception carries its message",
    "try { throw new IllegalStateException(s); } catch (IllegalStateException e) { String x = e.getMessage(); }",
    ["e", "x"],
  ],
  [
    "an optional",
    'Optional<String> o = Optional.of(s); String x = o.get(); Optional<String> p = Optional.of("a"); String y = p.get();',
    ["o", "x"],
  ],
  ["a joined object's text", 'Note t = new Note(s); String x = "a" + t; Note u = new Note("b");', ["x"]],
  [
    "what joining texts runs",
    'Note t = new Loud(s); String y = Loud.last; String x = "a" + t + Loud.last;',
    ["x", "y"],
  ],
  ["a joined list's text", 'List<Note> l = new ArrayList<>(); l.add(new Note(s)); String x = "a" + l;', ["x"]],
  [
    "an exception out of a joined object's text",
    'try { String y = "a" + new Failing(s); } catch (IllegalStateException e) { String x = e.getMessage(); }',
    ["e", "x"],
  ],
  [
    "objects that are equal are one key",
    'Map<Note, String> m = new HashMap<>(); m.put(new Note("a"), s); String x = m.get(new Note("a")); Map<Object, String> n = new HashMap<>(); Object k = new Object(); n.put(k, s); String y = n.get(new Object());',
    ["m", "n", "x"],
  ],
  ["an index is not followed", "int[] a = {1, 2}; int x = a[s.length()];", []],
  [
    "the values of maps that are copied, whoever names their keys",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); Map<String, String> k = new HashMap<>(m); for (String v : k.values()) { String x = v; } Map<String, String> l = new TreeMap<>(); l.putAll(k); for (String w : l.values()) { String y = w; }',
    ["k", "l", "m", "v", "w", "x", "y"],
  ],
  [
    "a map that the library makes",
    'Map<String, String> m = Map.of("a", s); String x = m.get("a"); Map<String, String> n = Map.of("a", "b"); String y = n.get("a");',
    ["m", "x"],
  ],
  [
    "whether a map is there does not depend on what it holds",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); Map<String, String> k = new HashMap<>(); k.putAll(m); boolean y = k == null;',
    ["k", "m"],
  ],
  [
    "values of a map that are replaced",
    'Map<String, String> m = new HashMap<>(); m.put("a", "b"); m.replaceAll((k, v) -> v + s); String x = m.get("a");',
    ["m", "x"],
  ],
  [
    "a value that is replaced where another one is stored",
    'Map<String, String> m = new HashMap<>(); m.put("a", "b"); m.replace("a", "b", s); String x = m.get("a"); Map<String, String> n = new HashMap<>(); n.put("a", "b"); boolean y = n.replace("a", s, "c"); String z = n.get("a");',
    ["m", "x", "y"],
  ],
  [
    "what the library sees of a function object",
    "Supplier<String> f = () -> s; int x = f.hashCode(); Supplier<String> h = () -> null; int y = h.hashCode();",
    ["x"],
  ],
  [
    "values never change; what any other class keeps may",
    'Object o = "o"; boolean a = o.equals(s); OptionalDouble d = OptionalDouble.of(1); boolean b = d.equals(s); Record r = new Pair("p"); boolean c = r.equals(s); Random q = new Random(1); q.setSeed(s.length());',
    ["a", "b", "c", "q"],
  ],
  [
    "how many elements there are is no element",
    "List<String> l = new ArrayList<>(); l.add(s); int y = l.size(); boolean z = l.isEmpty();",
    ["l"],
  ],
  [
    "how many elements a set has depends on which of them are equal",
    'Set<String> t = new HashSet<>(); t.add(s); int x = t.size(); Collection<String> c = t; int y = c.size(); Set<String> u = new TreeSet<>(); u.add("a"); int z = u.size();',
    ["c", "t", "x", "y"],
  ],
  [
    "a list that shows an array",
    "String[] a = new String[1]; List<String> v = Arrays.asList(a); v.set(0, s); String x = a[0];",
    ["a", "v", "x"],
  ],
  ["a copy of a text", 'String x = new String(s); String y = new String("a");', ["x"]],
  [
    "an exception out of a constructor, and out of who calls it",
    "try { Strict.make(s); } catch (IllegalArgumentException e) { String x = e.getMessage(); }",
    ["e", "x"],
  ],
  [
    "the length of an inner array is that of its own allocation",
    "int[][] a = new int[2][s.length()]; int[] b = new int[1]; a[0] = b; int y = b.length; int x = a[1].length;",
    ["x"],
  ],
];

test.each(programs)("%s", async (_, body, expected) => {
  const result = await relevancy(
    `import java.util.*; import java.util.function.*;
class Loud extends Note { static String last; Loud(String text) { super(text); } public String toString() { return raised(); }
  String raised() { last = text; return text + "!"; } }
record Pair(String first) {}
class Strict { Strict(String text) { throw new IllegalArgumentException(text); } static Strict make(String text) { return new Strict(text); } }
class Failing extends Note { Failing(String text) { super(text); } public String toString() { throw new IllegalStateException(text); } }
class Note { String text; Note(String text) { this.text = text; } public String toString() { return text; }
  public boolean equals(Object o) { return o instanceof Note n && n.text.equals(text); } public int hashCode() { return 1; } }
class A { static void main() { String s = Symbolic.string(); ${body} } }`,
  );
  const found = result.variables.flatMap((row) =>
    row.kind === "local" && row.method === "A.main()" && row.relevant && row.name !== "s" ? [row.name] : [],
  );
  expect(found.sort()).toEqual([...expected].sort());
});
