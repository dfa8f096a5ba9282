import { describe, expect, test } from "vitest";
import { type Capability, capabilityKind } from "./capability.ts";

const singing = capabilityKind<{ readonly song: string }>();
const dancing = capabilityKind<{ readonly steps: number }>();
const capable = (...capabilities: readonly Capability[]) => ({ capabilities });

describe("a capability", () => {
  test("is found by its kind, in whatever order they are listed", () => {
    const one = capable(singing({ song: "la" }), dancing({ steps: 3 }));
    const other = capable(dancing({ steps: 3 }), singing({ song: "la" }));
    for (const each of [one, other]) {
      expect(singing.of(each)?.song).toBe("la");
      expect(dancing.of(each)?.steps).toBe(3);
    }
  });

  test("is not there where none are listed, or others", () => {
    expect(singing.of({})).toBeUndefined();
    expect(singing.of(capable(dancing({ steps: 3 })))).toBeUndefined();
  });

  test("is of one kind only, even where two kinds hold the same", () => {
    const humming = capabilityKind<{ readonly song: string }>();
    expect(humming.of(capable(singing({ song: "la" })))).toBeUndefined();
  });

  test("is each one's own", () => {
    const [first, second] = [capable(singing({ song: "la" })), capable(singing({ song: "lo" }))];
    expect([singing.of(first)?.song, singing.of(second)?.song]).toEqual(["la", "lo"]);
  });
});
