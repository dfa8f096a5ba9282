import type { CommandHost, WhyNotAnswer } from "../../engine-kit/index.ts";
import { parseTestsOptions, readUnit, whyNot } from "../../engines/symbolic/index.ts";
import type { Completeness, InputFile, Result } from "../../kernel/index.ts";
import type { RawOptions } from "../../options/index.ts";
import { chooseInputs } from "./symbolic-choice.ts";

/** Reads the program and the options of a question about tests; relevancy may choose the symbolic inputs. */
export async function whyNotTests(
  host: CommandHost,
  files: readonly InputFile[],
  fact: string,
  raw: RawOptions,
): Promise<Result<WhyNotAnswer & Completeness>> {
  const unit = readUnit(files, host.compile, host.budget.forReading());
  if (!unit.ok) return unit;
  const choice = await chooseInputs(host, files, unit.value, raw);
  if (!choice.ok) return choice;
  const options = parseTestsOptions({ ...raw, symbolic: choice.value.symbolic });
  return options.ok ? whyNot(unit.value, options.value, fact, host.budget) : options;
}
