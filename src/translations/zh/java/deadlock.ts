import type { DEADLOCK_MESSAGES } from "../../../java/messages/deadlock.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zh: TranslationOf<typeof DEADLOCK_MESSAGES> = {
  barrier: "“{thread}”在第 {line} 行等待屏障",
  condition: "“{thread}”在第 {line} 行等待其条件的信号",
  future: "“{thread}”在第 {line} 行等待 future 的结果",
  latch: "“{thread}”在第 {line} 行等待闭锁减到 0",
  lock: "“{thread}”在第 {line} 行等待锁",
  message: "“{thread}”在第 {line} 行等待空队列中的元素",
  notify: "“{thread}”在第 {line} 行等待“notify”",
  permit: "“{thread}”在第 {line} 行等待信号量的许可",
  room: "“{thread}”在第 {line} 行等待满队列的空位",
  task: "“{thread}”等待任务，因为它的线程池从未关闭",
  thread: "“{thread}”在第 {line} 行等待一个线程结束",
};
