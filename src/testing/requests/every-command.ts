import type { InputFile } from "../../kernel/index.ts";
import { JAVA, REQUESTS } from "./analysis-requests.ts";

const exercise = JSON.stringify({
  fixscope: "exercise",
  version: 1,
  title: "A call",
  engine: "points-to",
  files: JAVA,
  options: { context: "ci" },
  questions: [{ kind: "value", id: "x", of: "pt(a)", points: 2 }],
});
const handedIn = JSON.stringify({ fixscope: "answers", version: 1, exercise: "A call", answers: { x: ["o5"] } });
const slide = { lesson: "one-call-site", step: 1 };
const lecture = JSON.stringify({
  fixscope: "lecture",
  version: 1,
  title: "A lecture",
  slides: [slide, { lesson: "widening", step: 1 }],
});
const RUNNING: readonly InputFile[] = [
  {
    name: "R.java",
    text: "class R { public static void main(String[] s) { System.out.println(1); for (;;) s = s; } }",
  },
];

/** What asks about facts, or for one of them, names one that is there. */
const ASKED: typeof REQUESTS = {
  "why-not": [JAVA, { fact: "o8 ∈ pt(x)" }],
  blame: [JAVA, { fact: "o4 ∈ pt(b)" }],
  "what-if": [JAVA, { without: "push" }],
  "why-not-relevancy": [JAVA, { fact: "ra(args, A.main(String[])) = any" }],
  "why-not-flow": [JAVA, { analysis: "constants", fact: "s=1 ∈ OUT[10]" }],
};

/** Those of the commands that belong to no engine. */
const GENERAL: typeof REQUESTS = {
  run: [RUNNING, { "max-steps": 30_000 }],
  ir: [JAVA],
  main: [[{ name: "M.java", text: "class M { int f(int i) { return i; } }" }]],
  exercise: [[{ name: "e.json", text: exercise }]],
  exercises: [[]],
  grade: [
    [
      { name: "e.json", text: exercise },
      { name: "a.json", text: handedIn },
      { name: "b.json", text: handedIn },
    ],
  ],
  practice: [[], { count: 2 }],
  "lecture check": [[{ name: "l.json", text: lecture }]],
  "lecture deck": [[{ name: "l.json", text: lecture }]],
  figure: [JAVA, { engine: "points-to" }],
  handout: [JAVA, { engine: "points-to" }],
  trace: [JAVA, { engine: "points-to" }],
  "trace moments": [JAVA, { engine: "points-to" }],
};

/** A request for each command, the general ones too, that has an answer. */
export const EVERY_COMMAND: typeof REQUESTS = { ...REQUESTS, ...ASKED, ...GENERAL };
