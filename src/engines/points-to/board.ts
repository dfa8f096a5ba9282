import { composeBoard } from "../../trace/index.ts";
import { pointsToSection } from "./story/story.ts";

export const pointsToBoard = composeBoard({ engine: "points-to", sections: [pointsToSection] });
