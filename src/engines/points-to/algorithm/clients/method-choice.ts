import type { Method, Program } from "../../../../java/index.ts";
import type { Budget, Span } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import type { PointsToOptions } from "../../options.ts";
import { matchingMethods } from "../context/index.ts";
import { introspect } from "./introspection.ts";

/** Which methods are context-sensitive, and what there is to say about that. */
export interface MethodChoice {
  /** Does a piece of the work before the choice; true when `chooses` can be asked. */
  advance(entries: number): boolean;
  readonly chooses: (method: Method) => boolean;
  notes(): readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** The choice that `--selective` asks for; undefined when every method is context-sensitive. */
export function chooseMethods(
  program: Program,
  options: PointsToOptions,
  entry: Method,
  budget: Budget,
): MethodChoice | undefined {
  if (options.selective === undefined) return undefined;
  if (options.selective.kind === "patterns") return chooseByPattern(program, options.selective.patterns);
  const { limit } = options.selective;
  const introspection = introspect(program, options, entry, limit, budget);
  return {
    advance: (entries) => introspection.advance(entries),
    chooses: (method) => introspection.chooses(method),
    notes: () =>
      introspection.leftOut().map((method) => ({
        text: say("choice.volume", { method: method.label, limit }),
        span: method.span,
      })),
  };
}

function chooseByPattern(program: Program, patterns: readonly string[]): MethodChoice {
  const matches = matchingMethods(patterns);
  const chosen = new Set(program.methods.filter(matches));
  return {
    advance: () => true,
    chooses: (method) => chosen.has(method),
    notes: () =>
      patterns
        .filter((pattern) => !program.methods.some(matchingMethods([pattern])))
        .map((pattern) => ({ text: say("choice.pattern", { pattern }), span: undefined })),
  };
}
