import type { TranslationOf } from "../../../kernel/index.ts";
import type { cards } from "../../../ui/messages/en/cards.ts";

export const zh: TranslationOf<typeof cards> = {
  "tree.keys": "方向键在卡片间移动，Enter 选中，空格展开或收起折叠部分，Escape 离开。",
  "tree.card": "{name}，{said}",
  "tree.new": "+ 新",
  "tree.waiting": "等待",
  "tree.current": "当前",
  "tree.open-stretch": "{count, plural, one {展开 # 个折叠的节点} other {展开 # 个折叠的节点}}",
  "tree.close-stretch": "折叠这些节点",
  "tree.open-branch": "{count, plural, one {显示其后的 # 个节点} other {显示其后的 # 个节点}}",
  "cards.gallery": "卡片",
  "cards.table": "表",
  "cards.views": "{label}：卡片或表",
  "cards.failing": "{count, plural, one {# 个失败} other {# 个失败}}",
  "cards.passing": "{count, plural, one {# 个通过} other {# 个通过}}",
  "cards.more": "{count, plural, one {另有 # 个} other {另有 # 个}}在表中。",
  "cards.line": "第 {line, number} 行",
  "cards.path": "路径 {name}",
  "cards.pathHint": "在树中显示它的路径",
  "cards.marks": "{count, number}/{total, number} 个分支",
  "cards.keys": "上下键在卡片间移动，Enter 选中。",
};
