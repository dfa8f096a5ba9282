import type { TranslationOf } from "../../../../kernel/index.ts";
import type { embed } from "../../../../ui/messages/en/classroom/embed.ts";

export const zh: TranslationOf<typeof embed> = {
  "embed.noWalk": "框架中只能显示一个分析的演示。请使用在分析页面上点“分享”复制的链接。",
  "embed.badRequest":
    '无法读取这条消息：{found}。请发送带有步数或事实的 "goto"，或发送 "state"；见 docs/embedding.md。',
  "embed.noFact": "这次运行中没有事实“{fact}”。请按表格中的写法来写，例如 []:x ∋ o3。",
};
