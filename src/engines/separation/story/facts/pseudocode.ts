import { pseudocodeLine as line, type Procedure } from "../../../../trace/index.ts";

/** The lines of Algorithm 1 by what they do; the numbers are the paper's, less one. */
export const lines = {
  initialize: 0,
  loop: 1,
  empty: 2,
  eachPredicate: 3,
  eachDisjunct: 4,
  unfold: 5,
  abstract: 6,
  ifImplied: 7,
  return: 8,
  else: 9,
  replace: 10,
  base: 11,
  eachRule: 12,
  eachChoice: 13,
  close: 14,
  add: 15,
  eachCheck: 16,
  noChoice: 17,
  unsat: 18,
  expand: 19,
  sat: 20,
} as const;

export const procedureNumbers = { LFP: 0, BasePairs: 1, Satisfiable: 2 } as const;

/** Algorithm 1 (procedure LFP), and the base pairs of satisfiability. */
export const pseudocode: readonly Procedure[] = [
  {
    name: "LFP",
    lines: [
      line(lines.initialize, 0, "*SV*~i~ ← {*P*~i~(*t*~i~)}; *A*~i~ ← false"),
      line(lines.loop, 0, "#while# true #do#"),
      line(lines.empty, 1, "*SV′*~i~ ← {}"),
      line(lines.eachPredicate, 1, "#foreach# *i* ∈ {1..*N*} #do#"),
      line(lines.eachDisjunct, 2, "#foreach# Δ~j~ ∈ *SV*~i~ #do#"),
      line(lines.unfold, 3, "*SV′*~i~ ← *SV′*~i~ ∪ @unfold@(Δ~j~)"),
      line(lines.abstract, 2, "*A′*~i~ ← ∨ {∃*w*. @abs@(Π(*κ ∧ α, t*~i~), *t*~i~) | (∃*w*. *κ ∧ α ∧ φ*) ∈ *SV′*~i~}"),
      line(lines.ifImplied, 1, "#if# ∀*i*. *A′*~i~ ⇒ *A*~i~ #then#"),
      line(lines.return, 2, "#return# *SV*"),
      line(lines.else, 1, "#else#"),
      line(lines.replace, 2, "*SV*~i~ ← *SV′*~i~; *A*~i~ ← *A′*~i~"),
    ],
  },
  {
    name: "BasePairs",
    lines: [
      line(lines.base, 0, "*base*(*P*) ← {}; #repeat#", true),
      line(lines.eachRule, 1, "#foreach# rule *P*(*t*) ≡ ∃*z*. *κ* ∗ *P*~1~(*w*~1~) ∗ … ∧ *α* #do#", true),
      line(lines.eachChoice, 2, "#foreach# choice (*V*~j~, Π~j~) ∈ *base*(*P*~j~)[*w*~j~] #do#", true),
      line(lines.close, 3, "*E* ← *α* ∧ Π~1~ ∧ … with all roots distinct and not null", true),
      line(lines.add, 3, "#if# *E* is consistent #then# add (*V*, *E*) projected to *t*", true),
    ],
  },
  {
    name: "Satisfiable",
    lines: [
      line(lines.eachCheck, 0, "#foreach# check Δ ≡ ∃*z*. *κ* ∗ *P*~1~(*w*~1~) ∗ … ∧ *α* ∧ *φ* #do#", true),
      line(
        lines.noChoice,
        1,
        "#if# no choice (*V*~j~, Π~j~) ∈ *base*(*P*~j~)[*w*~j~] is consistent with *α* and *φ*",
        true,
      ),
      line(lines.unsat, 2, "#then# Δ is unsatisfiable", true),
      line(lines.expand, 1, "#foreach# *P*~j~(*w*~j~) #do# put the rule of its pair in its place, and so on", true),
      line(lines.sat, 1, "one address for each class of references: a model", true),
    ],
  },
];
