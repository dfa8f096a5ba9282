import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

/** Names of the JDK that the library lacks: each is told once, with the reason, and never taken for a misspelling. */
test.each([
  [
    "a class of a package without files, by its simple name",
    "class A { Path p; }",
    [
      "1:11 `Path` unsupported-syntax: “java.nio.file.Path” is not supported yet. Programs run without files: write the text into the program, or read it from System.in.",
    ],
  ],
  [
    "a class by its full name",
    "class A { Object o = java.nio.file.Files.readString(null); }",
    [
      "1:22 `java.nio.file.Files` unsupported-syntax: “java.nio.file.Files” is not supported yet. Programs run without files: write the text into the program, or read it from System.in.",
    ],
  ],
  [
    "what a refused import would bring along",
    'import java.nio.file.*; class A { Path p = Paths.get("x"); Object o = Files.readAllLines(p); }',
    [
      "1:1 `import java.nio.file.*;` unsupported-syntax: “java.nio.file” is not supported yet. Programs run without files: write the text into the program, or read it from System.in.",
    ],
  ],
  [
    "a refused class and its uses",
    "import java.net.Socket; class A { Socket s = new Socket(); }",
    [
      "1:1 `import java.net.Socket;` unsupported-syntax: “java.net.Socket” is not supported yet. Programs run without a network: write the data that would be received into the program.",
    ],
  ],
  [
    "windows, said once, where the first class of theirs is named",
    "import javax.swing.*; import java.awt.Color; class A extends JFrame { Color c; }",
    [
      "1:1 `import javax.swing.*;` unsupported-syntax: “javax.swing” is not supported yet. Programs run without windows: print to System.out.",
    ],
  ],
  [
    "a database",
    "import java.sql.*; class A { Connection c; }",
    [
      "1:1 `import java.sql.*;` unsupported-syntax: “java.sql” is not supported yet. Programs run without a database: keep the data in collections.",
    ],
  ],
  [
    "a package without a reason",
    "import java.beans.*; class A {}",
    [
      "1:1 `import java.beans.*;` unsupported-syntax: The library package “java.beans” is not supported yet. Leave the import out, or declare the classes of it that you use.",
    ],
  ],
  [
    "a class whose name looks like another one",
    "class A { WeakHashMap<String, String> m; }",
    [
      "1:11 `WeakHashMap` unsupported-syntax: The library class “java.util.WeakHashMap” is not supported yet. Leave the import out, or declare a class of that name.",
    ],
  ],
])("%s", async (_, source, errors) => {
  expect(await errorsOf(source)).toEqual(errors);
});

/** Each program has one thing that is refused or missing, and a use of it that can therefore not be judged. */
test.each([
  [
    "a variable whose value is refused has one",
    'import java.util.*; class A { void m() { ResourceBundle r; r = ResourceBundle.getBundle("x"); r.getString("y"); } }',
    "ResourceBundle",
  ],
  [
    "what a class inherits from a refused one",
    "import java.util.*; class A extends TimerTask { @Override public void run() { cancel(); super.cancel(); int n = count; this.cancel(); Runnable r = new A(); scheduledExecutionTime(); } }",
    "TimerTask",
  ],
  [
    "a class without a name that extends a refused one",
    "import java.util.*; class A { void m(Object o) { o = new TimerTask() { @Override public void run() { cancel(); } }; } }",
    "TimerTask",
  ],
  [
    "the elements of a refused collection, and what comes behind the loop",
    "import java.util.*; class A { int m(WeakHashMap<String, Integer> t) { int s = 0; for (Map.Entry<String, Integer> e : t.entrySet()) s += e.getValue(); return s; } }",
    "WeakHashMap",
  ],
  [
    "a class nested in a refused one",
    "import java.util.concurrent.Flow; class A implements Flow.Subscriber<String> { @Override public void onNext(String s) { } }",
    "Flow",
  ],
  [
    "static members that a refused import brings along",
    "import static java.util.Locale.Category.*; class A { Object o = DISPLAY; void m() { valueOf(1); } }",
    "Category",
  ],
  [
    "an annotation of a refused package",
    "import java.beans.*; class A { @Transient int x() { return 1; } }",
    "java.beans",
  ],
  [
    "exceptions that refused code may throw",
    'import java.io.*; class A { void m() { try { new FileReader("x").read(); } catch (FileNotFoundException e) { } catch (IOException e) { } } }',
    "FileReader",
  ],
  [
    "a package that does not exist",
    "import data.tools.*; class A { Tool t = new Tool(); void m() { Gear.turn(t); } }",
    "data.tools",
  ],
  [
    "a class that is missing, and its members",
    "class A { Part p = Part.of(1); void m() { Part.of(2).fit(p); } }",
    "Part",
  ],
  [
    "a method that overrides one of the JDK's that the library lacks",
    "class A extends Thread { @Override public int countStackFrames() { return 0; } }",
    "countStackFrames",
  ],
])("nothing follows from a refusal: %s", async (_, source, refused) => {
  const errors = await errorsOf(source);
  expect(errors.filter((error) => !error.includes(refused))).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
});

test.each([
  [
    "a method",
    "class A { double m() { return Math.fma(1, 2, 3); } }",
    "The library method Math.fma is not supported yet.",
  ],
  [
    "a field",
    "class A { int m() { return Character.MIN_RADIX + Character.SURROGATE; } }",
    "The library field Character.SURROGATE is not",
  ],
  [
    "a nested class",
    "class A { Character.UnicodeBlock b; }",
    "The library class “java.lang.Character.UnicodeBlock” is not",
  ],
  [
    "a class of a package that is there",
    "import java.util.*; class A { Currency c; }",
    "The library class “java.util.Currency” is not",
  ],
  [
    "an overload",
    'class A { int m(int[] a, int[] b) { return java.util.Arrays.compare(a, 0, 1, b, 0, 1, 2); } boolean n(Thread t) { return new Thread(null, t, "x", 5, true) == t; } }',
    "is not supported yet",
  ],
])("what Java has and the library lacks is not supported: %s", async (_, source, sentence) => {
  expect((await errorsOf(source)).join("\n")).toContain(sentence);
});

/** What only the library's own code may use is never seen, and never offered. */
test.each([
  ["a class", "class A { Turns t; }", "1:11 `Turns` unknown-name: There is no class “Turns” here."],
  [
    "a class by its full name",
    "class A { java.lang.Turns t; }",
    "1:11 `java.lang.Turns` unknown-name: There is no class “java.lang.Turns” here.",
  ],
  [
    "a method",
    'class A { Object o = "x".become("y"); }',
    "1:26 `become` unknown-name: There is no method “become” here.",
  ],
  [
    "a constructor",
    "class A { Object o = new Class<String>(); }",
    "1:26 `Class<String>` ill-formed: Class has no constructor that a program may call. Get an object from one of its methods, or use another class.",
  ],
  [
    "a name that is nearly that of a helper",
    "class A { Turn t; }",
    "1:11 `Turn` unknown-name: There is no class “Turn” here.",
  ],
])("the library's own helpers stay hidden: %s", async (_, source, error) => {
  expect(await errorsOf(source)).toEqual([error]);
});

test("classes of the file's own package that are not among the files are said once", async () => {
  const source =
    "package shop; class A { Queue<Integer> q = new Queue<Integer>(); void m() { Queue<Integer> r = new Queue<>(); r.enqueue(1); StdOut.println(r); StdOut.println(q); } }";
  expect(await errorsOf(source)).toEqual([
    "1:25 `Queue` ill-formed: Queue of this package is not among the files. Add the file that declares it, or put “import java.util.Queue;” at the top to use the library’s.",
    "1:125 `StdOut` ill-formed: StdOut of this package is not among the files. Add the file that declares it.",
  ]);
});
