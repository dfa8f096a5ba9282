export { SELECTOR_MILLISECONDS, SelectorRuns, type SelectorRunsState } from "./selector-runs.ts";
export {
  plansOf,
  STRATEGY_MILLISECONDS,
  type StrategyPlan,
  type StrategyRow,
  StrategyRuns,
  type StrategyRunsState,
  type TestsOf,
} from "./strategy-runs.ts";
