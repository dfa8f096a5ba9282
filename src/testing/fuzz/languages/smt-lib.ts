import type { FuzzedLanguage } from "./language.ts";

const header = `(set-logic QF_SHLS) ; a comment
(declare-sort Ref 0)
(declare-datatypes ((Node 0)) (((node (next Ref) (|the key| Int)))))
(declare-heap (Ref Node))
(declare-const x Ref)
(declare-fun y () Ref)
(declare-const k Int)
(declare-const b Bool)
`;

/** SMT-LIB with heaps. */
export const smtLib: FuzzedLanguage = {
  extension: ".smt2",
  commands: ["sat", "lfp", "trace separation"],
  grammar: {
    start: [
      `${header}$define(assert $heap)\n(check-sat)\n`,
      `${header}$define$command*(assert $body)\n$command*(check-sat)\n(exit)`,
    ],
    define: [
      `(define-fun-rec ls ((in Ref) (out Ref)) Bool
  (or (and (= in out) (_ emp Ref Node)) (exists ((u Ref)) (sep (pto in (node u 0)) (ls u out)))))\n`,
      "(define-fun-rec ls ((x Ref) (y Ref)) Bool (or (and (= x y) (_ emp Ref Node)) $body))\n",
      `(define-funs-rec ((ls ((x Ref) (y Ref)) Bool) (ev ((x Ref) (y Ref)) Bool))
  ((or (_ emp Ref Node) $body) (exists ((u Ref)) (sep (pto x (node u 1)) (ls u y)))))\n`,
    ],
    body: [
      "(exists ((u Ref) (j Int)) (sep (pto x (node u j)) (ls u y)))",
      "(exists ((u Ref)) (and $heap $pure))",
      "(and $heap $pure $pure)",
      "$heap",
    ],
    command: [
      "(assert $pure)\n",
      "(assert (not $pure))\n",
      "(set-info :status sat)\n",
      "(declare-const z@ Ref)\n",
      "(declare-sort S@ 0)\n",
      "(declare-const |a b@| Int)\n",
    ],
    heap: [
      "(_ emp Ref Node)",
      "(pto $ref (node $ref 7))",
      "(pto x (node y (+ 1 2)))",
      "(ls $ref $ref)",
      "(sep $heap $heap)",
      "(sep $heap $heap $heap)",
    ],
    pure: [
      "(= x y)",
      "(distinct $ref $ref $ref)",
      "(< $int $int)",
      "(= $int $int)",
      "(not $pure)",
      "(and $pure $pure)",
      "(or $pure $pure)",
      "true",
    ],
    ref: ["x", "y", "nil", "(as nil Ref)"],
    int: ["1", "(+ $int $int)", "(* 2 $int)", "(- $int)", "99999999999999999999"],
  },
  nests: [
    ["(", ")"],
    ["(not ", ")"],
    ["(and ", " true)"],
    ["(or (= x y) ", ")"],
    ["(sep (pto x (node y k)) ", ")"],
    ["(+ 1 ", ")"],
    ["(exists ((u Ref)) ", ")"],
    ["(let ((v x)) ", ")"],
    ["(check-sat)\n", ""],
    ["|", "|"],
  ],
};
