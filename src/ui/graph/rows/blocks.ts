import type { Scene, SceneEdge } from "../model/index.ts";

/** Figures that stand together in a row: the nodes of an open box, or a figure outside boxes. */
export interface Block {
  readonly id: string;
  readonly row: number;
  readonly members: readonly string[];
  readonly birth: number;
  readonly isBox: boolean;
  /** It stands for what is left out: no line leads there, and it takes what space is free. */
  readonly isAside: boolean;
}

/** The blocks of a scene, oldest first. Figures between rows are in none. */
export function blocksOf({ boxes, nodes }: Scene): readonly Block[] {
  const boxed = boxes.map(({ id, row = 0, members, birth }) => ({
    ...{ id, row, members, birth, isBox: true, isAside: false },
  }));
  const alone = nodes
    .filter(({ box, row = 0 }) => box === undefined && Number.isInteger(row))
    .map(({ id, row = 0, birth, hides }) => ({
      ...{ id, row, members: [id], birth, isBox: false, isAside: hides?.kind === "rest" },
    }));
  return [...boxed, ...alone].sort((a, b) => a.birth - b.birth);
}

/** The edges that lead from one figure to another. */
export function linesOf({ edges }: Scene): readonly SceneEdge[] {
  return edges.filter(({ source, target }) => source !== target);
}
