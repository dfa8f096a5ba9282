import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { share } from "../../../testing/seeds.ts";
import { recordedInPieces } from "../../../testing/shown/recorded-in-pieces.ts";
import { addMessages, hasMessage } from "../../messages/index.ts";
import { drawnModel } from "../model/index.ts";
import { linesIn } from "./edge-lines.ts";
import { outlineOf } from "./outlines.ts";
import { shapeKeys } from "./shape-keys.ts";

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

test.each(share(lessons, 16))(
  "%s, %s: the legend names what is drawn in its own way",
  async (_, __, engine, lesson) => {
    addMessages(engine.words, ...(await engine.messages()));
    const options = { ...engine.page.start, ...lesson.presets[0]?.options };
    const { recording, board } = await recordedInPieces(engine, lesson.files ?? [lesson.file], options);
    const session = board.open(recording);
    for (const { id, kind } of board.panels) {
      if (kind !== "graph" || !session.has(id)) continue;
      const view = session.view(id, recording.length, recording.length);
      if (view.kind !== "graph") throw new Error(`${id} is no graph`);
      const { nodes } = view.model;
      const shapes = [...new Set(nodes.map(({ shape }) => shape))];
      const areAlike = new Set(shapes.map(outlineOf)).size < 2;
      const named = new Set(shapeKeys(nodes).map(({ shape }) => shape));
      // Round is what has no kind of its own.
      const unnamed = shapes.filter((shape) => outlineOf(shape) !== "round" && !named.has(shape));
      expect(areAlike ? [] : unnamed, `nodes of ${id}`).toEqual([]);
      const styles = [...new Set(drawnModel(view.model).edges.map(({ style }) => style))];
      const isListed = linesIn(drawnModel(view.model).edges).size > 1;
      expect(isListed ? styles.filter((style) => !hasMessage(`graph.edge.${style}`)) : [], `edges of ${id}`).toEqual(
        [],
      );
    }
  },
);
