import { catalog } from "../../../kernel/index.ts";

/** Texts of cards: the nodes of a tree, results that are drawn. */
export const cards = catalog("uiCards", {
  "tree.keys":
    "Arrow keys move between the cards, Enter selects one, Space opens or closes folded nodes, Escape leaves.",
  "tree.card": "{name}, {said}",
  "tree.new": "+ new",
  "tree.waiting": "waits",
  "tree.current": "now",
  "tree.open-stretch": "{count, plural, one {Open # folded node} other {Open # folded nodes}}",
  "tree.close-stretch": "Fold these nodes",
  "tree.open-branch": "{count, plural, one {Show # node behind it} other {Show # nodes behind it}}",
  "cards.gallery": "Gallery",
  "cards.table": "Table",
  "cards.views": "{label}: gallery or table",
  "cards.failing": "{count, plural, one {# fails} other {# fail}}",
  "cards.passing": "{count, plural, one {# passes} other {# pass}}",
  "cards.more": "{count, plural, one {# more is} other {# more are}} in the table.",
  "cards.line": "line {line, number}",
  "cards.path": "path {name}",
  "cards.pathHint": "Show its path in the tree",
  "cards.marks": "{count, number} of {total, number} branches",
  "cards.keys": "Up and down move between the cards, Enter selects one.",
});
