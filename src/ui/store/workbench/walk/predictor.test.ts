import { expect, test } from "vitest";
import { engineById } from "../../../../engines/index.ts";
import { recordedLesson } from "../../../../testing/recorded-lesson.ts";
import { shownOf } from "../../../../trace/index.ts";
import { Session } from "../../run/index.ts";
import { Predictor } from "./predictor.ts";

async function predictorAt(position: number, stops: readonly number[] = []) {
  const engine = engineById("points-to");
  const lesson = engine?.lessons.find(({ id }) => id === "id-called-twice");
  if (engine === undefined || lesson === undefined) throw new Error("no lesson");
  const { board, recording } = await recordedLesson(engine, lesson);
  const session = new Session(board);
  session.append(recording.wholeChunk());
  const at = { position };
  const predictor = new Predictor({
    press: (granularity) => ({
      session,
      position: at.position,
      next: recording.nextStop(at.position, shownOf(granularity)),
    }),
    stops: () => stops.map((stop) => ({ position: stop })),
  });
  return { predictor, at, length: recording.length };
}

test("the first answer counts; who is not sure is asked, and not right", async () => {
  const { predictor } = await predictorAt(7);
  expect(predictor.ask("rule")).toBe(true);
  const answers = predictor.store.getState().prediction?.question.answers ?? [];
  const right = answers.findIndex(({ objection }) => objection === undefined);
  predictor.answer(right);
  predictor.answer((right + 1) % answers.length);
  expect(predictor.store.getState()).toMatchObject({ prediction: { chosen: right }, score: { right: 1, asked: 1 } });
  predictor.drop();
  predictor.ask("rule");
  predictor.answer("unsure");
  expect(predictor.store.getState().score).toEqual({ right: 1, asked: 2 });
  const { predicted } = predictor.store.getState();
  expect(predicted).toEqual({ 7: true, "7:2": false });
  predictor.begin();
  expect(predictor.store.getState()).toMatchObject({ prediction: undefined, score: { right: 0, asked: 0 } });
  predictor.recall(predicted);
  expect(predictor.store.getState().score).toEqual({ right: 1, asked: 2 });
});

test("by itself it asks before each press, or where one leads to a stop, and not twice", async () => {
  const { predictor, at } = await predictorAt(7, [9]);
  expect(predictor.asksFirst("rule")).toBe(false);
  predictor.askWhen("presses");
  expect([predictor.asksFirst("rule"), predictor.asksFirst("rule")]).toEqual([true, false]);
  predictor.drop();
  predictor.askWhen("stops");
  expect(predictor.asksFirst("rule")).toBe(true);
  predictor.drop();
  at.position = 9;
  expect(predictor.asksFirst("rule")).toBe(false);
});

test("at the end there is nothing to ask", async () => {
  const { predictor, at, length } = await predictorAt(0);
  at.position = length;
  expect(predictor.ask("rule")).toBe(false);
});
