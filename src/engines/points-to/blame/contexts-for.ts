import type { Method } from "../../../java/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { FixedPoint } from "../why-not/fixed-point.ts";

/** The contexts that a method is given alone. */
export const aloneSelectors = ["1-call", "1-obj"] as const;

/** The methods of a run that contexts are of use for. */
export function ownMethods(run: FixedPoint): readonly Method[] {
  return run.methods.filter((method) => !method.class.isLibrary && method.kind !== "static-initializer");
}

/** The options that give contexts to these methods, and to no others. */
export function chosen(context: string, methods: readonly Method[]): GivenOptions {
  return { context, heap: context === "1-obj" ? 1 : 0, selective: methods.map(({ label }) => label).join(",") };
}
