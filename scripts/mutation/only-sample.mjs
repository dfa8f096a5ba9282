// A plugin of Stryker: of all mutants it lets only those pass that are drawn. Stryker reads samples from no option.
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { keyOf } from "./sample.mjs";

const drawn = new Set(JSON.parse(process.env["FIXSCOPE_MUTANTS"] ?? "[]"));

class OnlySample {
  async init() {}

  /** @param {readonly import("@stryker-mutator/api/core").Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly import("@stryker-mutator/api/core").Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, outcomeOf(mutant)]));
  }
}

/** @param {import("@stryker-mutator/api/core").Mutant} mutant */
function outcomeOf(mutant) {
  if (drawn.has(keyOf(mutant, process.cwd()))) return { status: CheckStatus.Passed };
  return { status: CheckStatus.CompileError, reason: "not drawn" };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "only-sample", /** @type {any} */ (OnlySample))];
