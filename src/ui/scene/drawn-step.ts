/** What a drawing shows of a step. */
export interface DrawnStep {
  /** How many of its elements the step changes, and how many of those that are there the change rests on. */
  readonly change: number;
  readonly premises: number;
  /** How many of both do not lie whole in sight. */
  readonly outside: number;
  /** The smallest letter, in CSS pixels; undefined where nothing is written. */
  readonly smallest: number | undefined;
  /** All that there is of it is in sight. */
  readonly isWhole: boolean;
}

/** What several drawings show together; undefined for none. */
export function together(drawings: readonly DrawnStep[]): DrawnStep | undefined {
  if (drawings.length === 0) return undefined;
  const sum = (count: (drawing: DrawnStep) => number) => drawings.reduce((total, each) => total + count(each), 0);
  const letters = drawings.flatMap(({ smallest }) => smallest ?? []);
  return {
    change: sum(({ change }) => change),
    premises: sum(({ premises }) => premises),
    outside: sum(({ outside }) => outside),
    smallest: letters.length === 0 ? undefined : Math.min(...letters),
    isWhole: drawings.every(({ isWhole }) => isWhole),
  };
}
