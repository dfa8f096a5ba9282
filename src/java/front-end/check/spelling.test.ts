import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

/** Names that are nearly right, and the name that was meant. */
test.each([
  [
    "class A { void m() { Sytem.out.println(); } }",
    "1:22 `Sytem` unknown-name: There is no variable “Sytem” here. Did you mean “System”?",
  ],
  [
    'class A { int m() { return "a".lenght(); } }',
    "1:32 `lenght` unsupported-syntax: The library method String.lenght is not supported yet. Did you mean “length”?",
  ],
  [
    "class A { void m() { System.out.printn(1); } }",
    "1:33 `printn` unsupported-syntax: The library method PrintStream.printn is not supported yet. Did you mean “print”?",
  ],
  [
    "import java.util.ArrayLst; class A {}",
    "1:1 `import java.util.ArrayLst;` unsupported-syntax: The library class “java.util.ArrayLst” is not supported yet. Did you mean “java.util.ArrayList”?",
  ],
  [
    "import java.utl.List; class A {}",
    "1:1 `import java.utl.List;` unsupported-syntax: The library class “java.utl.List” is not supported yet. Did you mean “java.util.List”?",
  ],
  [
    "import java.util.*; class A { Object o = new HasMap(); }",
    "1:46 `HasMap` unknown-name: There is no class “HasMap” here. Did you mean “HashMap”?",
  ],
  [
    "class A { Object o = new HashMap<String, String>(); }",
    "1:26 `HashMap` ill-formed: The class “HashMap” is not imported. Put “import java.util.HashMap;” at the top.",
  ],
  [
    "class A { enum C { RED, GREEN } C c = C.REDD; }",
    "1:41 `REDD` unknown-name: There is no field “REDD” here. Did you mean “RED”?",
  ],
  [
    "class A { enum C { RED, GREEN } void m(C c) { switch (c) { case GREN: } } }",
    "1:65 `GREN` unknown-name: There is no field “GREN” here. Did you mean “GREEN”?",
  ],
  [
    "class A { int f; int m() { return this.ff; } }",
    "1:40 `ff` unknown-name: There is no field “ff” here. Did you mean “f”?",
  ],
  [
    "class Shape {} class A { Shap s; }",
    "1:26 `Shap` unknown-name: There is no class “Shap” here. Did you mean “Shape”?",
  ],
])("%s", async (source, error) => {
  expect(await errorsOf(source)).toEqual([error]);
});

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
      "1:1 `import java.net.Socket;` unsupported-syntax: “java.net.Socket” is not supported yet. Programs run without a network: write what would be received into the program.",
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
    "import java.text.*; class A {}",
    [
      "1:1 `import java.text.*;` unsupported-syntax: The library package “java.text” is not supported yet. Leave the import out, or declare the classes that you use of it.",
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
