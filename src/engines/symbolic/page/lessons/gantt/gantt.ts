import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const gantt: Subject = {
  id: "dependency-graph",
  title: "Dependency graph",
  source: "Symbolic execution with separation logic, Table 1 (Gantt, re-created)",
  summary: "A list of lists whose edges lead back into the outer list: every task can be reached in more than one way.",
  question: {
    ask: "A dependency leads to a task that the list has anyway. Do such graphs cover every branch of `schedule`?",
    facts: ["6 of 6 branches are covered"],
    answer: "Yes, with six inputs of up to two tasks and one or two dependencies: each is an alias of the next task.",
    beside: 5,
  },
  files: filesAt("gantt/Gantt.java", "gantt/Gantt.sl"),
  methods: [
    { name: "schedule", depth: 4 },
    { name: "end", depth: 2 },
    { name: "depend", depth: 2 },
    { name: "free", depth: 4 },
  ],
  contexts: "once",
  text: [
    "tasks(x) has the tasks in their order, edges(d, n) the dependencies of one of them. n is in both: a dependency leads to the task that comes next anyway, so edge.to is an alias of task.next, never a task of its own.",
    "Re-created: the program is written for this lesson, and only its shape, a graph of tasks and dependencies, follows that of GanttProject. The paper prints neither its methods nor its formulas. That dependencies lead to the next task only is a choice: a graph in which they lead anywhere has, in general, no inductive definition of this kind.",
  ],
  isRecreated: true,
  table1: { program: "Gantt", tests: 21, cov: 100, calls: 140, seconds: 25 },
};
