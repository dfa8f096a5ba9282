import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Output } from "./output.ts";

/** Two streams that take a piece at a time, and what they were given. */
function slowStreams() {
  const written: string[] = [];
  const stream = (): Writable =>
    new Writable({
      highWaterMark: 1,
      write(chunk, _encoding, done) {
        written.push(String(chunk));
        setImmediate(done);
      },
    });
  const output = stream();
  return { output, streams: { output, messages: stream() }, written };
}

test("a text is written in one piece after the other, uninterrupted by another that is open", async () => {
  const { streams, written } = slowStreams();
  const output = new Output(streams);
  const [first, second] = [output.open(), output.open()];
  const writes = [first.write("output", "a"), second.write("output", "x"), first.write("output", "b")];
  first.close();
  writes.push(second.write("messages", "y"));
  second.close();
  await Promise.all(writes);
  await output.finished();
  expect(written).toEqual(["a", "b", "x", "y"]);
});

test("many pieces at once wait for the stream with one listener", async () => {
  const { output, streams, written } = slowStreams();
  const text = new Output(streams).open();
  const writes = Array.from({ length: 40 }, (_, piece) => text.write("output", String(piece)));
  await new Promise(setImmediate);
  expect(output.listenerCount("drain")).toBeLessThan(3);
  await Promise.all(writes);
  expect(written).toEqual(Array.from({ length: 40 }, (_, piece) => String(piece)));
});
