import { expect, test } from "vitest";
import { strategyTable } from "../../../engines/symbolic/page/strategy-table.ts";
import type { CommandCall, CommandReply } from "../../../session/protocol.ts";
import type { WorkerLink } from "../worker/index.ts";
import { TableRuns } from "./table-runs.ts";

/** Workers that answer commands when they are told to. */
function fakeWorkers() {
  const calls: CommandCall[] = [];
  const answers: ((reply: CommandReply) => void)[] = [];
  let ended = 0;
  const open = (): WorkerLink => ({
    run: async () => undefined,
    execute: async () => undefined,
    librarySource: async () => undefined,
    derive: async () => ({ ok: false, errors: [] }),
    command: (call) => {
      calls.push(call);
      return new Promise((resolve) => answers.push(resolve));
    },
    cancel: async () => undefined,
    ready: async () => undefined,
    alive: async () => undefined,
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

test("the runs of a table go one after the other with the same options", async () => {
  const workers = fakeWorkers();
  const runs = new TableRuns(strategyTable, workers.open);
  runs.start(subject);
  for (let strategy = 0; strategy < 3; strategy++) await workers.answer(done);
  expect(workers.calls.map(({ options }) => [options["strategy"], options["method"], options["depth"]])).toEqual([
    ["separation-logic", "m", 2],
    ["lazy", "m", 2],
    ["black-box", "m", 2],
  ]);
  expect(runs.store.getState()).toMatchObject({ status: "done", complete: [{ milliseconds: 7 }, {}, {}] });
});

test("canceling keeps complete rows, ends the worker, and late answers are not listened to", async () => {
  const workers = fakeWorkers();
  const runs = new TableRuns(strategyTable, workers.open);
  runs.start(subject);
  await workers.answer(done);
  runs.cancel();
  await workers.answer(done);
  expect(runs.store.getState()).toMatchObject({
    status: "canceled",
    complete: [{ request: { strategy: "separation-logic" } }],
  });
  expect(runs.store.getState().complete).toHaveLength(1);
  expect(workers.ended()).toBe(1);
});

test("a mistake in the program ends the comparison with its errors", async () => {
  const workers = fakeWorkers();
  const runs = new TableRuns(strategyTable, workers.open);
  runs.start(subject);
  await workers.answer({ ok: false, errors: [{ kind: "no-input" }] });
  expect(runs.store.getState()).toMatchObject({ status: "failed", errors: [{ kind: "no-input" }] });
});

const restriction = { symbolic: ["x"], paths: 2, pathsWithAll: 5, milliseconds: 3, millisecondsWithAll: 9 };
const restricted: CommandReply = { ...done, value: { tests: [], restriction } };

test("with only some inputs symbolic there is one run more", async () => {
  const workers = fakeWorkers();
  const runs = new TableRuns(strategyTable, workers.open);
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
    complete: [{}, {}, {}, { request: { strategy: "separation-logic" }, answer: { restriction: { paths: 2 } } }],
  });
});
