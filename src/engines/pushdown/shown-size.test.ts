import { expect, test } from "vitest";
import { readPushdown, startPushdown } from "./index.ts";
import type { PushdownOptions } from "./options.ts";

const options: PushdownOptions = { direction: "post", order: "fifo", maxSteps: 1, without: [] };

function started(text: string, isRecorded = true): unknown {
  const read = readPushdown({ name: "a.pds", text });
  if (!read.ok) return read.errors;
  const run = startPushdown(read.value, options, isRecorded);
  return run.ok ? "started" : run.errors;
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, n) => `<p, g${n}> -> <p, g${n + 1}>\n`).join("");
}

test("fifty thousand rules are shown step by step, one more is refused where it stands", () => {
  const most = `start <p, g0>\n${lines(50_000)}`;
  expect(started(most)).toBe("started");
  const start = { line: 50_002, column: 1 };
  expect(started(`${most}<q, a> -> <q, b>`)).toMatchObject([
    { kind: "too-large", what: "pushdown-rules", limit: 50_000, span: { start } },
  ]);
  expect(started(`${most}<q, a> -> <q, b>`, false)).toBe("started");
});

test("a long right side counts as the rules that it is divided into", () => {
  const right = (symbols: number) => `start <p, a>\n<p, a> -> <q, >\n<p, b> -> <q, ${"c ".repeat(symbols)}>`;
  expect(started(right(50_000))).toBe("started");
  expect(started(right(50_001))).toMatchObject([{ what: "pushdown-rules", span: { start: { line: 3, column: 1 } } }]);
  expect(started(right(9_000_000))).toMatchObject([{ what: "pushdown-rules" }]);
});

test("a start of more than fifty thousand symbols is refused", () => {
  const start = (symbols: number) => `start <p, ${"c ".repeat(symbols)}>\n<p, c> -> <p, >`;
  expect(started(start(50_000))).toBe("started");
  expect(started(start(9_000_000))).toMatchObject([{ kind: "too-large", what: "pushdown-start", limit: 50_000 }]);
});
