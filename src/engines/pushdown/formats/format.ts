import { Budget, failure, type InputFile, type Result, readText, success } from "../../../kernel/index.ts";
import type { RawOptions } from "../../../options/index.ts";
import {
  type AnySemiring,
  isSemiringDefinition,
  readSemiring,
  semiringOf,
  semirings,
} from "../algorithm/semirings/index.ts";
import { say } from "../messages/say.ts";
import { parsePushdownJson } from "./json-format.ts";
import { enteredLocations, type PushdownProblem } from "./problem.ts";
import { parsePushdownText } from "./text-format.ts";

/**
 * Reads a pushdown system: JSON when the name ends in `.json`, else the text form. The option `semiring`, a name or a
 * definition, takes the place of what the text says.
 */
export function readPushdown(
  file: InputFile,
  budget = Budget.unlimited,
  { semiring: given }: RawOptions = {},
): Result<PushdownProblem> {
  const parse = file.name.endsWith(".json") ? parsePushdownJson : parsePushdownText;
  const semiring = typeof given === "string" ? semiringGiven(given) : success(undefined);
  if (!semiring.ok) return semiring;
  const parsed = readText(file.text, budget, () => parse(file.name, file.text, budget, semiring.value));
  if (!parsed.ok) return parsed;
  const [entered] = enteredLocations(parsed.value);
  if (entered === undefined) return parsed;
  const line = { line: 1, column: 1 };
  return failure({
    kind: "ill-formed",
    span: { file: file.name, start: line, end: line },
    problem: say("format.entered", { location: entered }),
    remedy: say("format.entered.remedy"),
  });
}

function semiringGiven(given: string): Result<AnySemiring> {
  if (isSemiringDefinition(given)) {
    // Places name the option.
    const read = readSemiring("semiring", given);
    return read.ok ? success(read.value as AnySemiring) : read;
  }
  const named = semiringOf(given);
  if (named !== undefined) return success(named);
  const expected = say("semiring.expected", { names: semirings.map(({ name }) => name).join(", ") });
  return failure({ kind: "bad-option", option: "semiring", value: given, expected });
}
