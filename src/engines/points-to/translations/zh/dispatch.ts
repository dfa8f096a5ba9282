import type { TranslationOf } from "../../../../kernel/index.ts";
import type { dispatch } from "../../messages/dispatch.ts";

export const zh: TranslationOf<typeof dispatch> = {
  "dispatch.receiver": "接收者 {object}",
  "dispatch.found": "有 {signature}：找到的方法",
  "dispatch.passed": "经过：没有 {signature}",
  "dispatch.other": "有 {signature}：未选中",
  "dispatch.abstract": "{signature} 没有方法体",
};
