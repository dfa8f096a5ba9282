import { printPair } from "../algorithm/base-pairs/print-pair.ts";
import { type Pair, Shape } from "../algorithm/base-pairs/shape.ts";
import type { ShapeRule } from "../algorithm/base-pairs/shape-rule.ts";
import { cellsOf, type PointerFact, type SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import { showPointerFact, showSpatial } from "../algorithm/syntax/index.ts";

/** A conjunct as it is written; `add` answers false where it contradicts what is there. */
interface Conjunct {
  readonly text: string;
  add(shape: Shape): boolean;
}

/** The equalities of a heap, then its cells, then its disequalities. */
export function conjunctsOf(heap: SymbolicHeap, { numberOf }: ShapeRule): readonly Conjunct[] {
  const related = (wanted: PointerFact["relation"]): readonly Conjunct[] =>
    heap.pointers
      .filter(({ relation }) => relation === wanted)
      .map((fact) => {
        const [left, right] = [numberOf(fact.left), numberOf(fact.right)];
        const add = (shape: Shape) => (wanted === "=" ? shape.equal(left, right) : shape.distinct(left, right));
        return { text: showPointerFact(fact), add };
      });
  const cells = cellsOf(heap).map((cell): Conjunct => {
    const root = numberOf(cell.root);
    return { text: showSpatial(cell), add: (shape) => shape.allocate(root) };
  });
  return [...related("="), ...cells, ...related("≠")];
}

/** What a pair says besides its cells: those are the heap’s own, or those of its calls. */
export function relationsOf(pair: Pair, parameters: readonly string[], { numberOf }: ShapeRule): readonly Conjunct[] {
  const { equal, distinct } = printPair(pair, parameters);
  const both = ([left, right]: readonly [string, string]) => [numberOf(left), numberOf(right)] as const;
  return [
    ...equal.map((names): Conjunct => {
      const [a, b] = both(names);
      return { text: names.join(" = "), add: (shape) => shape.equal(a, b) };
    }),
    ...distinct.map((names): Conjunct => {
      const [a, b] = both(names);
      return { text: names.join(" ≠ "), add: (shape) => shape.distinct(a, b) };
    }),
  ];
}

/**
 * Conjuncts that contradict each other, none of which can be spared; undefined where all are consistent. The last one
 * of the shortest contradictory beginning is needed; so is that of the shortest beginning that contradicts it, and so on.
 */
export function coreOf(conjuncts: readonly Conjunct[], size: number): readonly Conjunct[] | undefined {
  const core: Conjunct[] = [];
  let before = conjuncts;
  for (;;) {
    const shape = new Shape(size);
    if (!core.every((conjunct) => conjunct.add(shape))) return conjuncts.filter((each) => core.includes(each));
    const at = before.findIndex((conjunct) => !conjunct.add(shape));
    const last = before[at];
    if (last === undefined) return undefined;
    core.push(last);
    before = before.slice(0, at);
  }
}
