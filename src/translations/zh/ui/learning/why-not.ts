import type { TranslationOf } from "../../../../kernel/index.ts";
import type { whyNot } from "../../../../ui/messages/en/learning/why-not.ts";

export const zh: TranslationOf<typeof whyNot> = {
  "whyNot.open": "为什么没有某个事实？",
  "whyNot.title": "为什么没有？",
  "whyNot.fact": "一个没有出现的事实",
  "whyNot.placeholder": "写法与表中相同：{example}",
  "whyNot.ask": "提问",
  "whyNot.close": "关闭",
  "whyNot.suggestions": "没有出现的事实",
  "whyNot.asking": "查找中…",
  "whyNot.holds": "`{fact}` 是有的。",
  "whyNot.none": "这个程序中没有规则能得出它。",
  "whyNot.attempt": "{rule}，第 {line, number} 行",
  "whyNot.lacks": "缺少：{fact}",
  "whyNot.there": "已有：{fact}",
  "whyNot.instead": "实际是：{fact}",
  "whyNot.above": "上面也缺它：它会依赖于自身",
  "whyNot.cut": "再问一次，看它缺什么",
  "whyNot.again": "问为什么没有 {fact}",
  "whyNot.partial": "运行到达上限而结束：这个事实仍可能出现。",
};
