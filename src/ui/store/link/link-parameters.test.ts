import { expect, test, vi } from "vitest";
import { pack, unpack } from "./link-files.ts";
import { readParameters } from "./link-parameters.ts";

const large = `v1.${pack("x".repeat(199_000))}`;

test("of 3,000 packed parameters only those that are asked for are inflated, each once", () => {
  const parts = Array.from({ length: 3_000 }, (_, at) => `n${at}=${large}`);
  const inflate = vi.fn(unpack);
  const parameters = readParameters(["v1.code", ...parts, "context=2-obj"].join("&"), inflate);
  expect([parameters.get("code"), parameters.get("context"), parameters.has("n7")]).toEqual(["v1.code", "2-obj", true]);
  expect(inflate).not.toHaveBeenCalled();
  expect([parameters.get("n7"), parameters.get("n7")].map((text) => text?.length)).toEqual([199_000, 199_000]);
  expect(inflate).toHaveBeenCalledTimes(1);
});

test("a link inflates to 6 MB together; what goes beyond stays packed", () => {
  const parameters = readParameters(Array.from({ length: 60 }, (_, at) => `n${at}=${large}`).join("&"));
  const texts = Array.from({ length: 60 }, (_, at) => parameters.get(`n${at}`) ?? "");
  const inflated = texts.filter((text) => text !== large);
  expect(inflated).toHaveLength(31);
  expect(texts.slice(31).every((text) => text === large)).toBe(true);
});

test("what is damaged, or no text, stays as it is written", () => {
  const number = `v1.${pack(7)}`;
  const parameters = readParameters(`a=v1.damaged&b=${number}&c=%zz&d=a%2Bb`);
  expect(["a", "b", "c", "d", "e"].map((name) => parameters.get(name))).toEqual([
    "v1.damaged",
    number,
    "%zz",
    "a+b",
    undefined,
  ]);
});
