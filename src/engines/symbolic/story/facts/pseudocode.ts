import { definePseudocode } from "../../../../trace/index.ts";
import type { RecordedRule } from "./vocabulary.ts";

/** Sec. 5 (the engine and `enum`), and the rules of Fig. 5. Expressions have no effect, so one line says what they are. */
export const { lines, pseudocode } = definePseudocode({
  Execute: {
    start: [0, "*agenda* ← {⟨Σ, Δ~pre~σ, *s*~0~, *pc*~0~, *ι*~0~⟩}"],
    loop: [0, "#while# *agenda* ≠ {} #do#"],
    take: [1, "take ⟨Σ, Δ, *s*, *pc*, *ι*⟩ off *agenda*"],
    access: [1, "#if# *ι* accesses *v* #then# *agenda* ← *agenda* ∪ @enum@(*v*, Δ, *s*)"],
    step: [1, "#else# @apply@ the rule of *ι*; put each configuration after it"],
    infeasible: [1, "#if# Δ is unsatisfiable #then# close the path"],
    bound: [1, "#if# a bound is reached #then# cut the path off"],
    end: [1, "#if# *ι* is the end #then# Δ ← Δ ∗ *garbage*"],
    test: [2, "#if# Δ has a model #then# it is a test input"],
  },
  enum: {
    scenario1: [0, "#if# Δ ⇒ *v* = null #or# Δ ⇒ *v* ↦ _ #then#"],
    null1: [1, "#return# {Δ}"],
    scenario2: [0, "#if# no *P*(*w*) ∈ Δ with Δ ⇒ *v* ∈ *w* #then#"],
    null2: [1, "#return# {Δ ∧ *v* = null,"],
    fresh: [2, "Δ ∗ *v* ↦ *c*(fresh),"],
    existing: [2, "Δ ∧ *v* = *l* for each *l* ↦ *c*(…) ∈ Δ}"],
    scenario3: [0, "#else#"],
    unfold: [1, "#return# {Δ with Δ~j~ for *P*(*w*) | Δ~j~ ∈ *SV*}"],
  },
  "Fig. 5": {
    "S-CONST": [0, "[S-CONST] *k* ⇓ *k*, null ⇓ null"],
    "S-VAR": [0, "[S-VAR] *v* ⇓ *s*(*v*)"],
    "S-UNOP": [0, "[S-UNOP] *op e* ⇓ *op* π"],
    "S-BINOP": [0, "[S-BINOP] *e*~1~ *op e*~2~ ⇓ π~1~ *op* π~2~"],
    "S-LOAD": [0, "[S-LOAD] *v*.*f*~i~ ⇓ *s*(*v*~i~) if *s*(*v*) ↦ *c*(*v*~1~..*v*~n~) ∈ Δ"],
    "S-ASSIGN": [0, "[S-ASSIGN] *v* := *e*: *s′* = *s*[*v* ← π]"],
    "S-STORE": [0, "[S-STORE] *v*.*f*~i~ := *e*: *s′* = *s*[*v*~i~ ← π]"],
    "S-NEW": [0, "[S-NEW] *v* := #new# *c*(…): Δ′ ≡ Δ ∗ *l′* ↦ *c*(…), *s′* = *s*[*v* ← *l′*]"],
    "S-FREE": [0, "[S-FREE] #free# *v*: *l* ↦ *c*(…) leaves Δ, *garbage* keeps it"],
    "S-GOTO": [0, "[S-GOTO] #goto# *k*: *pc′* = *k*"],
    "S-ASSERT": [0, "[S-ASSERT] #assert# *e*: Δ′ ≡ Δ ∧ π"],
    "S-TCOND": [0, "[S-TCOND] #if# *e*~0~ then *k*~1~: Δ′ ≡ Δ ∧ π~0~, *pc′* = *k*~1~"],
    "S-FCOND": [0, "[S-FCOND] #if# *e*~0~ else *k*~2~: Δ′ ≡ Δ ∧ ¬π~0~, *pc′* = *k*~2~"],
    "S-CALL": [0, "[S-CALL] *v* := *m*(*e*~1~..*e*~n~): a new *s* with the parameters", "extension"],
    "S-RETURN": [0, "[S-RETURN] #return# *e*: the caller's *s*[*v* ← π]", "extension"],
    "S-THROW": [0, "[S-THROW] #throw# *e*: on to a handler, or the end", "extension"],
  },
});

/** The line that carries out a rule: most have one of their own. */
export const lineOfRule: Readonly<Record<RecordedRule, number>> = {
  ...lines,
  enum: lines.access,
  "enum-2": lines.scenario2,
  "enum-3": lines.unfold,
  check: lines.step,
  agenda: lines.take,
  solve: lines.infeasible,
  "cut-off": lines.bound,
  unknown: lines.bound,
  coverage: lines.loop,
};
