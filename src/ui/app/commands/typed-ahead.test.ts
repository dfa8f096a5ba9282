import { expect, test } from "vitest";
import { TypedAhead } from "./typed-ahead.ts";

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false });

test("what is typed before a field is here is taken once, with Enter at its end", () => {
  const typed = new TypedAhead();
  expect(["o", "1", "3", "Backspace", "2", "Enter"].map((name) => typed.press(key(name)))).not.toContain(false);
  expect(typed.take()).toEqual({ text: "o12", isEntered: true });
  expect(typed.take()).toEqual({ text: "", isEntered: false });
});

test("keys that write nothing are left alone", () => {
  const typed = new TypedAhead();
  expect([key("Escape"), key("ArrowDown"), key("k", true)].map((press) => typed.press(press))).toEqual([
    false,
    false,
    false,
  ]);
  typed.press(key("Enter"));
  expect(typed.take().isEntered).toBe(false);
});
