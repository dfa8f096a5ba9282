import { CALL_MESSAGES as javaCallsEnglish } from "../../java/messages/calls.ts";
import { CHECK_MESSAGES as javaCheckEnglish } from "../../java/messages/check.ts";
import { DEADLOCK_MESSAGES as javaDeadlockEnglish } from "../../java/messages/deadlock.ts";
import {
  FOUND as javaExpectations1English,
  EXPECTED as javaExpectations2English,
} from "../../java/messages/expectations.ts";
import { EXPECTED_TYPES as javaExpectedTypesEnglish } from "../../java/messages/expected-types.ts";
import { INHERITANCE_MESSAGES as javaInheritanceEnglish } from "../../java/messages/inheritance.ts";
import { LITERAL_MESSAGES as javaLiteralsEnglish } from "../../java/messages/literals.ts";
import { MODIFIED as javaModifiedEnglish } from "../../java/messages/modified.ts";
import { NOTE_MESSAGES as javaNotesEnglish } from "../../java/messages/notes.ts";
import { SYNTAX_MESSAGES as javaSyntaxEnglish } from "../../java/messages/syntax.ts";
import { TYPE_MESSAGES as javaTypesEnglish } from "../../java/messages/types.ts";
import { UNSUPPORTED_MESSAGES as javaUnsupportedEnglish } from "../../java/messages/unsupported.ts";
import { pairsOf } from "../pairs.ts";
import { coreTexts } from "./core.ts";
import { zh as javaCalls } from "./java/calls.ts";
import { zh as javaCheck } from "./java/check.ts";
import { zh as javaDeadlock } from "./java/deadlock.ts";
import { zhFound as javaExpectations1, zhExpected as javaExpectations2 } from "./java/expectations.ts";
import { zh as javaExpectedTypes } from "./java/expected-types.ts";
import { zh as javaInheritance } from "./java/inheritance.ts";
import { zh as javaLiterals } from "./java/literals.ts";
import { zh as javaModified } from "./java/modified.ts";
import { zh as javaNotes } from "./java/notes.ts";
import { zh as javaSyntax } from "./java/syntax.ts";
import { zh as javaTypes } from "./java/types.ts";
import { zh as javaUnsupported } from "./java/unsupported.ts";

/** What a worker says, by the English texts. */
export const texts: ReadonlyMap<string, string> = new Map([
  ...coreTexts,
  ...pairsOf(javaCallsEnglish, javaCalls),
  ...pairsOf(javaCheckEnglish, javaCheck),
  ...pairsOf(javaDeadlockEnglish, javaDeadlock),
  ...pairsOf(javaExpectations1English, javaExpectations1),
  ...pairsOf(javaExpectations2English, javaExpectations2),
  ...pairsOf(javaExpectedTypesEnglish, javaExpectedTypes),
  ...pairsOf(javaInheritanceEnglish, javaInheritance),
  ...pairsOf(javaLiteralsEnglish, javaLiterals),
  ...pairsOf(javaModifiedEnglish, javaModified),
  ...pairsOf(javaNotesEnglish, javaNotes),
  ...pairsOf(javaSyntaxEnglish, javaSyntax),
  ...pairsOf(javaTypesEnglish, javaTypes),
  ...pairsOf(javaUnsupportedEnglish, javaUnsupported),
]);
