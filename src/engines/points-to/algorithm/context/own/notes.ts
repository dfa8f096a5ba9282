import { say } from "../../../messages/say.ts";
import { ownSelectorName, readSelector } from "./own-selector.ts";

/** What holds of a selector that the reader defined, whatever the program; nothing of others. */
export function ownSelectorNotes(spec: string): readonly string[] {
  if (ownSelectorName(spec) === undefined) return [];
  const selector = readSelector(spec);
  if (!selector.ok) return [];
  const { name, k, heapBound, forgets } = selector.value;
  const bound = Number.isFinite(k)
    ? heapBound === undefined
      ? say("own.boundedMethods", { name, method: k })
      : say("own.bounded", { name, method: k, heap: heapBound })
    : say("own.unbounded", { name });
  const forgotten = forgets.flatMap(({ name: part, parameters }) =>
    parameters.length === 0 ? [] : [say("own.forgets", { name, function: part, parameters: parameters.join(", ") })],
  );
  return [bound, ...forgotten];
}
