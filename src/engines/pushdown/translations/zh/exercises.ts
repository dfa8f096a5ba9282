import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "valid-paths-only": {
    title: "只走有效路径",
    q3: "这条规则压入返回点 r2。",
    q5: "ε-转移与它后面的连接。",
    q7: "在 id 之内，下面是任意调用者。",
  },
  tolls: {
    title: "最便宜的路",
    q3: "⊗ 把过路费相加，⊕ 取较小的一个。",
  },
  "from-the-end": {
    title: "从末尾开始：pre*",
    q1: "弹栈规则立即给出一条转移。",
  },
  "both-directions": {
    title: "到那里，带着栈",
    q6: "以 r 和 b 为栈顶的格局的最小权重。",
  },
};

export const zh = catalogOf(exercises);
