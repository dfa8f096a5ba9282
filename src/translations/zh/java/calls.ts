import type { CALL_MESSAGES } from "../../../java/messages/calls.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zh: TranslationOf<typeof CALL_MESSAGES> = {
  "no-objects": "没有 {class} 的对象",
  "no-receiver": "没有接收者",
  "no-such-field": "{class} 没有这个字段",
  "no-value-of-type": "{value} 不是类型 {type} 的值",
  "wrong-number-of-values": "需要 {wanted} 个值，不是 {given} 个",
};
