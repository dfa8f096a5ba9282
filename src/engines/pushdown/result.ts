import { Budget } from "../../kernel/index.ts";
import type { PAutomaton } from "./algorithm/p-automaton.ts";
import type { Top } from "./algorithm/read-out.ts";

/** What `fixscope post` and `fixscope pre` print. ε and the empty stack are the empty symbol. */
export interface PushdownResult {
  readonly semiring: string;
  readonly transitions: readonly {
    readonly from: string;
    readonly symbol: string;
    readonly to: string;
    readonly weight?: unknown;
  }[];
  /** For each reachable control location and top symbol, the ⊕ over all configurations with that top. */
  readonly tops: readonly { readonly state: string; readonly symbol: string; readonly weight?: unknown }[];
  readonly final: readonly string[];
  /** What was found out about a semiring that the input defines. */
  readonly notes?: readonly string[];
  readonly metrics: {
    readonly rules: number;
    readonly transitions: number;
    readonly takes: number;
    readonly steps: number;
  };
}

/** The result in an automaton, saturated or not, with what was read out of it: as much of it as there is time for. */
export function resultOf(
  automaton: PAutomaton<unknown>,
  found: readonly Top<unknown>[],
  effort: { readonly takes: number; readonly steps: number },
  budget = Budget.unlimited,
): PushdownResult {
  const { system } = automaton;
  const { semiring } = system;
  const weightOf = (weight: unknown): { readonly weight?: unknown } => {
    const json = semiring.toJson(weight);
    return json === undefined ? {} : { weight: json };
  };
  const transitions: PushdownResult["transitions"][number][] = [];
  for (let transition = 0; transition < automaton.transitionCount && !budget.isSpent(); transition++)
    transitions.push({
      from: automaton.stateName(automaton.fromOf(transition)),
      symbol: system.symbolName(automaton.symbolOf(transition)),
      to: automaton.stateName(automaton.toOf(transition)),
      ...weightOf(automaton.weightOf(transition)),
    });
  return {
    semiring: semiring.name,
    transitions,
    tops: found.map(({ location, symbol, weight }) => ({
      state: system.locationName(location),
      symbol: system.symbolName(symbol),
      ...weightOf(weight),
    })),
    final: [...automaton.finals].sort((a, b) => a - b).map((state) => automaton.stateName(state)),
    ...(semiring.notes === undefined ? {} : { notes: semiring.notes }),
    metrics: { rules: system.ruleCount, transitions: automaton.transitionCount, ...effort },
  };
}
