import { type Result, success } from "../../../../kernel/index.ts";
import type { Finding } from "../../../../options/index.ts";
import { say } from "../../messages/say.ts";
import { type OwnAnalysis, readAnalysis } from "./own-analysis.ts";
import type { OwnSets } from "./own-sets.ts";
import type { OwnValues } from "./own-values.ts";
import { claimsOf, isObservable } from "./set-language.ts";
import { notMonotone } from "./set-laws.ts";
import { brokenValueLaws, heightOf, isAllTried } from "./value-laws.ts";

/** After how many nodes a run ends that nothing says the end of. */
export const MOST_NODES = 20_000;

/** What is found out about a definition before it runs. */
interface Findings {
  readonly all: readonly Finding[];
  /** Whether a run is known to come to an end by itself. */
  readonly ends: boolean;
}

/** The mistakes in a definition, or what holds of the analysis. */
export function checkAnalysis(text: string): Result<readonly Finding[]> {
  const read = readAnalysis(text);
  return read.ok ? success(findingsOn(read.value).all) : read;
}

/** The properties of an analysis that hold for every program. */
export function findingsOn(own: OwnAnalysis): Findings {
  return own.kind === "sets" ? ofSets(own.sets) : ofValues(own.values);
}

function ofSets(sets: OwnSets): Findings {
  const { name, dependsOnInput } = sets;
  const broken = dependsOnInput ? notMonotone(sets) : undefined;
  const holds = dependsOnInput ? say("own.monotoneTried", { name, limit: MOST_NODES }) : say("own.genKill", { name });
  return {
    all: [{ text: broken ?? holds, isGood: broken === undefined }, ...claimOf(sets)],
    // What is tried is no proof: other statements may have other functions.
    ends: !dependsOnInput,
  };
}

/** What an execution can show of the sets. */
function claimOf({ name, claim, family, meetSymbol }: OwnSets): readonly Finding[] {
  if (claim === undefined) return [{ text: say("own.noClaim", { name }), isGood: true }];
  if (!isObservable(family, claim)) {
    const known = claimsOf[family].join(", ");
    return [{ text: say("own.otherClaim", { claim, family, known }), isGood: false }];
  }
  const contradiction = meetSymbol === "∪" ? say("own.may") : say("own.must");
  return [say(`own.claim.${claim}`), contradiction].map((text) => ({ text, isGood: true }));
}

function ofValues(values: OwnValues): Findings {
  const { name } = values;
  const broken = brokenValueLaws(values);
  const laws: readonly Finding[] =
    broken.length > 0
      ? broken.map((law) => ({ text: say("own.broken", { name, law }), isGood: false }))
      : [{ text: isAllTried(values) ? say("own.laws", { name }) : say("own.lawsTried", { name }), isGood: true }];
  const isFinite = isAllTried(values) && broken.length === 0;
  const height: Finding = isFinite
    ? { text: say("own.height", { height: heightOf(values) }), isGood: true }
    : { text: say("own.noHeight", { limit: MOST_NODES }), isGood: false };
  return { all: [...laws, height], ends: isFinite };
}
