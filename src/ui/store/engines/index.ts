export { Boards } from "./boards.ts";
export { type ComparedEngine, comparedEngine, engineOfLink, enginesOn, routesOf, takesRuns } from "./engines.ts";
