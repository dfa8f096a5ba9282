import { useMemo, useState } from "react";
import type { Point } from "../../../shapes/index.ts";

/** Places are kept as whole numbers: hundredths of a letter. */
const UNIT = 100;

/** Facts keep room for so many letters. */
const FACTS = 8;

/** Statements at their places, as far as these say how far one may go. */
interface Arranged {
  readonly methods: readonly {
    readonly method: { readonly statements: readonly { readonly id: string }[] };
    readonly boxes: readonly { readonly x: number; readonly width: number }[];
  }[];
  readonly letters: { readonly name: number; readonly fact: number };
  readonly width: number;
}

interface MovedStatements {
  /** What is kept of earlier visits, by statement. */
  readonly kept: ReadonlyMap<string, Point>;
  readonly onKeep: (places: ReadonlyMap<string, Point>) => void;
}

/** How far the reader has moved statements to the right, in letters: kept, and while one is dragged. */
export function useMoved({ kept, onKeep }: MovedStatements) {
  const [dragged, setDragged] = useState<{ readonly statement: string; readonly by: number }>();
  const moved = useMemo(() => {
    const all = new Map([...kept].map(([statement, { x }]) => [statement, x / UNIT] as const));
    if (dragged !== undefined) all.set(dragged.statement, dragged.by);
    return all;
  }, [kept, dragged]);
  return {
    moved,
    /** @param by in pixels of the drawing, from where the statement is kept */
    drag(fitted: Arranged, statement: string, by: number): void {
      const { letters } = fitted;
      const before = (kept.get(statement)?.x ?? 0) / UNIT;
      const { least, most } = rangeOf(fitted, statement, moved.get(statement) ?? 0);
      setDragged({ statement, by: Math.min(most, Math.max(least, before + by / letters.name)) });
    },
    drop(): void {
      if (dragged === undefined) return;
      onKeep(new Map([...kept, [dragged.statement, { x: dragged.by * UNIT, y: 0 }]]));
      setDragged(undefined);
    },
  } as const;
}

/** From the left end of all statements to where the facts need their room. */
function rangeOf({ methods, letters, width }: Arranged, statement: string, now: number) {
  const all = methods.flatMap(({ method, boxes }) =>
    method.statements.map(({ id }, row) => ({ id, box: boxes[row] ?? { x: 0, width: 0 } })),
  );
  const own = all.find(({ id }) => id === statement)?.box;
  if (own === undefined) return { least: 0, most: 0 };
  const left = Math.min(...all.map(({ box }) => box.x - box.width / 2));
  const unmoved = own.x - now * letters.name;
  const right = width - 2 * FACTS * letters.fact - own.width / 2;
  return {
    least: (left + own.width / 2 - unmoved) / letters.name,
    most: Math.max(0, (right - unmoved) / letters.name),
  };
}
