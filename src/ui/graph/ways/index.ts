export { foldedPlaces } from "./folded-places.ts";
export { wayBetween } from "./way-around.ts";
