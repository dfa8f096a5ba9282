import type { Context, ContextElement, Contexts } from "./context.ts";
import type { ContextSelector } from "./selector.ts";

/**
 * S-2obj+H: Kastrinis and Smaragdakis, Hybrid Context-Sensitivity for Points-To Analysis (PLDI 2013), section 3.2. With
 * contexts written oldest first, c = hs ++ o, where o is the receiver, left out before there is one:
 * Select(_, _, [h]:oᵢ) = [h, oᵢ]; a static callee keeps the receiver, Select(c, l, _) = [the last of hs, l, o];
 * the heap context is [o].
 */
export function selectiveHybrid(): ContextSelector {
  return {
    k: 3,
    usualHeap: 1,
    formula: {
      instance: "Select(c, l, [h]:oᵢ) = [h, oᵢ]",
      static: "Select([h, o], l, –) = [h, l, o]",
      heap: "Heap([h, o], oᵢ) = [o]",
      source: "selective-hybrid",
    },
    selectStatic(contexts, caller, site) {
      const { before, receiver } = split(caller);
      return contexts.of([...before.slice(-1), { kind: "call-site", site }, ...receiver]);
    },
    selectInstance: (contexts, _caller, _site, receiver) =>
      contexts.append(receiver.context, { kind: "object", site: receiver.site }, 2),
    selectHeap: (contexts, context, heap) => contexts.last(receiverOf(contexts, context), heap),
  };
}

function receiverOf(contexts: Contexts, context: Context): Context {
  return contexts.of(split(context).receiver);
}

/** A context of static calls alone has no receiver. */
function split({ elements }: Context): {
  readonly before: readonly ContextElement[];
  readonly receiver: readonly ContextElement[];
} {
  const end = elements.at(-1)?.kind === "object" ? elements.length - 1 : elements.length;
  return { before: elements.slice(0, end), receiver: elements.slice(end) };
}
