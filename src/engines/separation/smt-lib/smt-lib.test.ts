import { expect, test } from "vitest";
import { describe } from "../../../kernel/index.ts";
import { decideAll } from "../decide-all.ts";
import { readSmtLib } from "./index.ts";

function verdictOf(text: string): string {
  const read = readSmtLib("a.smt2", text);
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  return decideAll(read.value, () => false)
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
] as const;

test.each(cases)("%s is %s", (assertion, verdict) => {
  expect(verdictOf(`${header}${assertion}\n(check-sat)\n(exit)`)).toBe(verdict);
});

test("what cannot be read has a place", () => {
  const broken = readSmtLib("a.smt2", `${header}(assert (ls x y)`);
  expect(!broken.ok && broken.errors[0]).toMatchObject({ kind: "syntax", span: { start: { line: 18, column: 1 } } });
  const unknown = readSmtLib("a.smt2", `${header}(assert (ls x z))`);
  expect(!unknown.ok && unknown.errors[0]).toMatchObject({ kind: "unknown-name", name: "z" });
});
