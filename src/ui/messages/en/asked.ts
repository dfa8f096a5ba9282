import { derived } from "./derived.ts";
import { statements } from "./drawings/statements.ts";
import { figures } from "./figures.ts";
import { blame } from "./learning/blame.ts";
import { own } from "./learning/own.ts";
import { solving } from "./learning/solving.ts";
import { whatIf } from "./learning/what-if.ts";
import { whyNot } from "./learning/why-not.ts";

/** Texts for questions, figures, derived programs, definitions and moves of the reader; fetched with the first of these parts. */
export const asked = [derived, figures, blame, own, solving, statements, whatIf, whyNot] as const;
