import { definePseudocode, withParts } from "../../../../trace/index.ts";
import type { Part } from "../../algorithm/least-fixed-point/parts.ts";

/** Algorithm 1 (procedure LFP), whose lines are numbered as in the paper; the base pairs of satisfiability; formulas. */
export const { lines, pseudocode } = definePseudocode({
  LFP: {
    initialize: [0, "*SV*~i~ ← {*P*~i~(*t*~i~)}; *A*~i~ ← false"],
    loop: [0, "#while# true #do#"],
    empty: [1, "*SV′*~i~ ← {}"],
    eachPredicate: [1, "#foreach# *i* ∈ {1..*N*} #do#"],
    eachDisjunct: [2, "#foreach# Δ~j~ ∈ *SV*~i~ #do#"],
    unfold: [3, "*SV′*~i~ ← *SV′*~i~ ∪ @unfold@(Δ~j~)"],
    abstract: [2, "*A′*~i~ ← ∨ {∃*w*. @abs@(Π(*κ ∧ α, t*~i~), *t*~i~) | (∃*w*. *κ ∧ α ∧ φ*) ∈ *SV′*~i~}"],
    ifImplied: [1, "#if# ∀*i*. *A′*~i~ ⇒ *A*~i~ #then#"],
    return: [2, "#return# *SV*"],
    else: [1, "#else#"],
    replace: [2, "*SV*~i~ ← *SV′*~i~; *A*~i~ ← *A′*~i~"],
  },
  BasePairs: {
    base: [0, "*base*(*P*) ← {}; #repeat#", "extension"],
    eachRule: [1, "#foreach# rule *P*(*t*) ≡ ∃*z*. *κ* ∗ *P*~1~(*w*~1~) ∗ … ∧ *α* #do#", "extension"],
    eachChoice: [2, "#foreach# choice (*V*~j~, Π~j~) ∈ *base*(*P*~j~)[*w*~j~] #do#", "extension"],
    close: [3, "*E* ← *α* ∧ Π~1~ ∧ … with all roots distinct and not null", "extension"],
    add: [3, "#if# *E* is consistent #then# add (*V*, *E*) projected to *t*", "extension"],
  },
  Satisfiable: {
    eachCheck: [0, "#foreach# check Δ ≡ ∃*z*. *κ* ∗ *P*~1~(*w*~1~) ∗ … ∧ *α* ∧ *φ* #do#", "extension"],
    noChoice: [1, "#if# no choice (*V*~j~, Π~j~) ∈ *base*(*P*~j~)[*w*~j~] is consistent with *α* and *φ*", "extension"],
    unsat: [2, "#then# Δ is unsatisfiable", "extension"],
    expand: [1, "#foreach# *P*~j~(*w*~j~) #do# put the rule of its pair in its place, and so on", "extension"],
    sat: [1, "one address for each class of references: a model", "extension"],
  },
});

/** The lines that can be left out. */
const partOfLine: ReadonlyMap<number, Part> = new Map([[lines.abstract, "abs"]]);

/** Algorithm 1 with the lines that can be left out marked. */
export const markedPseudocode = withParts(pseudocode, (line) => partOfLine.get(line));
