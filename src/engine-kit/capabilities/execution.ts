import { capabilityKind } from "../../kernel/index.ts";

/** The program can be executed. The facts of a table and the pointers of graphs are marked where a run showed them. */
interface Execution {
  /** The table. */
  readonly panel: string;
}

export const execution = capabilityKind<Execution>();
