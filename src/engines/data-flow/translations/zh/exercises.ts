import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "which-definitions-reach": {
    title: "哪些定值到达",
    q1: "参数在入口处定值：p@2。",
  },
  "what-is-live": {
    title: "哪些是活跃的",
    q2: "在第一轮，还没有访问循环的时候。",
    q5: "在入口处活跃的局部变量，是在赋值之前使用的。",
  },
  "what-is-available": {
    title: "每条路径上都可用的",
    q1: "必定分析从所有表达式开始，只有一处例外。",
    q3: "给 b 赋值。",
  },
  "always-five": {
    title: "总是五，却不是常量",
    q1: "各个绑定用逗号分开：left=NAC, a=2。",
    q3: "两条路径汇合处，不同的值变成 NAC。",
  },
};

export const zh = catalogOf(exercises);
