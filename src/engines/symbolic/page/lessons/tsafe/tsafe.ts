import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const tsafe: Subject = {
  id: "flight-trajectory",
  title: "Flight trajectory",
  source: "Symbolic execution with separation logic, Table 1 (TSAFE, re-created)",
  summary: "A record of records: a flight with its last observation and a list of the fixes ahead.",
  question: {
    ask: "For how long a route is every branch of `trajectory` covered?",
    facts: ["node 4 (42bF: Horizon < m1): return l1", "4 of 4 branches are covered"],
    answer: "For one fix at most: no route, a fix within the horizon, and one beyond it.",
  },
  files: filesAt("tsafe/TSAFE.java", "tsafe/TSAFE.sl"),
  methods: [{ name: "trajectory", depth: 1 }],
  text: [
    "The trajectory of a flight goes from where it was seen along the fixes of its route, as far as they are within the horizon. Without the precondition flight, track and a route with a cycle would all be possible.",
    "Re-created: the program is written for this lesson, and only its shape, records around a list of fixes, follows that of TSAFE. The paper prints neither its methods nor its formulas; it names one method, TS_R_3, which calls native code, so that its row says 24 %. Nothing here is native: the two rows do not measure the same code.",
  ],
  isRecreated: true,
  table1: { program: "TSAFE", tests: 5, cov: 24, calls: 13, seconds: 3 },
};
