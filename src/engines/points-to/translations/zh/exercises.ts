import type { ExerciseTranslations } from "../../../../engine-kit/index.ts";
import { catalogOf } from "../../../../kernel/index.ts";

const exercises: ExerciseTranslations = {
  "one-for-all-callers": {
    title: "所有调用者共用一个 id",
    q1: "AddReachable 处理 main 的静态调用。",
    q7: "i 是什么？它的值来自第 7 行调用的方法。",
  },
  "a-clone-for-each-call": {
    title: "每次调用一个 id 的副本",
    q3: "返回的值流回这个副本的调用者。",
  },
  "the-worklist-by-hand": {
    title: "手工走工作列表",
    q4: "工作列表是一个队列。",
  },
  "two-contexts-of-id": {
    title: "id 的两个上下文",
    q5: "指针流图的边从实参通向形参，或从结果通向调用者。",
  },
  "edges-of-the-call-graph": {
    title: "调用图的边",
  },
  "the-receiver-is-the-context": {
    title: "接收者就是上下文",
    q2: "第 14 行和第 15 行在同一个接收者上调用 id。",
  },
  "fields-of-two-objects": {
    title: "两个对象的字段",
  },
  "where-the-call-sites-meet": {
    title: "两个调用串在哪里汇合",
    q2: "调用点组成的串，1-调用点敏感只保留最后一个。",
    q5: "程序运行时，a1.f 是 b1，a2.f 是 b2。分析怎么说？",
  },
  "one-object-for-two-calls": {
    title: "两次调用，一个抽象对象",
  },
  "an-object-for-each-context": {
    title: "每个上下文一个抽象对象",
    q1: "对象连同它的堆上下文来写：[4]:o8。",
    q5: "堆上下文把对象区分开。哪些方法可达？",
  },
  "the-type-that-contains-the-allocation": {
    title: "分配点所在的类型",
    q1: "o3 是 Y。它在哪个类中分配？",
  },
  "strings-of-length-two": {
    title: "长度为二的调用串",
    q3: "bar 一再地调用自己。",
  },
};

export const zh = catalogOf(exercises);
