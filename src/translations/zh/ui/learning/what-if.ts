import type { TranslationOf } from "../../../../kernel/index.ts";
import type { whatIf } from "../../../../ui/messages/en/learning/what-if.ts";

export const zh: TranslationOf<typeof whatIf> = {
  "whatIf.notice": "算法去掉了几行：这里显示的不是它的结果。",
  "whatIf.asking": "正在与完整的算法对比…",
  "whatIf.lost":
    "{lost, plural, =0 {没有丢失事实} one {丢失 # 个事实} other {丢失 # 个事实}}{wrong, plural, =0 {} one {，其中 # 个确实会在程序运行时出现} other {，其中 # 个确实会在程序运行时出现}}",
  "whatIf.extra": "{extra, plural, one {多出 # 个事实} other {多出 # 个事实}}，是完整的算法没有的",
  "whatIf.contradicted": "{contradicted, plural, one {其中 # 个与程序的运行矛盾} other {其中 # 个与程序的运行矛盾}}",
  "whatIf.wrong": "与运行矛盾",
  "whatIf.steps": "{without, number} 步，原为 {whole, number} 步",
  "whatIf.partial": "比较因达到限制而结束：丢失、多出或与运行矛盾的可能不止这些。",
  "whatIf.facts": "丢失的事实",
  "whatIf.shown": "程序运行时出现",
  "whatIf.putAllBack": "全部放回",
};
