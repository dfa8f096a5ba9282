import { expect, test } from "vitest";
import { EchoFilter } from "./echo-filter.ts";

test("the same text again is not new", () => {
  expect(new EchoFilter("a").isNew("a")).toBe(false);
});

test("a text that others chose is new", () => {
  const filter = new EchoFilter("a");
  expect(filter.isNew("b")).toBe(true);
  expect(filter.isNew("b")).toBe(false);
});

test("late echoes of typing are not new, in whatever steps they come back", () => {
  const filter = new EchoFilter("");
  for (const text of ["x", "xy", "xyz"]) filter.sent(text);
  expect(filter.isNew("x")).toBe(false);
  expect(filter.isNew("xyz")).toBe(false);
});

test("a reset after the echo has come back is new", () => {
  const filter = new EchoFilter("example");
  filter.sent("typed");
  expect(filter.isNew("typed")).toBe(false);
  expect(filter.isNew("example")).toBe(true);
});

test("typing a text again after a reset counts as an echo again", () => {
  const filter = new EchoFilter("example");
  filter.sent("typed");
  filter.isNew("typed");
  filter.isNew("example");
  filter.sent("typed");
  expect(filter.isNew("typed")).toBe(false);
});
