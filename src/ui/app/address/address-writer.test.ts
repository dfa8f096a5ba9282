import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AddressBar, AddressWriter } from "./address-writer.ts";

/** A history whose first entry is `#/`. */
class FakeHistory implements AddressBar {
  readonly entries = ["#/"];
  #at = 0;

  get hash(): string {
    return this.entries[this.#at] ?? "";
  }

  get entry(): string {
    return String(this.#at);
  }

  replace(hash: string): void {
    this.entries[this.#at] = hash;
  }

  push(hash: string): void {
    this.entries.splice(++this.#at, this.entries.length, hash);
  }

  go(delta: 1 | -1): void {
    this.#at += delta;
  }
}

let bar: FakeHistory;
let writer: AddressWriter;

beforeEach(() => {
  vi.useFakeTimers();
  bar = new FakeHistory();
  writer = new AddressWriter(bar);
});

afterEach(() => vi.useRealTimers());

test("steps are written over the present entry after a pause, the last of them once", () => {
  const replaced = vi.spyOn(bar, "replace");
  for (const step of [1, 2, 3]) writer.later(() => `#/p?step=${step}`);
  expect(bar.entries).toEqual(["#/"]);
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p?step=3"]);
  expect(replaced).toHaveBeenCalledTimes(1);
});

test("what waits when the reader goes back is not written over the entry arrived at, however late the page is told", () => {
  bar.replace("#/p?context=ci");
  writer.push("#/p?context=1-obj", () => undefined);
  writer.later(() => "#/p?context=1-obj&step=9");
  bar.go(-1);
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p?context=ci", "#/p?context=1-obj"]);
});

test("what changes before the page is told that the reader has left belongs to the entry left", () => {
  bar.replace("#/p");
  bar.push("#/q");
  writer.later(() => "#/p?typed");
  writer.arrive();
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p", "#/q"]);
  bar.go(-1);
  writer.arrive();
  expect(bar.entries).toEqual(["#/p?typed", "#/q"]);
});

test("options chosen before the page is told that the reader has left make no entry after the one arrived at", () => {
  bar.replace("#/p");
  bar.push("#/q");
  writer.push("#/p?context=1-obj", () => "#/p");
  writer.now("#/p?context=1-obj");
  writer.arrive();
  expect(bar.entries).toEqual(["#/p", "#/q"]);
  expect(bar.hash).toBe("#/q");
});

test("the same when the reader goes forward", () => {
  bar.replace("#/p?context=ci");
  writer.push("#/p?context=1-obj", () => undefined);
  bar.go(-1);
  writer.arrive();
  writer.later(() => "#/p?context=ci&step=9");
  bar.go(1);
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p?context=ci", "#/p?context=1-obj"]);
});

test("a step in the entry arrived at is written there, even if another one waits", () => {
  bar.replace("#/p?context=ci");
  writer.push("#/p?context=1-obj", () => undefined);
  writer.later(() => "#/p?context=1-obj&step=9");
  bar.go(-1);
  writer.arrive();
  writer.later(() => "#/p?context=ci&step=2");
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p?context=ci&step=2", "#/p?context=1-obj"]);
});

test("a step taken just before an option is written into the entry of the old options", () => {
  bar.replace("#/p?context=ci");
  writer.later(() => "#/p?context=ci&step=4");
  writer.push("#/p?context=1-obj", () => "#/p?context=ci&step=4");
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p?context=ci&step=4", "#/p?context=1-obj"]);
});

test("what waits when the reader leaves is there when they come back, as it was when they left", () => {
  bar.replace("#/p");
  let text = "typed";
  writer.later(() => `#/p?${text}`);
  bar.push("#/q");
  writer.arrive();
  text = "another lesson's";
  vi.advanceTimersByTime(1_000);
  expect(bar.entries).toEqual(["#/p", "#/q"]);
  bar.go(-1);
  writer.arrive();
  expect(bar.entries).toEqual(["#/p?typed", "#/q"]);
});

test("an entry that looks the same is another one", () => {
  writer.push("#/p", () => undefined);
  writer.later(() => "#/p?typed");
  bar.push("#/p");
  writer.arrive();
  expect(bar.entries).toEqual(["#/", "#/p", "#/p"]);
});

test("what waits can be written before the reader leaves, and an address that stays the same makes no entry", () => {
  writer.later(() => "#/p?step=4");
  writer.flush();
  writer.push("#/p?step=4", () => undefined);
  writer.arrive();
  expect(bar.entries).toEqual(["#/p?step=4"]);
});
