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
    "1:32 `lenght` unknown-name: There is no method “lenght” here. Did you mean “length”?",
  ],
  [
    "class A { void m() { System.out.printn(1); } }",
    "1:33 `printn` unknown-name: There is no method “printn” here. Did you mean “print”?",
  ],
  [
    "import java.util.ArrayLst; class A {}",
    "1:1 `import java.util.ArrayLst;` unknown-name: There is no class “java.util.ArrayLst” here. Did you mean “java.util.ArrayList”?",
  ],
  [
    "import java.utl.List; class A {}",
    "1:1 `import java.utl.List;` unknown-name: There is no class “java.utl.List” here. Did you mean “java.util.List”?",
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
