import type { TranslationOf } from "../../../kernel/index.ts";
import type { program } from "../../../ui/messages/en/program.ts";

export const zh: TranslationOf<typeof program> = {
  "program.files": "源文件",
  "program.edit": "编辑",
  "program.edit-done": "完成",
  "program.empty": "还没有程序。请选一个课例，或从自己的程序开始。",
  "program.load-slow": "完整的编辑器还在加载：10 秒内没有收到任何内容。在此期间可以使用这个简单的编辑器。",
  "program.load-failed": "完整的编辑器没能加载。这个简单的编辑器可以使用。",
  "program.editor-label": "{label}：{file}。按 Tab 移到下一个控件；按 Ctrl+M 则让 Tab 用于缩进。",
  "program.source-label": "{label}：{file}",
  "program.statements": "S {count} / {total}",
  "program.statements-hint": "S：可达方法中的语句。每条语句前有一个标记，新加入的为橙色",
  "program.line-now": "当前语句",
  "program.line-also": "也属于这一步",
  "program.line-premise": "有一个前提来自这里",
  "program.line-breakpoint": "断点",
  "program.line-cut": "这一行太长，其余部分不显示。",
  "program.tab-indents": "现在 Tab 用于缩进。按 Ctrl+M 则让 Tab 离开编辑器。",
};
