import type { Refused } from "./refused.ts";

/** Wildcards and bounds. */
export const bounds: readonly Refused[] = [
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? super Number> l = new ArrayList<Integer>();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? super Integer> l = new ArrayList<Number>();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? extends Number> l = new ArrayList<String>();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? extends Number> l = new ArrayList<Integer>();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? extends Number> l = new ArrayList<Integer>();\nl.add(1);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? super Number> l = new ArrayList<Number>();\nl.add(1);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? super Integer> l = new ArrayList<Number>();\nInteger i = l.get(0);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? super Integer> l = new ArrayList<Number>();\nObject i = l.get(0);\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Number> l = new ArrayList<Integer>();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Number> l = new ArrayList<Number>();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Object> l = new ArrayList<>();\nList<String> s = l;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Object> l = new ArrayList<>();\nList<?> s = l;\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<?> l = new ArrayList<String>();\nl.add("a");\n}\n}',
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<?> l = new ArrayList<String>();\nl.add(null);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? extends List<?>> l = new ArrayList<List<String>>();\nList<List<?>> k = l;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<? extends List<?>> l = new ArrayList<List<String>>();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nMap<String, ? super Integer> k = new HashMap<String, Number>();\nMap<String, Integer> j = k;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nMap<String, ? super Integer> k = new HashMap<String, Number>();\nMap<String, ?> j = k;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparable<? super Integer> c = "a";\n}\n}',
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparable<? super Integer> c = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nclass A {\nstatic <T extends Number> T f(List<T> l) { return l.get(0); }\nvoid m() {\nf(new ArrayList<String>());\n}\n}",
    "import java.util.*;\nclass A {\nstatic <T extends Number> T f(List<T> l) { return l.get(0); }\nvoid m() {\nf(new ArrayList<Integer>());\n}\n}",
  ],
  [2, "class A<T extends Comparable<T>> {\nA<Object> a;\n}", "class A<T extends Comparable<T>> {\nA<String> a;\n}"],
  [
    2,
    "class B<T extends Number> { }\nclass A extends B<String> {\n}",
    "class B<T extends Number> { }\nclass A extends B<Integer> {\n}",
  ],
  [
    4,
    "import java.util.*;\nclass A<T> {\nvoid m() {\nT t = new T();\n}\n}",
    "import java.util.*;\nclass A<T> {\nvoid m() {\nT t = null;\n}\n}",
  ],
  [2, "class A<T> {\nstatic T t;\n}", "class A<T> {\nT t;\n}"],
  [
    3,
    "class A<T> {\nboolean m(Object o) {\nreturn o instanceof T;\n}\n}",
    "class A<T> {\nboolean m(Object o) {\nreturn o instanceof A<?>;\n}\n}",
  ],
  [3, "class A<T> {\nT[] m() {\nreturn new T[3];\n}\n}", "class A<T> {\nT[] m() {\nreturn (T[]) new Object[3];\n}\n}"],
  [1, "class A<T> extends Exception {\n}", "class A extends Exception {\n}"],
  [
    3,
    "import java.util.*;\nclass A {\nList<String>[] l = new List<String>[3];\n}",
    "import java.util.*;\nclass A {\nList<?>[] l = new List<?>[3];\n}",
  ],
  [3, "import java.util.*;\nclass A {\nList<int> l;\n}", "import java.util.*;\nclass A {\nList<int[]> l;\n}"],
  [3, "import java.util.*;\nclass A {\nMap<String> m;\n}", "import java.util.*;\nclass A {\nMap<String, String> m;\n}"],
  [2, "class A {\nString<Integer> s;\n}", "class A {\nComparable<Integer> s;\n}"],
  [
    3,
    "import java.util.*;\nclass A {\nObject o = new ArrayList<?>();\n}",
    "import java.util.*;\nclass A {\nObject o = new ArrayList<List<?>>();\n}",
  ],
  [
    5,
    "import java.util.*;\nclass A {\nstatic void f(List<? super Integer> l) { }\nvoid m() {\nf(new ArrayList<Short>());\n}\n}",
    "import java.util.*;\nclass A {\nstatic void f(List<? super Integer> l) { }\nvoid m() {\nf(new ArrayList<Object>());\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nclass A {\nstatic <T> void copy(List<? super T> to, List<? extends T> from) { }\nvoid m(List<Integer> a, List<Number> b) {\ncopy(a, b);\n}\n}",
    "import java.util.*;\nclass A {\nstatic <T> void copy(List<? super T> to, List<? extends T> from) { }\nvoid m(List<Integer> a, List<Number> b) {\ncopy(b, a);\n}\n}",
  ],
  [2, "class A<T extends Runnable & Comparable<T>> {\nA<Thread> a;\n}"],
];

/** Inference. */
export const inference: readonly Refused[] = [
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<String> l = List.of(1, 2);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Integer> l = List.of(1, 2);\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<String> l = Arrays.asList(1, "a");\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Object> l = Arrays.asList(1, "a");\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = Optional.of(1).get();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nInteger s = Optional.of(1).get();\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Integer> l = new ArrayList<>(List.of("a"));\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<String> l = new ArrayList<>(List.of("a"));\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = null;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = (String) null;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = {1, 2};\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = new int[] {1, 2};\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar f = () -> 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<Integer> f = () -> 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar f = String::length;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Integer> f = String::length;\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = 1;\nx = "a";\n}\n}',
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar x = 1;\nx = 'a';\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Integer> f = s -> s;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Integer> f = s -> s.length();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Integer> f = (a, b) -> 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nBiFunction<String, String, Integer> f = (a, b) -> 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<String> f = () -> { };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<String> f = () -> { return null; };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = () -> 5;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = () -> new A();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = x -> { };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nConsumer<String> r = x -> { };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = () -> { };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = (Runnable) () -> { };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Integer> f = String::isEmpty;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<String, Boolean> f = String::isEmpty;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<Integer> f = Integer::intValue;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<Integer, Integer> f = Integer::intValue;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparator<String> c = Comparator.comparing(String::foo);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparator<String> c = Comparator.comparing(String::length);\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparator<String> c = String::length;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nComparator<String> c = String::compareTo;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint s = List.of("a").stream().map(x -> x.length()).reduce(0, (a, b) -> a + "");\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint s = List.of("a").stream().map(x -> x.length()).reduce(0, (a, b) -> a + b);\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<String> l = List.of(1, 2).stream().map(x -> x + 1).toList();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Integer> l = List.of(1, 2).stream().map(x -> x + 1).toList();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (String s : List.of(1)) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int s : List.of(1)) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int x : 5) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int x : new int[] {5}) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int x : new HashMap<Integer, Integer>()) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int x : new HashMap<Integer, Integer>().keySet()) { }\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\ninterface Callback { int f(int a); }\nstatic void m(int n) {\nCallback c = a -> a.length();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\ninterface Callback { int f(int a); }\nstatic void m(int n) {\nCallback c = a -> a + 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nPredicate<String> p = s -> s.length();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nPredicate<String> p = s -> s.length() > 0;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<Integer> l = true ? List.of("a") : List.of(1);\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<?> l = true ? List.of("a") : List.of(1);\n}\n}',
  ],
];
