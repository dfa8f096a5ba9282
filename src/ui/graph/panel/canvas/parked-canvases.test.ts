import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ParkedCanvases } from "./parked-canvases.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const canvas = () => ({ leave: vi.fn(), destroy: vi.fn() });

test("a canvas leaves the page and is there for who comes back, once", () => {
  const lot = new ParkedCanvases<ReturnType<typeof canvas>>();
  const flow = canvas();
  lot.park("flow", flow);
  expect(flow.leave).toHaveBeenCalledOnce();
  expect(lot.take("map")).toBeUndefined();
  expect(lot.take("flow")).toBe(flow);
  expect(lot.take("flow")).toBeUndefined();
  vi.runAllTimers();
  expect(flow.destroy).not.toHaveBeenCalled();
});

test("two are kept, and none for long", () => {
  const lot = new ParkedCanvases<ReturnType<typeof canvas>>();
  const [one, two, three] = [canvas(), canvas(), canvas()];
  lot.park("one", one);
  lot.park("two", two);
  lot.park("three", three);
  expect(one.destroy).toHaveBeenCalledOnce();
  expect(two.destroy).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(two.destroy).toHaveBeenCalledOnce();
  expect(three.destroy).toHaveBeenCalledOnce();
  expect(lot.take("three")).toBeUndefined();
});

test("of two canvases with the same layout the newer one is kept", () => {
  const lot = new ParkedCanvases<ReturnType<typeof canvas>>();
  const [first, second] = [canvas(), canvas()];
  lot.park("flow", first);
  lot.park("flow", second);
  expect(first.destroy).toHaveBeenCalledOnce();
  expect(lot.take("flow")).toBe(second);
});
