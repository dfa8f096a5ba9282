import { catalog } from "../../../../kernel/index.ts";

/** Why a fact is not there. */
export const whyNot = catalog("uiWhyNot", {
  "whyNot.open": "Why is a fact not there?",
  "whyNot.title": "Why not?",
  "whyNot.fact": "A fact that is not there",
  "whyNot.placeholder": "as the tables write it: {example}",
  "whyNot.ask": "Ask",
  "whyNot.close": "Close",
  "whyNot.suggestions": "Facts that are not there",
  "whyNot.asking": "Looking …",
  "whyNot.holds": "`{fact}` is there.",
  "whyNot.none": "No rule of this program could give it.",
  "whyNot.attempt": "{rule}, line {line, number}",
  "whyNot.lacks": "missing: {fact}",
  "whyNot.there": "there: {fact}",
  "whyNot.instead": "instead: {fact}",
  "whyNot.above": "missing above, too: it would rest on itself",
  "whyNot.cut": "ask about it to see what it lacks",
  "whyNot.again": "Ask why {fact} is not there",
  "whyNot.partial": "A limit ended the run: the fact may still come.",
});
