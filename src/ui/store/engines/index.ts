export { Boards } from "./boards.ts";
export { engineOfLink, enginesOn, routesOf } from "./engines.ts";
