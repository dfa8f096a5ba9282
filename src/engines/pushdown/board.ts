import { composeBoard } from "../../trace/index.ts";
import { pushdownSection } from "./story/story.ts";

export { oneFinal } from "./story/names.ts";
export { type Replay, type ReplayNode, type ReplayStep, replayOf } from "./story/replay-of.ts";
export { pushdownSection };

export const pushdownBoard = composeBoard({ engine: "pushdown", sections: [pushdownSection] });
