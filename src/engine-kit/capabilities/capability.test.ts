import { describe, expect, test } from "vitest";
import { type Capability, capabilityKind } from "./capability.ts";

const singing = capabilityKind<{ readonly song: string }>();
const dancing = capabilityKind<{ readonly steps: number }>();
const engine = (...capabilities: readonly Capability[]) => ({ page: { capabilities } });

describe("a capability", () => {
  test("is found by its kind, in whatever order an engine lists its own", () => {
    const one = engine(singing({ song: "la" }), dancing({ steps: 3 }));
    const other = engine(dancing({ steps: 3 }), singing({ song: "la" }));
    for (const each of [one, other]) {
      expect(singing.of(each)?.song).toBe("la");
      expect(dancing.of(each)?.steps).toBe(3);
    }
  });

  test("is not there where an engine lists none, or lists others", () => {
    expect(singing.of({ page: {} })).toBeUndefined();
    expect(singing.of(engine(dancing({ steps: 3 })))).toBeUndefined();
  });

  test("is of one kind only, even where two kinds hold the same", () => {
    const humming = capabilityKind<{ readonly song: string }>();
    expect(humming.of(engine(singing({ song: "la" })))).toBeUndefined();
  });

  test("is each engine's own", () => {
    const [first, second] = [engine(singing({ song: "la" })), engine(singing({ song: "lo" }))];
    expect([singing.of(first)?.song, singing.of(second)?.song]).toEqual(["la", "lo"]);
  });
});
