import type { Intrinsic, Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import { Raise } from "../machine/signals.ts";
import {
  BadReplacement,
  expandReplacement,
  type Match,
  type Matcher,
  type NotAPattern,
  Pattern,
  splitText,
  TooManyWays,
  type Work,
} from "../patterns/index.ts";
import type { Value } from "../values/values.ts";
import { number, text } from "./arguments.ts";

type Values = Parameters<Intrinsic> extends [NativeCall, ...infer V] ? V : never;
type Search = (call: NativeCall, work: Work, ...values: Values) => Value;

/** An intrinsic on a pattern; what its search runs out of or refuses are Java's exceptions. */
function searching(run: Search): Intrinsic {
  return (call, ...values) => {
    try {
      return run(call, (turns) => call.machine.work(turns), ...values);
    } catch (problem) {
      if (problem instanceof TooManyWays) throw new Raise("StackOverflowError", null);
      if (problem instanceof BadReplacement) throw new Raise(problem.exception, problem.message);
      throw problem;
    }
  };
}

function pattern({ machine }: NativeCall, source: Value, flags: Value = 0): Pattern {
  const found = machine.patterns.read(text(source), number(flags));
  if (found instanceof Pattern) return found;
  // The library asks `isPattern` first.
  throw new Raise("IllegalArgumentException", found.message);
}

/** What keeps a text from being a pattern. */
function problem({ machine }: NativeCall, source: Value, flags: Value): NotAPattern | undefined {
  const found = machine.patterns.read(text(source), number(flags));
  return found instanceof Pattern ? undefined : found;
}

/** Kinds of search, as numbered by the library's class Pattern; any other one is for a match of the whole text. */
const ANYWHERE = 0;
const THERE = 1;

function search(matcher: Matcher, from: number, previous: number, kind: number): Match | undefined {
  if (kind === ANYWHERE) return matcher.find(from, previous);
  return kind === THERE ? matcher.matchAt(from, previous) : matcher.matchAll(previous);
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

/**
 * Regular expressions in Java's notation. `matchesPattern`: the whole text. `replacePattern`: everywhere or the first;
 * `$1`, `${name}` and `\$` in the replacement mean what they mean in Java. `splitPattern`: a limit of 0 drops empty texts
 * at the end, a positive one is the most parts, a negative one keeps all; nothing before a match of length 0 at the
 * start. `matchLength(pattern, text, index)`: the length of what matches exactly at the index, or 0. `find`: where the
 * match and its groups begin and end, two numbers each, -1 for a group that took no part. Without a match there and then
 * it is null, or as one number how far a turn of a loop or what is looked for ahead came last: from there Java's next
 * `find` goes on. `flagsOf`: with those that the pattern sets itself, -1 for what is no pattern. `groupNamed`: -1 when
 * there is none. `problemOf`, `problemIndex`: what is no pattern, in Java's words, and where; -1 for nowhere.
 */
export const PATTERNS: Intrinsics = {
  "Scanner.matchLength(String,String,int)": searching((call, work, source, subject, index) => {
    const [start = 0, end = 0] = pattern(call, source).matcher(text(subject), work).matchAt(number(index)) ?? [];
    return end - start;
  }),
  "Pattern.flagsOf(String,int)": ({ machine }, source, flags) => {
    const found = machine.patterns.read(text(source), number(flags));
    return found instanceof Pattern ? number(flags) | found.flags : -1;
  },
  "Pattern.groupCount(String,int)": (call, source, flags) => pattern(call, source, flags).groups,
  "Pattern.groupNamed(String,int,String)": (call, source, flags, name) =>
    pattern(call, source, flags).groupNamed(text(name)) ?? -1,
  "Pattern.find(String,int,String,int,int,int)": searching(
    (call, work, source, flags, subject, from, previous, kind) => {
      const matcher = pattern(call, source, flags).matcher(text(subject), work);
      const match = search(matcher, number(from), number(previous), number(kind));
      if (match !== undefined) return call.array("int", match);
      return number(kind) === ANYWHERE || matcher.accepted < 0 ? null : call.array("int", [matcher.accepted]);
    },
  ),
  "PatternSyntaxException.problemOf(String,int)": (call, source, flags) =>
    call.string(problem(call, source, flags)?.message ?? ""),
  "PatternSyntaxException.problemIndex(String,int)": (call, source, flags) => problem(call, source, flags)?.index ?? -1,
  "String.isPattern(String)": (call, source) => problem(call, source, 0) === undefined,
  "String.matchesPattern(String)": searching(
    (call, work, self, source) => pattern(call, source).matcher(text(self), work).matchAll() !== undefined,
  ),
  "String.replacePattern(String,String,boolean)": searching((call, work, self, source, by, isGlobal) =>
    call.string(replaced(text(self), text(by), pattern(call, source), isGlobal === true, work)),
  ),
  "String.splitPattern(String,int)": searching((call, work, self, source, limit) =>
    call.array("String", splitText(text(self), pattern(call, source), number(limit), work).map(call.string)),
  ),
};
