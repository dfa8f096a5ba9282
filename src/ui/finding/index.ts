export { namesBesides } from "./names-besides.ts";
export { nearest } from "./nearest.ts";
export {
  folded,
  isSimilar,
  type Rank,
  rank,
  rankOfNames,
  rankOfText,
  type Search,
  searchOf,
} from "./rank.ts";
