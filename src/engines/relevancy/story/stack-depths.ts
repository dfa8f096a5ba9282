import { append } from "../../../kernel/index.ts";

/**
 * How many calls are open at most when a method runs, calls that lead back to an open method left out: a call goes down,
 * and what it returns comes up. The first method is the one that everything starts with.
 *
 * @param calls from caller to callee
 */
export function stackDepths(
  methods: readonly string[],
  calls: readonly (readonly [caller: string, callee: string])[],
): ReadonlyMap<string, number> {
  const callees = new Map<string, string[]>();
  for (const [caller, callee] of calls) append(callees, caller, callee);
  const order = calleesFirst(methods, callees);
  const place = new Map(order.map((method, index) => [method, index]));
  const depths = new Map(methods.map((method) => [method, 0]));
  for (const method of order.toReversed()) {
    const depth = depths.get(method) ?? 0;
    for (const callee of callees.get(method) ?? []) {
      const isBack = (place.get(callee) ?? 0) >= (place.get(method) ?? 0);
      if (!isBack) depths.set(callee, Math.max(depths.get(callee) ?? 0, depth + 1));
    }
  }
  return depths;
}

/** Each method after what it calls, but for calls that lead back to an open one. Without recursion: stacks may be deep. */
function calleesFirst(methods: readonly string[], callees: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  for (const root of methods) {
    const open = [{ method: root, rest: [root][Symbol.iterator]() }];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { value: next, done } = top.rest.next();
      if (done === true) {
        open.pop();
        if (open.length > 0) order.push(top.method);
      } else if (!seen.has(next)) {
        seen.add(next);
        open.push({ method: next, rest: (callees.get(next) ?? [])[Symbol.iterator]() });
      }
    }
  }
  return order;
}
