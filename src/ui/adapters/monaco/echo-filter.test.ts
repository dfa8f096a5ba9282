import { expect, test } from "vitest";
import { EchoFilter } from "./echo-filter.ts";

test("the same text again is no news", () => {
  expect(new EchoFilter("a").isNews("a")).toBe(false);
});

test("a text that others chose is news", () => {
  const filter = new EchoFilter("a");
  expect(filter.isNews("b")).toBe(true);
  expect(filter.isNews("b")).toBe(false);
});

test("late echoes of typing are no news, in whatever steps they come back", () => {
  const filter = new EchoFilter("");
  for (const text of ["x", "xy", "xyz"]) filter.sent(text);
  expect(filter.isNews("x")).toBe(false);
  expect(filter.isNews("xyz")).toBe(false);
});

test("a reset after the echo has come back is news", () => {
  const filter = new EchoFilter("example");
  filter.sent("typed");
  expect(filter.isNews("typed")).toBe(false);
  expect(filter.isNews("example")).toBe(true);
});

test("typing a text again after a reset counts as an echo again", () => {
  const filter = new EchoFilter("example");
  filter.sent("typed");
  filter.isNews("typed");
  filter.isNews("example");
  filter.sent("typed");
  expect(filter.isNews("typed")).toBe(false);
});
