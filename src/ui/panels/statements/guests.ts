import type { FactCells, Statement, StatementTable } from "../../../trace/index.ts";
import { fitted as cut, type Shape, type ShapeGroup, type Typeface, textAt, widthOf } from "../../shapes/index.ts";
import { monoOf } from "./columns.ts";
import type { Fitted } from "./placed.ts";

interface Guest {
  readonly statement: Statement;
  readonly method: string;
}

/** The statements that the step rests on and that are in no method that is drawn. */
export function guestsOf({ methods, step }: StatementTable, table: Pick<Fitted, "methods" | "kept">): readonly Guest[] {
  const drawn = new Set(table.methods.map(({ method }) => method.id));
  const premises = new Set(step?.premises);
  return methods
    .filter(({ id }) => !drawn.has(id))
    .flatMap(({ id, statements }) => statements.map((statement) => ({ statement, method: id })))
    .filter(({ statement }) => premises.has(statement.id))
    .slice(0, table.kept);
}

/** In the rows that are kept for them: their method, and their fact as it is printed. */
export function guestShapes(
  facts: StatementTable,
  table: Fitted,
  nameOf: (method: string) => string,
): readonly ShapeGroup[] {
  return guestsOf(facts, table).map(({ statement, method }, index) => {
    const { letters, pitch, into, out, side } = table;
    const letter = letters.name;
    const y = (index + 0.5) * pitch;
    const face = monoOf(letter);
    const text = cut(`${nameOf(method)} · ${statement.line ?? ""} ${statement.text}`, face, into - 2.4 * letter);
    const height = Math.min(2 * letter, pitch - 6);
    const frame = { x: letter / 2, y: y - height / 2, width: into - letter, height, radius: 6 };
    const box: Shape = { kind: "box", ...frame, fill: "box", stroke: { paint: "why", width: 2 } };
    const row = facts.row(statement.id);
    const sides = [row.into, row.out].flatMap((cells, place) => {
      const left = (place === 0 ? into : out) + letters.fact * 0.7;
      return cells.text === "" ? [] : [printed(cells, left, y, side - 1.4 * letters.fact, monoOf(letters.fact))];
    });
    return {
      kind: "group",
      element: statement.id,
      classes: ["statement", "is-guest", "is-read"],
      shapes: [box, textAt({ x: 1.2 * letter, y }, text, face, "text"), ...sides],
    };
  });
}

function printed({ text, isRead }: FactCells, x: number, y: number, room: number, face: Typeface): ShapeGroup {
  const said = cut(text, face, room);
  const frame = {
    x: x - 3,
    y: y - face.size * 0.8,
    width: widthOf(said, face) + 6,
    height: face.size * 1.6,
    radius: 4,
  };
  const ring: Shape = { kind: "box", ...frame, fill: "whySoft", stroke: { paint: "why", width: 1 } };
  const letters = textAt({ x, y }, said, face, isRead ? "why" : "muted");
  return {
    kind: "group",
    classes: isRead ? ["cell", "is-read"] : ["cell"],
    shapes: isRead ? [ring, letters] : [letters],
  };
}
