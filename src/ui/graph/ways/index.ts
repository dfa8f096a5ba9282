export { foldedPlaces } from "./folded-places.ts";
