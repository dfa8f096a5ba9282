import type { Seq } from "../../log/step.ts";

/** What a variable or a field holds in a drawing: a text, and the box or cloud that an arrow leads to, if one does. */
export interface HeapSlot {
  readonly name: string;
  readonly text: string;
  /** Id of a cell or a cloud; `null` is the ground sign; undefined for numbers and for what nothing is known about. */
  readonly target: string | undefined;
  readonly isNew: boolean;
}

/** A box: one object. */
export interface HeapBox {
  readonly id: string;
  /** `X`, `n1`: the root, as the formula names it. */
  readonly label: string;
  readonly type: string;
  readonly fields: readonly HeapSlot[];
  /** `new` objects are made by the program, `freed` ones are kept for the input only. */
  readonly origin: "input" | "new" | "freed";
  /** The predicate occurrence that was unfolded into it, `express(z2, …)`: cells of one unfolding share it. */
  readonly owner: string | undefined;
  readonly fact: Seq | undefined;
  readonly isNew: boolean;
}

/** A predicate that is not unfolded: a part of the heap of which only the definition is known. */
export interface HeapCloud {
  readonly id: string;
  /** `pre(n1, n2)` */
  readonly label: string;
  /** Ids of boxes and of other clouds that it mentions: its cells may point there. */
  readonly mentions: readonly string[];
  /** What it may be: one line for each disjunct, with the step that chose it, where one did. */
  readonly choices: readonly { readonly text: string; readonly fact: Seq | undefined }[];
  readonly fact: Seq | undefined;
  readonly isNew: boolean;
}

/** One heap with the stack that points into it. Boxes and clouds are separate regions: that is what ∗ says. */
export interface HeapPicture {
  readonly id: string;
  /** Shown above where there are several. */
  readonly title: string | undefined;
  readonly stack: readonly HeapSlot[];
  readonly boxes: readonly HeapBox[];
  readonly clouds: readonly HeapCloud[];
  /** Facts that the drawing cannot show: `x ≠ y`, `k < 3`. */
  readonly facts: readonly string[];
}

/** What stands in a heap, and what leads where. */
export interface HeapLinks {
  readonly stack: readonly Pick<HeapSlot, "target">[];
  readonly boxes: readonly (Pick<HeapBox, "id" | "type" | "origin"> & {
    readonly fields: readonly Pick<HeapSlot, "name" | "target">[];
  })[];
  readonly clouds: readonly Pick<HeapCloud, "id" | "mentions">[];
}

/** Heaps that belong together, so that what is in several of them has one place. */
export interface HeapRun {
  /** From the first to the last, so many that each object and predicate of the run is in one. The same array while none is added. */
  readonly heaps: readonly HeapLinks[];
  /** Those that follow each other without a choice, the one shown among them: in none of them anything moves. */
  readonly branch: readonly HeapPicture[];
  /**
   * What the heaps call the boxes and clouds of the branch, by their ids: one name may stand for different objects in different
   * branches. Left out where it stands for the same one everywhere.
   */
  readonly keys?: ReadonlyMap<string, string>;
}

/** What a step puts in the place of a predicate, one way of several. */
export interface HeapOutcome {
  /** Id of the cloud. */
  readonly cloud: string;
  /** Which branch it is: `#3`. */
  readonly owner: string;
  /** What it has that was not there before: objects and predicates, and facts about the others. */
  readonly picture: HeapPicture;
}

/** Symbolic or concrete heaps as boxes, arrows and clouds. */
export interface HeapView {
  readonly kind: "heap";
  readonly pictures: readonly HeapPicture[];
  /** The run that the picture belongs to, with heaps of all its steps; left out where each picture stands for itself. */
  run?(): HeapRun;
  /** Of a step that unfolds a predicate: what each choice makes of it. */
  readonly outcomes?: readonly HeapOutcome[];
}
