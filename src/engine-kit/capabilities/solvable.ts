import { capabilityKind } from "../../kernel/index.ts";

/** A reader can make the moves of a run. */
interface Solvable {
  /** The option that takes picks (`picked:2.0`), where entries are chosen. */
  readonly order?: string;
}

export const solvable = capabilityKind<Solvable>();
