import type { InputFile } from "../../kernel/index.ts";

/** A program that every analysis of Java has something to say of. */
export const JAVA: readonly InputFile[] = [
  {
    name: "A.java",
    text: `class A {
  Object f;
  static int sign(int i) { if (i > 0) return 1; return 0; }
  static A make() { return new A(); }
  public static void main(String[] args) {
    A a = make();
    A b = make();
    a.f = new Object();
    Object x = b.f;
    int s = Symbolic.integer();
    if (sign(s) > 0) System.out.println("positive");
  }
}`,
  },
];
const LISTS: readonly InputFile[] = [
  {
    name: "A.sl",
    text: "data node { node next; }\npred ls(node x) == emp & x = null \\/ exists n. x -> node(n) * ls(n);\ncheck ls(x) & x != null;",
  },
];
const PUSHDOWN: readonly InputFile[] = [
  { name: "a.pds", text: "start <p, a>\n<p, a> -> <p, b a> [any]\n<p, b> -> <p, >" },
];

/** A request for each command; those of one engine have its files. */
export const REQUESTS: Readonly<
  Record<string, readonly [files: readonly InputFile[], options?: Record<string, unknown>]>
> = {
  pta: [JAVA, { context: "1-obj" }],
  table: [JAVA],
  "why-not": [JAVA, { fact: "o8 ∈ pt([]:x)" }],
  blame: [JAVA, { fact: "o8 ∈ pt([]:x)" }],
  "blame-methods": [JAVA],
  "what-if": [JAVA, { without: "5" }],
  sound: [JAVA],
  ra: [JAVA],
  "why-not-relevancy": [JAVA, { fact: "ra(a, A.main(String[])) = any" }],
  "blame-relevancy": [JAVA, { fact: "ra(i, A.sign(int)) = any" }],
  flow: [JAVA, { analysis: "constants" }],
  "why-not-flow": [JAVA, { fact: "s = 1" }],
  "what-if-flow": [JAVA],
  "sound-flow": [JAVA, { analysis: "constants" }],
  post: [PUSHDOWN],
  pre: [PUSHDOWN],
  "why-not-pushdown": [PUSHDOWN, { fact: "<p, b>" }],
  "what-if-pushdown": [PUSHDOWN],
  lfp: [LISTS],
  sat: [LISTS],
  "why-not-lfp": [LISTS, { fact: "A(ls) ∋ x = null" }],
  "what-if-lfp": [LISTS, { without: "abs" }],
  tests: [JAVA, { method: "sign", symbolic: "i" }],
  "why-not-tests": [JAVA, { method: "sign", fact: "3T" }],
  instrument: [JAVA, { table: true }],
};
