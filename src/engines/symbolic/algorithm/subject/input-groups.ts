import type { Result } from "../../../../kernel/index.ts";
import { success } from "../../../../kernel/index.ts";
import { Regions } from "./concrete-inputs.ts";
import { startStates } from "./start-state.ts";
import type { Subject } from "./subject.ts";
import { symbolsOf } from "./subject.ts";

/** The inputs in groups that can only be symbolic together: the precondition constrains their heaps together. */
export function inputGroups(subject: Subject): Result<readonly (readonly string[])[]> {
  const states = startStates(subject, false, undefined);
  if (!states.ok) return states;
  const inputs = symbolsOf(subject);
  let groups: readonly (readonly string[])[] = inputs.map(({ name }) => [name]);
  for (const { delta } of states.value) {
    const regions = new Regions(delta);
    for (const { name, symbol } of inputs) {
      const tied = inputs.filter((other) => regions.sharers(symbol).includes(other.symbol)).map((other) => other.name);
      groups = joined(groups, [name, ...tied]);
    }
  }
  return success(groups);
}

/** Makes one group of all that have one of the names; the order of the inputs stays. */
function joined(groups: readonly (readonly string[])[], names: readonly string[]): readonly (readonly string[])[] {
  const touched = groups.filter((group) => group.some((name) => names.includes(name)));
  const [first] = touched;
  return groups.flatMap((group) => {
    if (!touched.includes(group)) return [group];
    return group === first ? [touched.flat()] : [];
  });
}
