import { capabilityKind } from "../../kernel/index.ts";

/** An option is a list of methods. */
export interface MethodChoice<Result extends object = object> {
  /** The labels to choose from. */
  methods(result: Result): readonly string[];
}

export const methodChoice = capabilityKind<MethodChoice>();
