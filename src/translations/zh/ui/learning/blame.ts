import type { blame } from "../../../../ui/messages/en/learning/blame.ts";
import type { TranslationOf } from "../../../translation-of.ts";

export const zh: TranslationOf<typeof blame> = {
  "blame.open": "是什么放它进来的？",
  "blame.title": "是什么放它进来的？",
  "blame.observed": "程序运行时出现了 `{fact}`：它不是虚假的。",
  "blame.none": "试过的更改都去不掉 `{fact}`：它可能是真的。",
  "blame.intro": "程序的运行中没有出现 `{fact}`。它会消失，如果",
  "blame.methods": "只给 {methods} 加 {context}",
  "blame.all": "改用 {context}",
  "blame.heap": "改用 {context}，堆上下文长度为 {heap, number}",
  "blame.steps": "{after, number} 步，原为 {before, number} 步",
  "blame.meeting": "在 {method} 的 {parameter} 处，这些合到了一起：",
  "blame.brings": "调用 {call} 带来 {objects}",
  "blame.perMethod": "每个方法造成多少个？",
  "blame.spurious":
    "{spurious, plural, =0 {这次运行的每个指向事实都在执行中出现过。} other {这次运行有 # 个指向事实在执行中没有出现。}}",
  "blame.gone": "只给 {method} 上下文（{context}）时，有 {count} 个消失：",
  "blame.noMethod": "没有一个方法单独造成虚假事实：需要几个方法的上下文。",
  "blame.notAll": "时间已到：可能缺少一些方法。",
  "blame.more": "还有 {count} 个",
  "blame.apply": "应用",
};
