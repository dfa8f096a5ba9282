import { EPSILON, type PAutomaton, type Reading } from "../../engines/pushdown/index.ts";

/** The paths that accept ⟨location, stack⟩, each as transitions from the top down; the stack has its top first. */
export function* acceptingPaths<W>(
  automaton: PAutomaton<W>,
  location: number,
  stack: readonly number[],
): Generator<readonly number[]> {
  if (stack.length === 0) {
    if (automaton.isFinal(location)) yield [];
    for (let transition = automaton.firstOut(location); transition !== -1; transition = automaton.nextOut(transition))
      if (automaton.symbolOf(transition) === EPSILON && automaton.isFinal(automaton.toOf(transition)))
        yield [transition];
    return;
  }
  yield* pathsFrom(automaton, location, stack, 0);
}

/** The weight of a configuration: the ⊕ over its accepting paths; 0 when there is none. */
export function weightOfConfiguration<W>(
  automaton: PAutomaton<W>,
  reading: Reading,
  location: number,
  stack: readonly number[],
): W {
  const { semiring } = automaton.system;
  let weight = semiring.zero;
  for (const path of acceptingPaths(automaton, location, stack))
    weight = semiring.combine(weight, weightOfPath(automaton, reading, path));
  return weight;
}

/** The value of a path: its weights multiplied in the order of the reading. */
function weightOfPath<W>(automaton: PAutomaton<W>, reading: Reading, path: readonly number[]): W {
  const { semiring } = automaton.system;
  const inOrder = reading === "deep-first" ? path.toReversed() : path;
  return inOrder.reduce((weight, transition) => semiring.extend(weight, automaton.weightOf(transition)), semiring.one);
}

function* pathsFrom<W>(
  automaton: PAutomaton<W>,
  state: number,
  stack: readonly number[],
  read: number,
): Generator<readonly number[]> {
  if (read === stack.length) {
    if (automaton.isFinal(state)) yield [];
    return;
  }
  for (let transition = automaton.firstOut(state); transition !== -1; transition = automaton.nextOut(transition))
    if (automaton.symbolOf(transition) === stack[read])
      for (const rest of pathsFrom(automaton, automaton.toOf(transition), stack, read + 1)) yield [transition, ...rest];
}
