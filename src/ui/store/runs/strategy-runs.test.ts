import { expect, test } from "vitest";
import type { CommandCall, CommandReply } from "../../../session/protocol.ts";
import type { WorkerLink } from "../worker/index.ts";
import { StrategyRuns } from "./strategy-runs.ts";

/** Workers that answer commands when they are told to. */
function fakeWorkers() {
  const calls: CommandCall[] = [];
  const answers: ((reply: CommandReply) => void)[] = [];
  let ended = 0;
  const open = (): WorkerLink => ({
    run: async () => undefined,
    execute: async () => undefined,
    table: async () => undefined,
    librarySource: async () => undefined,
    instrument: async () => ({ ok: false, errors: [] }),
    command: (call) => {
      calls.push(call);
      return new Promise((resolve) => answers.push(resolve));
    },
    cancel: async () => undefined,
    terminate: () => {
      ended++;
    },
    onLost: () => undefined,
  });
  const answer = async (reply: CommandReply): Promise<void> => {
    answers.shift()?.(reply);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { open, calls, answer, ended: () => ended };
}

const subject = { files: [{ name: "A.java", text: "class A {}" }], options: { method: "m", depth: 2 } };
const done: CommandReply = { ok: true, value: { tests: [] }, isPartial: false, milliseconds: 7 };

test("the strategies run one after the other with the same options", async () => {
  const workers = fakeWorkers();
  const runs = new StrategyRuns(workers.open);
  runs.start(subject);
  for (let strategy = 0; strategy < 3; strategy++) await workers.answer(done);
  expect(workers.calls.map(({ options }) => [options["strategy"], options["method"], options["depth"]])).toEqual([
    ["separation-logic", "m", 2],
    ["lazy", "m", 2],
    ["black-box", "m", 2],
  ]);
  expect(runs.store.getState()).toMatchObject({ status: "done", rows: [{ milliseconds: 7 }, {}, {}] });
});

test("cancelling keeps complete rows, ends the worker, and late answers are not listened to", async () => {
  const workers = fakeWorkers();
  const runs = new StrategyRuns(workers.open);
  runs.start(subject);
  await workers.answer(done);
  runs.cancel();
  await workers.answer(done);
  expect(runs.store.getState()).toMatchObject({ status: "cancelled", rows: [{ strategy: "separation-logic" }] });
  expect(runs.store.getState().rows).toHaveLength(1);
  expect(workers.ended()).toBe(1);
});

test("a mistake in the program ends the comparison with its errors", async () => {
  const workers = fakeWorkers();
  const runs = new StrategyRuns(workers.open);
  runs.start(subject);
  await workers.answer({ ok: false, errors: [{ kind: "no-input" }] });
  expect(runs.store.getState()).toMatchObject({ status: "failed", errors: [{ kind: "no-input" }] });
});

test("the JUnit class is asked for under its file’s name", async () => {
  const workers = fakeWorkers();
  const asked = new StrategyRuns(workers.open).junit(subject, "AMTest.java");
  await workers.answer({ ...done, value: { junit: "class AMTest {}" } });
  expect(await asked).toBe("class AMTest {}");
  expect(workers.calls[0]?.options).toMatchObject({ junit: "AMTest.java" });
});

const restriction = { symbolic: ["x"], paths: 2, pathsWithAll: 5, milliseconds: 3, millisecondsWithAll: 9 };
const restricted: CommandReply = { ...done, value: { tests: [], restriction } };

test("with only some inputs symbolic there is one row more, with the time of its own run", async () => {
  const workers = fakeWorkers();
  const runs = new StrategyRuns(workers.open);
  runs.start({ ...subject, options: { ...subject.options, symbolic: "x" } });
  for (let strategy = 0; strategy < 3; strategy++) await workers.answer(done);
  expect(runs.store.getState().status).toBe("running");
  await workers.answer(restricted);
  expect(workers.calls.map(({ options }) => [options["strategy"], options["symbolic"]])).toEqual([
    ["separation-logic", undefined],
    ["lazy", undefined],
    ["black-box", undefined],
    ["separation-logic", "x"],
  ]);
  expect(runs.store.getState()).toMatchObject({
    status: "done",
    rows: [{}, {}, {}, { strategy: "separation-logic", milliseconds: 3, restriction: { paths: 2 } }],
  });
});

test("what a restriction saves is asked for in a worker of its own", async () => {
  const workers = fakeWorkers();
  const asked = new StrategyRuns(workers.open).restriction({ ...subject, options: { method: "m", symbolic: "x" } });
  await workers.answer(restricted);
  expect(await asked).toEqual(restriction);
  expect(workers.ended()).toBe(1);
});
