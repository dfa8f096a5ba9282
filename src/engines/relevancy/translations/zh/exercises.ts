import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "merged-limits": {
    title: "两个上限，合并全局变量",
    q1: "第 3 行的语句。",
    q5: "l2 由 7 创建，又增加 7。Table 1 对所有调用只保留每个字段的一个副本。",
  },
  "refined-limits": {
    title: "两个上限，区分全局变量",
    q1: "Table 2 给字段标上访问它的方法的上下文。",
  },
  "one-local-two-definitions": {
    title: "一个局部变量，两个定值",
    q1: "从第 5 行起，x 是另一个定值：x₂。",
    q5: "有两条边通向 before：一条来自 env，一条来自 x₁。它们的权重合并。",
    q6: "y 只在一个分支上重新赋值。",
  },
  "recursion-and-relevancy": {
    title: "递归与返回点",
    q3: "power 有一次以符号调用，有一次以常量调用。只有有效路径才算。",
  },
};

export const zh = catalogOf(exercises);
