import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "unfolding-fig-6": {
    title: "Fig. 6 的表",
    q2: "SV¹ 把 pre(a, b) 换成它的析取项。",
    q3: "各析取项用逗号分开。",
  },
  "a-segment": {
    title: "链表的一段",
    q4: "抽象保留关于参数的陈述。",
  },
  "a-circle": {
    title: "由一段链表构成的环",
    q4: "最小的环。",
  },
  "without-a-model": {
    title: "一个地址上的两个单元",
    q2: "A¹ 不含尚未展开的谓词。",
    q4: "在第二张表中，n1 占用两个单元。Q 有基对吗？",
  },
};

export const zh = catalogOf(exercises);
