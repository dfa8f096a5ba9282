import { expect, test } from "vitest";
import { createLayoutEngine, type Elk } from "./layout-engine.ts";

const graph = (id: string) => ({ id });

/** An engine whose answers are given by hand. */
function slowElk() {
  const open: string[] = [];
  const started: { readonly id: string; answer(): void; fail(): void }[] = [];
  let opened = 0;
  const openElk = async (): Promise<Elk> => {
    const name = `worker ${opened++}`;
    open.push(name);
    return {
      layout: (asked) =>
        new Promise((resolve, reject) => {
          started.push({ id: asked.id, answer: () => resolve(asked), fail: () => reject(new Error("broken")) });
        }),
      terminateWorker: () => void open.splice(open.indexOf(name), 1),
    };
  };
  return { openElk, open, started };
}

/** Lets everything that is ready run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("answers, and keeps its worker for the next request", async () => {
  const { openElk, open, started } = slowElk();
  const engine = createLayoutEngine(openElk);
  for (const id of ["a", "b"]) {
    const answer = engine.layout(graph(id));
    await settled();
    started.at(-1)?.answer();
    expect(await answer).toEqual(graph(id));
  }
  expect(open).toEqual(["worker 0"]);
});

test("a new request ends the one that runs, with its worker", async () => {
  const { openElk, open, started } = slowElk();
  const engine = createLayoutEngine(openElk);
  const first = engine.layout(graph("a"));
  await settled();
  const second = engine.layout(graph("b"));
  expect(await first).toBeUndefined();
  await settled();
  started.at(-1)?.answer();
  expect(await second).toEqual(graph("b"));
  expect(open).toEqual(["worker 1"]);
});

test("a failure is no layout, and the next request starts anew", async () => {
  const { openElk, open, started } = slowElk();
  const engine = createLayoutEngine(openElk);
  const answer = engine.layout(graph("a"));
  await settled();
  started.at(-1)?.fail();
  expect(await answer).toBeUndefined();
  const again = engine.layout(graph("b"));
  await settled();
  started.at(-1)?.answer();
  expect(await again).toEqual(graph("b"));
  expect(open).toEqual(["worker 1"]);
});

test("50 panels leave no worker behind", async () => {
  const { openElk, open } = slowElk();
  for (let mount = 0; mount < 50; mount++) {
    const engine = createLayoutEngine(openElk);
    const answer = engine.layout(graph(`${mount}`));
    if (mount % 2 === 0) await settled();
    engine.dispose();
    expect(await answer).toBeUndefined();
  }
  await settled();
  expect(open).toEqual([]);
});
