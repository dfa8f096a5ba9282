import { expect, test } from "vitest";
import { Budget, describe, placeOf } from "../../../../kernel/index.ts";
import { decideAll } from "../satisfiability/decide-all.ts";
import { readSmtLib } from "./index.ts";

function verdictOf(text: string): string {
  const read = readSmtLib("a.smt2", text);
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  return decideAll(read.value, Budget.unlimited)
    .map(({ verdict }) => verdict)
    .join();
}

const header = `(set-logic QF_SHLS) ; a comment
(set-info :status sat)
(declare-sort RefLs 0)
(declare-sort RefTree 0)
(declare-datatypes ((Ls 0) (Tree 0)) (((c_Ls (next RefLs))) ((c_Tree (left RefTree) (right RefTree) (|the key| Int)))))
(declare-heap (RefLs Ls) (RefTree Tree))
(define-fun-rec ls ((in RefLs) (out RefLs)) Bool
  (or (and (= in out) (_ emp RefLs Ls))
      (exists ((u RefLs)) (and (distinct in out) (sep (pto in (c_Ls u)) (ls u out))))))
(define-funs-rec ((even ((x RefLs)) Bool) (odd ((x RefLs)) Bool))
  ((or (and (_ emp RefLs Ls) (= x (as nil RefLs))) (exists ((u RefLs)) (sep (pto x (c_Ls u)) (odd u))))
   (exists ((u RefLs)) (sep (pto x (c_Ls u)) (even u)))))
(check-sat)
(declare-const x RefLs)
(declare-const y RefLs)
(declare-fun t () RefTree)
(declare-const k Int)
`;

const cases = [
  ["(assert (sep (ls x y) (pto y (c_Ls x))))", "sat"],
  ["(assert (sep (ls x y) (pto y (c_Ls x))))\n(assert (distinct x x))", "unsat"],
  ["(assert (and (sep (pto x (c_Ls y)) (pto y (c_Ls x))) (= x y)))", "unsat"],
  ["(assert (and (even x) (= x nil)))", "sat"],
  ["(assert (and (odd x) (= x (as nil RefLs))))", "unsat"],
  ["(assert (and (pto t (c_Tree t (as nil RefTree) k)) (> (+ k 1) (* 2 k)) (>= k 1)))", "unsat"],
  ["(assert (and (pto t (c_Tree t (as nil RefTree) k)) (not (= k 0))))", "sat"],
  ["(assert (not (or (= x y) (= k 1))))\n(assert (= k 1))", "unsat"],
  ["(assert (distinct x nil))\n(assert (pto x (c_Ls y)))\n(check-sat)(exit)\n(assert false)", "sat"],
  ["(assert (and true (= x y) (pto x (c_Ls y))))", "sat"],
  ["(assert (and (= x y) false))", "unsat"],
  ["(declare-const b Bool)\n(assert b)\n(assert (not b))", "unsat"],
] as const;

test.each(cases)("%s is %s", (assertion, verdict) => {
  expect(verdictOf(`${header}${assertion}\n(check-sat)\n(exit)`)).toBe(verdict);
});

test("a script that asks before its assertion, and not again, asks for the assertion", () => {
  const assertion = "(assert (sep (pto x (c_Ls y)) (pto x (c_Ls y))))";
  expect(verdictOf(`${header}${assertion}`)).toBe("unsat");
  expect(verdictOf(`${header.replace("(check-sat)", "(check-unsat)")}${assertion}`)).toBe("unsat");
});

const nested = (head: string): string => `${`(${head} `.repeat(20_000)}true${")".repeat(20_000)}`;
const refused = [
  ["a heap that is described twice", "(assert (and (pto x (c_Ls y)) (pto x (c_Ls y))))", "ill-formed"],
  ["a heap that is described by two assertions", "(assert (ls x y))\n(assert (ls x y))", "ill-formed"],
  ["a quantifier without a formula", "(assert (exists ((u RefLs))))", "unsupported-syntax"],
  ["an assertion of two formulas", "(assert (= x y) (= y x))", "ill-formed"],
  ["nil in a function that does not exist", "(assert (= x (of nil RefLs)))", "unknown-name"],
  ["a sort that is not declared", "(declare-const w Foo)", "ill-formed"],
  ["a constant that is declared twice", "(declare-const x RefTree)", "duplicate-name"],
  ["a function", "(declare-fun f (RefLs) RefLs)", "ill-formed"],
  ["a second constructor", "(declare-datatypes ((O 0)) (((none) (some (v Int)))))", "ill-formed"],
  ["a string without an end", '(set-info :source "abc)', "syntax"],
  ["a symbol without an end", "(assert (= |x y))", "syntax"],
  ["what is nested very deeply", `(assert ${nested("and")})`, "syntax"],
  [
    "what makes too many cases",
    Array.from({ length: 25 }, (_, i) => `(assert (or (= x y) (= k ${i})))`).join("\n"),
    "ill-formed",
  ],
] as const;

test.each(refused)("%s is an error with its place", (_, text, kind) => {
  const read = readSmtLib("a.smt2", `${header}${text}\n(check-sat)`);
  expect(!read.ok && read.errors[0]).toMatchObject({ kind, span: { start: { line: expect.any(Number) } } });
  expect(!read.ok && read.errors[0] && placeOf(read.errors[0])?.start.line).toBeGreaterThan(17);
});

test("what cannot be read has a place", () => {
  const broken = readSmtLib("a.smt2", `${header}(assert (ls x y)`);
  expect(!broken.ok && broken.errors[0]).toMatchObject({
    kind: "syntax",
    span: { start: { line: 18, column: 1 } },
    expected: "“)” for this “(”",
  });
  const unknown = readSmtLib("a.smt2", `${header}(assert (ls x z))`);
  expect(!unknown.ok && unknown.errors[0]).toMatchObject({ kind: "unknown-name", name: "z" });
});
