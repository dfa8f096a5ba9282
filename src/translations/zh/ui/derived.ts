import type { TranslationOf } from "../../../kernel/index.ts";
import type { derived } from "../../../ui/messages/en/derived.ts";

export const zh: TranslationOf<typeof derived> = {
  "derived.waiting": "等待分析结束…",
  "derived.partial": "分析中途停止：这个程序只依据部分结果，可能缺少必要的改动。",
  "derived.file": "文件",
  "derived.counts": "{lines, number} 行中有 {changed, number} 行被换成 {added, number} 行",
  "derived.notes": "{count, plural, one {# 处保持具体} other {# 处保持具体}}",
  "derived.difference": "与原程序的差别",
  "derived.before": "原来的行",
  "derived.after": "现在的行",
  "derived.text": "文本",
  "derived.causes": "原因",
  "derived.removed": "删去",
  "derived.added": "加上",
  "derived.folded": "{count, plural, one {# 行相同} other {# 行相同}}",
};
