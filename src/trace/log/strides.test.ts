import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../testing/seeds.ts";
import { granularities, NONE, Recorder, Recording, StridesOverLibrary, SymbolTables } from "../index.ts";

const steps = fc.array(fc.record({ level: fc.constantFrom(...granularities), isInLibrary: fc.boolean() }), {
  maxLength: 60,
});

interface WrittenStep {
  readonly level: (typeof granularities)[number];
  readonly isInLibrary: boolean;
}

function write(recorder: ReturnType<Recorder["section"]>, { level, isInLibrary }: WrittenStep): void {
  const fact = { kind: isInLibrary ? 1 : 0, a: 0, b: 0, c: 0 };
  recorder.write({ kind: "derive", rule: "rule", line: 0, level, fact, premises: [NONE] });
}

function opened() {
  const recorder = new Recorder();
  const section = recorder.section("s", { rules: ["rule"], procedures: {} }, new SymbolTables());
  const recording = new Recording();
  const strides = new StridesOverLibrary(recording, (seq) => recording.steps.factKind(seq) === 1);
  return { recorder, section, recording, strides };
}

/** The positions that presses lead to, from the beginning to the end. */
function walked(strides: Pick<Recording, "nextStop">, { length }: Recording, size: WrittenStep["level"]): number[] {
  const positions = [0];
  for (let n = 0; n < length; ) {
    n = strides.nextStop(n, size);
    positions.push(n);
  }
  return positions;
}

describe("over the library", () => {
  test.each(granularities)("at every step size (%s) a stretch of the library is one stride", (size) => {
    fc.assert(
      fc.property(steps, (written) => {
        const { recorder, section, recording, strides } = opened();
        for (const step of written) write(section, step);
        recording.append(recorder.takeChunk());
        const all = walked(recording, recording, size);
        const own = walked(strides, recording, size);
        expect(all).toEqual(expect.arrayContaining(own));
        expect([own[0], own.at(-1)]).toEqual([0, recording.length]);
        const isStretch = (from = 0, to = 0) => written.slice(from, to).every(({ isInLibrary }) => isInLibrary);
        const wanted = all.filter(
          (n, place) =>
            place === 0 || n === recording.length || !(isStretch(all[place - 1], n) && isStretch(n, all[place + 1])),
        );
        expect(own).toEqual(wanted);
        for (const [place, n] of own.entries()) {
          if (place > 0) expect(strides.previousStop(n, size)).toBe(own[place - 1]);
        }
        expect(strides.strideCount(size)).toBe(own.length - 1);
        expect(strides.isInUse).toBe(written.some(({ isInLibrary }) => isInLibrary));
      }),
      law(100, 71),
    );
  });

  test("a recording that grows has the stops of one that came in one piece", () => {
    fc.assert(
      fc.property(steps, fc.nat(), (written, cut) => {
        const { recorder, section, recording, strides } = opened();
        const whole = opened();
        for (const [place, step] of written.entries()) {
          write(section, step);
          write(whole.section, step);
          if (place % (1 + (cut % 7)) !== 0) continue;
          recording.append(recorder.takeChunk());
          strides.nextStop(0, "rule");
        }
        recording.append(recorder.takeChunk());
        whole.recording.append(whole.recorder.takeChunk());
        for (const size of granularities)
          expect(walked(strides, recording, size)).toEqual(walked(whole.strides, whole.recording, size));
      }),
      law(50, 72),
    );
  });
});
