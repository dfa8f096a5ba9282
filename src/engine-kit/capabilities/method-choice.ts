import { capabilityKind } from "../../kernel/index.ts";

/** An option is a list of methods. */
export interface MethodChoice<Result extends object = object> {
  /** What it chooses from: labels. */
  methods(result: Result): readonly string[];
}

export const methodChoice = capabilityKind<MethodChoice>();
