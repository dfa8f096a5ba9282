import { capabilityKind } from "../../kernel/index.ts";
import type { GivenOptions, RawOptions } from "../../options/index.ts";
import type { Message } from "../../trace/index.ts";

/** Sentences below a panel, made of the answer of a command that is asked when a run is over. */
export interface FollowUp<Result extends object = object, Answer extends object = object> {
  readonly panel: string;
  readonly command: string;
  /** What is asked; undefined where there is nothing to ask. */
  request(result: Result, options: GivenOptions): RawOptions | undefined;
  messages(answer: Answer): readonly Message[];
}

export const followUp = capabilityKind<FollowUp>();
