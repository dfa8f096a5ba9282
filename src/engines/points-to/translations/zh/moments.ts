import type { TranslationOf } from "../../../../kernel/index.ts";
import type { moments } from "../../messages/moments.ts";

export const zh: TranslationOf<typeof moments> = {
  "points-to.moment.end": "不动点",
  "points-to.moment.merge": "多次调用在 `{pointer}` 汇合",
  "points-to.moment.merge-ahead": "`{method}` 中的汇合",
  "points-to.moment.spurious": "第一个 {selector} 没有的事实：`{fact}`",
  "points-to.moment.spurious-ahead": "一个 {selector} 没有的事实",
  "points-to.moment.last-method": "最后一个新方法：`{method}`",
  "points-to.moment.last-method-ahead": "最后一个新方法",
  "points-to.moment.class": "`{class}` 的第一个方法：`{method}`",
  "points-to.moment.class-ahead": "`{class}` 的第一个方法",
  "points-to.moment.method": "第一次调用 `{method}`",
  "points-to.moment.chapter": "`{place}`",
};
