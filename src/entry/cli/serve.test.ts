import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Output } from "./output.ts";
import { serve } from "./serve.ts";

test.each([
  ["half an answer, the error follows", ["{"], '{\n{"id":1,"ok":false,"error":{"code":"canceled"'],
  ["a whole answer, nothing does", ['{"id":1}', "\n"], '{"id":1}\n{"id":null,"ok":true,'],
])("when a request is canceled after %s", async (_name, pieces, begins) => {
  let written = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const pool: Parameters<typeof serve>[0] = {
    submit(_job, _timeout, sink) {
      for (const piece of pieces) void sink.piece("output", piece);
      return { cancel: () => sink.failed({ kind: "canceled" }), stop: () => undefined };
    },
  };
  async function* input(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode('{"id":1,"command":"pta"}\n{"cancel":1}\n');
  }
  await serve(pool, input(), new Output({ output: stream, messages: stream }));
  expect(written.slice(0, begins.length)).toBe(begins);
});

test.each([
  ["the time of serve where it names none", {}, 60_000, 60_000],
  ["its own", { timeout: 250 }, 60_000, 250],
  ["its own, written out", { timeout: "250" }, 60_000, 250],
  ["no limit, if it says so", { timeout: "inf" }, 60_000, Number.POSITIVE_INFINITY],
  ["what serve --timeout says", {}, 5_000, 5_000],
] as const)("a request has %s", async (_name, options, ofServe, expected) => {
  const submitted: unknown[] = [];
  const pool: Parameters<typeof serve>[0] = {
    submit(job, timeout, sink) {
      submitted.push([job, timeout]);
      sink.end(0);
      return { cancel: () => undefined, stop: () => undefined };
    },
  };
  const line = JSON.stringify({ id: 1, command: "pta", files: [], options });
  async function* input(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`${line}\n`);
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await serve(pool, input(), new Output({ output: nowhere, messages: nowhere }), ofServe);
  // The thread is told the time of serve, too: it reads the request itself.
  expect(submitted).toEqual([[{ kind: "line", line, timeout: ofServe }, expected]]);
});

test("a line that is not in UTF-8 is refused in its turn, under its id", async () => {
  const submitted: unknown[] = [];
  const pool: Parameters<typeof serve>[0] = {
    submit(job, _timeout, sink) {
      submitted.push(job);
      sink.end(0);
      return { cancel: () => undefined, stop: () => undefined };
    },
  };
  async function* input(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"id":7,"command":"ir","files":[{"name":"é.java","text":""}]}\n', "latin1");
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await serve(pool, input(), new Output({ output: nowhere, messages: nowhere }));
  expect(submitted).toMatchObject([{ kind: "refused", id: "7", error: { kind: "bad-request" } }]);
});
