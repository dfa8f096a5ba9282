import { Budget, failure, type InputFile, type Result, readText } from "../../../kernel/index.ts";
import { say } from "../messages/say.ts";
import { parsePushdownJson } from "./json-format.ts";
import { enteredLocations, type PushdownProblem } from "./problem.ts";
import { parsePushdownText } from "./text-format.ts";

/** Reads a pushdown system: JSON when the name ends in `.json`, else the text form. */
export function readPushdown(file: InputFile, budget = Budget.unlimited): Result<PushdownProblem> {
  const parse = file.name.endsWith(".json") ? parsePushdownJson : parsePushdownText;
  const parsed = readText(file.text, budget, () => parse(file.name, file.text, budget));
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
