import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Output } from "./output.ts";

test("a text that ends while it waits for its turn still comes before the next one", async () => {
  let written = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const output = new Output({ output: stream, messages: stream });
  const [first, second, third] = [output.open(), output.open(), output.open()];
  await first.write("output", "1");
  const waiting = [second.write("output", "2"), second.write("output", "2\n")];
  second.close();
  waiting.push(third.write("output", "3"), third.write("output", "3\n"));
  third.close();
  await new Promise(setImmediate);
  expect(written).toBe("1");
  await first.write("output", "1\n");
  first.close();
  await Promise.all([...waiting, output.finished()]);
  expect(written).toBe("11\n22\n33\n");
});

test("many pieces may wait for one reader", async () => {
  const stream = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => setImmediate(done) });
  const output = new Output({ output: stream, messages: stream });
  const text = output.open();
  const pieces = Array.from({ length: 20 }, async () => text.write("output", "piece"));
  await new Promise(setImmediate);
  expect(stream.listenerCount("drain")).toBe(1);
  await Promise.all(pieces);
});
