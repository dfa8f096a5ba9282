import type { NOTE_MESSAGES } from "../../../java/messages/notes.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zh: TranslationOf<typeof NOTE_MESSAGES> = {
  "native-method": "本地方法在这里没有代码：不知道它做什么。",
  "native-library": "不加载本地代码：不知道它做什么。",
  threads:
    "线程、任务和 future 轮流运行，次序总是相同：新的立即运行，直到结束、等待、休眠，或运行满一百万步。Java 可能选择别的次序。",
  clock: "运行的时钟从 2023 年 11 月 14 日开始，随其步数前进，所以相同的运行结果相同。",
  "library-fault": "库的这一部分无法编译：{error}",
};
