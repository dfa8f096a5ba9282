import type { Intrinsic, Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import {
  BadReplacement,
  expandReplacement,
  type Pattern,
  splitText,
  TooManyWays,
  type Work,
} from "../patterns/index.ts";
import type { Value } from "../values/values.ts";
import { number, text } from "./arguments.ts";

/** An intrinsic on a pattern; what its search runs out of or refuses are Java's exceptions. */
function searching(search: (call: NativeCall, work: Work, a: Value, b: Value, c: Value, d: Value) => Value): Intrinsic {
  return (call, a, b, c, d) => {
    try {
      return search(call, (turns) => call.machine.work(turns), a, b, c, d);
    } catch (problem) {
      if (problem instanceof TooManyWays) throw new Raise("StackOverflowError", null);
      if (problem instanceof BadReplacement) throw new Raise(problem.exception, problem.message);
      throw problem;
    }
  };
}

function pattern({ machine }: NativeCall, source: Value): Pattern {
  const found = machine.patterns.read(text(source));
  // The library asks `isPattern` first.
  if (found === undefined) throw new Raise("IllegalArgumentException", text(source));
  return found;
}

function replaced(self: string, by: string, found: Pattern, isGlobal: boolean, work: Work): string {
  let from = 0;
  let result = "";
  for (const match of found.matchesIn(self, work)) {
    const [start = 0, end = 0] = match;
    result += self.slice(from, start) + expandReplacement(by, self, match, found);
    from = end;
    if (!isGlobal) break;
  }
  return result + self.slice(from);
}

/** Regular expressions. */
export const PATTERNS: Intrinsics = {
  "Scanner.matchLength(String,String,int)": searching((call, work, source, subject, index) => {
    const [start = 0, end = 0] = pattern(call, source).matchAt(text(subject), number(index), work) ?? [];
    return end - start;
  }),
  "String.isPattern(String)": ({ machine }, source) => machine.patterns.read(text(source)) !== undefined,
  "String.matchesPattern(String)": searching((call, work, self, source) =>
    pattern(call, source).matches(text(self), work),
  ),
  "String.replacePattern(String,String,boolean)": searching((call, work, self, source, by, isGlobal) =>
    call.string(replaced(text(self), text(by), pattern(call, source), isGlobal === true, work)),
  ),
  "String.splitPattern(String,int)": searching((call, work, self, source, limit) =>
    call.array("String", splitText(text(self), pattern(call, source), number(limit), work).map(call.string)),
  ),
};
