import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** What students write, and what is said first, in the line in which javac 17 finds its first error. */
const MISTAKES: readonly (readonly [mistake: string, source: string, said: string])[] = [
  [
    "no update in for",
    "class A {\n  void m(int n) {\n    for (int i = 0; i < n) {\n      n--;\n    }\n  }\n}\n",
    "3:26 `)` syntax: Syntax error: found “)”, expected two semicolons between the parentheses of “for”.",
  ],
  [
    "commas in for",
    "class A {\n  void m(int n) {\n    for (int i = 0, i < n, i++) {\n      n--;\n    }\n  }\n}\n",
    "3:23 `<` syntax: Syntax error: found “<”, expected two semicolons between the parentheses of “for”.",
  ],
  [
    "no semicolon",
    "class A {\n  void m(int n) {\n    int x = 1\n    int y = 2;\n  }\n}\n",
    "3:14 `` syntax: Syntax error: found “int”, expected “;”.",
  ],
  [
    "no semicolon at call",
    "class A {\n  void m(int n) {\n    System.out.println(n)\n    n++;\n  }\n}\n",
    "3:26 `` syntax: Syntax error: found “n”, expected “;”.",
  ],
  [
    "no semicolon at return",
    "class A {\n  int m() {\n    return 1\n  }\n}\n",
    "3:13 `` syntax: Syntax error: found “}”, expected “;”.",
  ],
  [
    "no semicolon after do",
    "class A {\n  void m(int n) {\n    do {\n      n--;\n    } while (n > 0)\n    n++;\n  }\n}\n",
    "5:20 `` syntax: Syntax error: found “n”, expected “;”.",
  ],
  [
    "no brace of a method",
    "class A {\n  void m() {\n    int x = 1;\n  public void n() {\n  }\n}\n",
    "4:3 `public` syntax: Syntax error: found “public”, expected a statement or “}” (this does not belong in a method).",
  ],
  [
    "no brace of a loop",
    "class A {\n  void m(int n) {\n    while (n > 0) {\n      n--;\n  }\n  int k() { return 1; }\n}\n",
    "6:8 `(` syntax: Syntax error: found “(”, expected “;” (a method cannot be inside another one; a “}” may be missing before it).",
  ],
  [
    "no brace of a class",
    "class A {\n  void m() {\n  }\n",
    "3:4 `` syntax: Syntax error: found the end of the file, expected “}”.",
  ],
  [
    "extra brace in a method",
    "class A {\n  void m() {\n    int x = 1;\n    }\n  }\n  void n() { }\n}\n",
    "6:3 `void` syntax: Syntax error: found “void”, expected a class, an interface, an enum or a record (a “}” before it may be one too many).",
  ],
  [
    "extra brace at the end",
    "class A {\n  void m() { }\n}\n}\n",
    "4:1 `}` syntax: Syntax error: found “}”, expected no more closing braces.",
  ],
  [
    "no opening brace of a class",
    "class A\n  void m() { }\n}\n",
    "1:8 `` syntax: Syntax error: found “void”, expected “{”.",
  ],
  [
    "no opening brace of a method",
    "class A {\n  void m()\n    int x = 1;\n  }\n}\n",
    "2:11 `` syntax: Syntax error: found “int”, expected “{” or “;”.",
  ],
  [
    "no parenthesis of if",
    "class A {\n  void m(int n) {\n    if (n > 0 {\n      n--;\n    }\n  }\n}\n",
    "3:14 `` syntax: Syntax error: found “{”, expected “)”.",
  ],
  [
    "if without parentheses",
    "class A {\n  void m(int n) {\n    if n > 0 {\n      n--;\n    }\n  }\n}\n",
    "3:8 `n` syntax: Syntax error: found “n”, expected “(”.",
  ],
  [
    "while without parentheses",
    "class A {\n  void m(int n) {\n    while n > 0 {\n      n--;\n    }\n  }\n}\n",
    "3:11 `n` syntax: Syntax error: found “n”, expected “(”.",
  ],
  [
    "no parenthesis of a call",
    "class A {\n  void m(int n) {\n    System.out.println(n;\n    n++;\n  }\n}\n",
    "3:25 `` syntax: Syntax error: found “;”, expected “)”.",
  ],
  [
    "extra parenthesis",
    "class A {\n  void m(int n) {\n    System.out.println(n));\n    n++;\n  }\n}\n",
    "3:26 `)` syntax: Syntax error: found “)”, expected “;”.",
  ],
  [
    "no quote",
    'class A {\n  void m(int n) {\n    String s = "abc;\n    n++;\n  }\n}\n',
    '3:16 `"abc;` syntax: Syntax error: found a text that does not end in its line, expected “"”.',
  ],
  [
    "no quote of a character",
    "class A {\n  void m(int n) {\n    char c = 'a;\n    n++;\n  }\n}\n",
    "3:14 `'a;` syntax: Syntax error: found a character that does not end in its line, expected “'”.",
  ],
  [
    "text in single quotes",
    "class A {\n  void m(int n) {\n    String s = 'abc';\n    n++;\n  }\n}\n",
    "3:16 `'abc'` ill-formed: Between single quotes there must be exactly one character. Use double quotes for a text.",
  ],
  [
    "empty character",
    "class A {\n  void m(int n) {\n    char c = '';\n    n++;\n  }\n}\n",
    "3:14 `''` syntax: Syntax error: found nothing between the quotes, expected one character.",
  ],
  [
    "unclosed comment",
    "class A {\n  /* abc\n  void m() { }\n}\n",
    "2:3 `/* abc…` syntax: Syntax error: found a comment that does not end, expected “*/”.",
  ],
  [
    "assignment for comparison",
    "class A {\n  void m(int n) {\n    if (n => 0) {\n      n--;\n    }\n  }\n}\n",
    "3:11 `=` syntax: Syntax error: found “=”, expected “,” or “)”.",
  ],
  [
    "=< operator",
    "class A {\n  void m(int n) {\n    if (n =< 0) {\n      n--;\n    }\n  }\n}\n",
    "3:12 `<` syntax: Syntax error: found “<”, expected “,” or “)”.",
  ],
  [
    "no return type",
    "class A {\n  public foo(int n) {\n    n++;\n  }\n}\n",
    "2:10 `foo` ill-formed: “foo” has no return type, as if it were a constructor of A. Put a return type or void before it, or call it A.",
  ],
  [
    "else without if",
    "class A {\n  void m(int n) {\n    n++;\n    else {\n      n--;\n    }\n  }\n}\n",
    "4:5 `else` syntax: Syntax error: found “else”, expected an “if” before it, closed with a statement or a block.",
  ],
  [
    "semicolon behind if",
    "class A {\n  void m(int n) {\n    if (n > 0);\n      n--;\n    else\n      n++;\n  }\n}\n",
    "5:5 `else` syntax: Syntax error: found “else”, expected an “if” before it, closed with a statement or a block.",
  ],
  [
    "two statements before else",
    "class A {\n  void m(int n) {\n    if (n > 0)\n      n--;\n      n--;\n    else\n      n++;\n  }\n}\n",
    "6:5 `else` syntax: Syntax error: found “else”, expected an “if” before it, closed with a statement or a block.",
  ],
  [
    "case outside",
    "class A {\n  void m(int n) {\n    n++;\n    case 1:\n      n--;\n  }\n}\n",
    "4:5 `case` syntax: Syntax error: found “case”, expected an enclosing “switch”.",
  ],
  [
    "statement before case",
    "class A {\n  void m(int n) {\n    switch (n) {\n      n--;\n      case 1:\n    }\n  }\n}\n",
    "4:7 `n` syntax: Syntax error: found “n”, expected “case”, “default” or “}”.",
  ],
  [
    "case without colon",
    "class A {\n  void m(int n) {\n    switch (n) {\n      case 1\n        n--;\n    }\n  }\n}\n",
    "4:13 `` syntax: Syntax error: found “n”, expected “:”.",
  ],
  [
    "keyword as a name",
    "class A {\n  void m(int n) {\n    int class = 3;\n    n++;\n  }\n}\n",
    "3:9 `class` syntax: Syntax error: found “class”, expected a name.",
  ],
  [
    "keyword as a parameter",
    "class A {\n  void m(int new) {\n  }\n}\n",
    "2:14 `new` syntax: Syntax error: found “new”, expected a name.",
  ],
  [
    "keyword as a method",
    "class A {\n  void for() {\n  }\n}\n",
    "2:8 `for` syntax: Syntax error: found “for”, expected a name.",
  ],
  [
    "missing operator",
    "class A {\n  void m(int n) {\n    int x = n 2;\n    n++;\n  }\n}\n",
    "3:15 `2` syntax: Syntax error: found “2”, expected “;”.",
  ],
  [
    "missing operand",
    "class A {\n  void m(int n) {\n    int x = n + ;\n    n++;\n  }\n}\n",
    "3:17 `;` syntax: Syntax error: found “;”, expected an expression.",
  ],
  [
    "missing right side",
    "class A {\n  void m(int n) {\n    int x = ;\n    n++;\n  }\n}\n",
    "3:13 `;` syntax: Syntax error: found “;”, expected an expression.",
  ],
  [
    "two names",
    "class A {\n  void m(int n) {\n    int x y;\n    n++;\n  }\n}\n",
    "3:11 `y` syntax: Syntax error: found “y”, expected “;”.",
  ],
  [
    "no comma between arguments",
    "class A {\n  void m(int n) {\n    Math.max(n 2);\n    n++;\n  }\n}\n",
    "3:16 `2` syntax: Syntax error: found “2”, expected “,” or “)”.",
  ],
  [
    "no comma between parameters",
    "class A {\n  void m(int a int b) {\n  }\n}\n",
    "2:16 `int` syntax: Syntax error: found “int”, expected “,” or “)”.",
  ],
  [
    "parameter without type",
    "class A {\n  void m(a, b) {\n  }\n}\n",
    "2:11 `,` syntax: Syntax error: found “,”, expected a name.",
  ],
  [
    "types in a call",
    "class A {\n  void m(int n) {\n    Math.max(int n, int n);\n    n++;\n  }\n}\n",
    "3:14 `int` syntax: Syntax error: found “int”, expected “)”.",
  ],
  [
    "method in a method",
    "class A {\n  void m(int n) {\n    int k() {\n      return 1;\n    }\n  }\n}\n",
    "3:10 `(` syntax: Syntax error: found “(”, expected “;” (a method cannot be inside another one; a “}” may be missing before it).",
  ],
  [
    "public in a method",
    "class A {\n  void m(int n) {\n    public int x = 1;\n    n++;\n  }\n}\n",
    "3:5 `public` ill-formed: “public” cannot stand before a local variable. Leave it out.",
  ],
  [
    "static in a method",
    "class A {\n  void m(int n) {\n    static int x = 1;\n    n++;\n  }\n}\n",
    "3:5 `static` ill-formed: “static” cannot stand before a local variable. Leave it out.",
  ],
  [
    "statement in a class",
    "class A {\n  int x;\n  x = 3;\n}\n",
    "3:5 `=` syntax: Syntax error: found “=”, expected a name (statements belong in methods).",
  ],
  [
    "call in a class",
    "class A {\n  int x;\n  System.out.println(1);\n}\n",
    "3:21 `(` syntax: Syntax error: found “(”, expected a name (statements belong in methods).",
  ],
  [
    "loop in a class",
    "class A {\n  int x;\n  for (int i = 0; i < 3; i++) { }\n}\n",
    "3:3 `for` syntax: Syntax error: found “for”, expected a member of the class (statements belong in methods).",
  ],
  [
    "if in a class",
    "class A {\n  int x;\n  if (true) { x = 1; }\n}\n",
    "3:3 `if` syntax: Syntax error: found “if”, expected a name.",
  ],
  [
    "return in a class",
    "class A {\n  int x;\n  return x;\n}\n",
    "3:3 `return` syntax: Syntax error: found “return”, expected a name.",
  ],
  [
    "try without catch",
    "class A {\n  void m(int n) {\n    try {\n      n--;\n    }\n    n++;\n  }\n}\n",
    "3:5 `try` syntax: Syntax error: found “try”, expected a “catch” or a “finally” after its block.",
  ],
  [
    "catch without try",
    "class A {\n  void m(int n) {\n    n++;\n    catch (Exception e) {\n    }\n  }\n}\n",
    "4:5 `catch` syntax: Syntax error: found “catch”, expected a “try” before it.",
  ],
  [
    "catch without type",
    "class A {\n  void m(int n) {\n    try {\n      n--;\n    } catch (e) {\n    }\n  }\n}\n",
    "5:15 `` syntax: Syntax error: found “)”, expected a name.",
  ],
  [
    "array with size at the name",
    "class A {\n  void m(int n) {\n    int a[3];\n    n++;\n  }\n}\n",
    "3:11 `3` syntax: Syntax error: found “3”, expected “]”.",
  ],
  [
    "new array without size",
    "class A {\n  void m(int n) {\n    int[] a = new int[];\n    n++;\n  }\n}\n",
    "3:23 `]` syntax: Syntax error: found “]”, expected a length.",
  ],
  [
    "new without parentheses",
    "class A {\n  void m(int n) {\n    Object o = new Object;\n    n++;\n  }\n}\n",
    "3:26 `;` syntax: Syntax error: found “;”, expected “(”.",
  ],
  [
    "array braces",
    "class A {\n  void m(int n) {\n    int[] a = [1, 2];\n    n++;\n  }\n}\n",
    "3:15 `[` syntax: Syntax error: found “[”, expected an expression.",
  ],
  [
    "no closing bracket",
    "class A {\n  void m(int n) {\n    int[] a = new int[3;\n    n++;\n  }\n}\n",
    "3:24 `` syntax: Syntax error: found “;”, expected “]”.",
  ],
  [
    "misspelled public",
    "class A {\n  pubic void m() {\n  }\n}\n",
    "2:9 `void` syntax: Syntax error: found “void”, expected a name.",
  ],
  [
    "misspelled class",
    "public clas A {\n  void m() {\n  }\n}\n",
    "1:8 `clas` syntax: Syntax error: found “clas”, expected “;”.",
  ],
  [
    "misspelled void",
    "class A {\n  public viod m() {\n    return;\n  }\n}\n",
    "2:10 `viod` unknown-name: There is no class “viod” here. Did you mean “Void”?",
  ],
  ["class without name", "class {\n  int x;\n}\n", "1:7 `{` syntax: Syntax error: found “{”, expected a name."],
  [
    "no name of a method",
    "class A {\n  void () {\n  }\n}\n",
    "2:8 `(` syntax: Syntax error: found “(”, expected a name (statements belong in methods).",
  ],
  [
    "method without parentheses",
    "class A {\n  void m {\n  }\n}\n",
    "2:9 `` syntax: Syntax error: found “{”, expected “(”.",
  ],
  [
    "semicolon behind the head",
    "class A {\n  void m(); {\n  }\n  int x\n}\n",
    "4:8 `` syntax: Syntax error: found “}”, expected “;”.",
  ],
  [
    "import without semicolon",
    "import java.util.List\nclass A {\n}\n",
    "1:22 `` syntax: Syntax error: found “class”, expected “;”.",
  ],
  [
    "import in a class",
    "class A {\n  import java.util.List;\n}\n",
    "2:3 `import` syntax: Syntax error: found “import”, expected a name.",
  ],
  [
    "import behind a class",
    "class A {\n}\nimport java.util.List\n",
    "3:22 `` syntax: Syntax error: found the end of the file, expected “;”.",
  ],
  ["extends nothing", "class A extends {\n}\n", "1:16 `` syntax: Syntax error: found “{”, expected a name."],
  [
    "number as a name",
    "class A {\n  void m(int n) {\n    int 2x = 3;\n    n++;\n  }\n}\n",
    "3:9 `2x` syntax: Syntax error: found “2x”, expected a name.",
  ],
  [
    "dot without a name",
    "class A {\n  void m(int n) {\n    n = this.;\n    n++;\n  }\n}\n",
    "3:14 `;` syntax: Syntax error: found “;”, expected a name.",
  ],
  [
    "dot before a number",
    "class A {\n  void m(int n) {\n    Math.3;\n    n++;\n  }\n}\n",
    "3:9 `.3` syntax: Syntax error: found “.3”, expected “;”.",
  ],
  [
    "arrow of another language",
    "class A {\n  void m(int n) {\n    int x = (a) => a;\n    n++;\n  }\n}\n",
    "3:17 `=` syntax: Syntax error: found “=”, expected “;” (only variables, fields and array elements are assigned).",
  ],
  [
    "then",
    "class A {\n  void m(int n) {\n    if (n > 0) then {\n      n--;\n    }\n  }\n}\n",
    "3:16 `then` syntax: Syntax error: found “then”, expected “;”.",
  ],
  [
    "elseif",
    "class A {\n  void m(int n) {\n    if (n > 0) {\n      n--;\n    } elseif (n < 0) {\n      n++;\n    }\n  }\n}\n",
    "5:21 `` syntax: Syntax error: found “{”, expected “;”.",
  ],
  [
    "foreach",
    "class A {\n  void m(int n) {\n    foreach (int x : new int[3]) {\n      n--;\n    }\n  }\n}\n",
    "3:14 `int` syntax: Syntax error: found “int”, expected “)”.",
  ],
  [
    "in for each",
    "class A {\n  void m(int n) {\n    for (int x in new int[3]) {\n      n--;\n    }\n  }\n}\n",
    "3:16 `in` syntax: Syntax error: found “in”, expected two semicolons between the parentheses of “for”.",
  ],
  [
    "and",
    "class A {\n  void m(int n) {\n    if (n > 0 and n < 3) {\n      n--;\n    }\n  }\n}\n",
    "3:14 `` syntax: Syntax error: found “and”, expected “)”.",
  ],
  [
    "ternary without colon",
    "class A {\n  void m(int n) {\n    int x = n > 0 ? 1;\n    n++;\n  }\n}\n",
    "3:22 `` syntax: Syntax error: found “;”, expected “:”.",
  ],
  [
    "for without type arguments close",
    "class A {\n  void m(int n) {\n    java.util.List<String x = null;\n    n++;\n  }\n}\n",
    "3:26 `` syntax: Syntax error: found “x”, expected “>”.",
  ],
  [
    "generic without close",
    "class A {\n  java.util.Map<String, Integer m;\n  int x;\n}\n",
    "2:32 `` syntax: Syntax error: found “m”, expected “>”.",
  ],
  [
    "enum without comma",
    "enum A {\n  X Y,\n  Z\n}\n",
    "2:4 `` syntax: Syntax error: found “Y”, expected “,”, “;” or “}”.",
  ],
  [
    "enum members without semicolon",
    "enum A {\n  X, Y\n  int f() { return 1; }\n}\n",
    "2:7 `` syntax: Syntax error: found “int”, expected “,”, “;” or “}”.",
  ],
  [
    "lambda without arrow",
    "class A {\n  void m(int n) {\n    Runnable r = () { n(); };\n    n++;\n  }\n}\n",
    "3:18 `(` syntax: Syntax error: found “(”, expected an expression.",
  ],
  [
    "unclosed lambda",
    "class A {\n  void m(int n) {\n    Runnable r = () -> { n();\n    n++;\n  }\n}\n",
    "5:4 `` syntax: Syntax error: found “}”, expected “;”.",
  ],
  [
    "hash",
    "class A {\n  void m(int n) {\n    # comment\n    n++;\n  }\n}\n",
    "3:5 `#` syntax: Syntax error: found “#”, expected a token of Java.",
  ],
  [
    "text over two lines",
    'class A {\n  void m(int n) {\n    String s = "ab\n      cd";\n    n++;\n  }\n}\n',
    '3:16 `"ab…` ill-formed: This text does not end in its line. Close it with a double quote.',
  ],
  [
    "super later",
    "class A {\n  A() {\n    int x = 1;\n    super;\n  }\n}\n",
    "4:5 `super` syntax: Syntax error: found “super”, expected a statement or a declaration.",
  ],
  [
    "abstract method with parentheses missing",
    "abstract class A {\n  abstract int f;\n  abstract int g()\n  int x;\n}\n",
    "3:19 `` syntax: Syntax error: found “int”, expected “{” or “;”.",
  ],
  [
    "record without parentheses",
    "record A {\n  int f() { return 1; }\n}\n",
    "1:9 `` syntax: Syntax error: found “{”, expected “(”.",
  ],
  [
    "interface with a constructor brace",
    "interface A {\n  int f()\n  int g();\n}\n",
    "2:10 `` syntax: Syntax error: found “int”, expected “{” or “;”.",
  ],
  [
    "double else",
    "class A {\n  void m(int n) {\n    if (n > 0) n--;\n    else n++;\n    else n = 0;\n  }\n}\n",
    "5:5 `else` syntax: Syntax error: found “else”, expected an “if” before it, closed with a statement or a block.",
  ],
  [
    "missing block of do",
    "class A {\n  void m(int n) {\n    do n--; n++; while (n > 0);\n  }\n}\n",
    "3:12 `` syntax: Syntax error: found “n”, expected “while”.",
  ],
  [
    "switch arrow mixed",
    "class A {\n  void m(int n) {\n    int x = switch (n) {\n      case 1 -> 2\n      default -> 3;\n    };\n  }\n}\n",
    "4:18 `` syntax: Syntax error: found “default”, expected “;”.",
  ],
  [
    "throws without a name",
    "class A {\n  void m() throws {\n  }\n}\n",
    "2:19 `{` syntax: Syntax error: found “{”, expected a type.",
  ],
  [
    "annotation without a name",
    "class A {\n  @ void m() {\n  }\n}\n",
    "2:5 `void` syntax: Syntax error: found “void”, expected a name.",
  ],
];

test.each(MISTAKES)("%s", async (_mistake, source, said) => {
  const [first] = await errorsOf(source);
  expect(first).toBe(said);
});
