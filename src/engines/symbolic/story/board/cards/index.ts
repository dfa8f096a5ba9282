export { agenda } from "./agenda.ts";
export { choiceText } from "./choice-text.ts";
export { testGallery } from "./test-gallery.ts";
export { treeCards } from "./tree-cards.ts";
