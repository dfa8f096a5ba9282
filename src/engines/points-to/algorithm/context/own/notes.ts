import { failure, type Result, success } from "../../../../../kernel/index.ts";
import type { Finding } from "../../../../../options/index.ts";
import { say } from "../../../messages/say.ts";
import { type OwnSelector, ownSelectorName, readSelector } from "./own-selector.ts";

/** What holds of a selector that the reader defined, whatever the program; nothing of others. */
export function ownSelectorNotes(spec: string): readonly string[] {
  const found = ownSelectorName(spec) === undefined ? failure() : checkSelector(spec);
  return found.ok ? found.value.map(({ text }) => text) : [];
}

/** The mistakes in a definition, or what holds of the selector. */
export function checkSelector(spec: string): Result<readonly Finding[]> {
  const selector = readSelector(spec);
  return selector.ok ? success(findingsOn(selector.value)) : selector;
}

function findingsOn({ name, k, heapBound, forgets }: OwnSelector): readonly Finding[] {
  const isBounded = Number.isFinite(k);
  const bound =
    heapBound === undefined
      ? say("own.boundedMethods", { name, method: k })
      : say("own.bounded", { name, method: k, heap: heapBound });
  return [
    { text: isBounded ? bound : say("own.unbounded", { name }), isGood: isBounded },
    ...forgets
      .filter(({ parameters }) => parameters.length > 0)
      .map(({ name: part, parameters }) => ({
        text: say("own.forgets", { name, function: part, parameters: parameters.join(", ") }),
        isGood: true,
      })),
  ];
}
