import { composeBoard } from "../../trace/index.ts";
import { separationSection } from "./story/board/story.ts";

export { separationSection };

/** How a run of Algorithm 1 is shown. */
export const separationBoard = composeBoard({ engine: "separation", sections: [separationSection] });
