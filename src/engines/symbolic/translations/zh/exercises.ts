import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "adding-numbers": {
    title: "两个数相加",
    q1: "第 19 行之后。",
    q2: "X 被展开：先换成空的析取项。",
    q4: "和的第一位数字。",
    q5: "pre 说两个链表同时结束。",
  },
  "top-and-pop": {
    title: "一个异常，一个值",
    q1: "nodes(t) 换成它的第一个析取项。",
  },
  "free-both": {
    title: "释放两个指针",
    q4: "x 和 y 可能是同一个地址。",
  },
  "the-missing-test": {
    title: "缺少的测试",
    q4: "按论文所印，y 是 null、新节点或某个变量，从不是链表内部的节点。",
  },
};

export const zh = catalogOf(exercises);
