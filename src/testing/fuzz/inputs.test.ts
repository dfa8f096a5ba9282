import { expect, test } from "vitest";
import { analysisCommands, generalCommands } from "../../session/index.ts";
import { Random } from "./generate/random.ts";
import { kindsOf } from "./inputs.ts";
import { languages } from "./texts.ts";

const kinds = kindsOf({ size: 60, longest: 1_500, timeout: 300, maxSteps: 1_000 });

test("every command is sent inputs", () => {
  const sent = new Set(languages.flatMap(({ commands }) => commands));
  expect([...analysisCommands, ...generalCommands].map(({ name }) => name).filter((name) => !sent.has(name))).toEqual(
    [],
  );
});

test.each(kinds)("the same seed makes the same input: $name", ({ make }) => {
  for (let seed = 0; seed < 20; seed++) expect(make(new Random(seed))).toEqual(make(new Random(seed)));
});
