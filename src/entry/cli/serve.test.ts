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
