export { foldedPlaces } from "./folded-places.ts";
export { routeBetween } from "./route-around.ts";
