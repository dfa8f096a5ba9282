import { composeBoard } from "../../trace/index.ts";
import { dataFlowSection } from "./story/story.ts";

export const dataFlowBoard = composeBoard({ engine: "data-flow", sections: [dataFlowSection] });
