import type { TranslationOf } from "../../../../kernel/index.ts";
import type { statements } from "../../../../ui/messages/en/drawings/statements.ts";

export const zh: TranslationOf<typeof statements> = {
  "statements.keys":
    "上下键沿边移到前一条或后一条语句，左键沿循环的回边移动，右键越过分支或离开循环。Enter 选中语句，Escape 离开。",
  "statements.statement": "第 {line, number} 行：{text}",
  "statements.of": "{subject} 的 {side}",
  "statements.row": "{name}，IN {into}，OUT {out}",
  "statements.legend-new": "本步新增",
  "statements.legend-read": "本步所依据",
  "statements.legend-made": "由该语句产生",
  "statements.legend-gone": "被杀死，或不再已知",
  "statements.legend-ruled-out": "对比时：另一次运行排除了它",
  "statements.legend-none": "此处未知",
  "statements.legend-current": "本步的语句",
  "statements.legend-closed": "从不执行，或没有作用",
  "statements.legend-way": "本步事实经过的路",
};
