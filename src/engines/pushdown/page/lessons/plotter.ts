import { defineLesson } from "../lesson.ts";

export const plotter = defineLesson({
  id: "plotter",
  title: "A program as a pushdown system",
  source: "Pushdown systems, Programs",
  after: ["textbook-system"],
  summary: "Two procedures that call each other, without data. The stack holds the points where the calls will return.",
  question: {
    ask: "Can the pen go right while a call of `m` is still to go on with `m5`?",
    facts: ["l(q, right, ⟨q,right⟩) = 1", "l(⟨q,right⟩, m5, ⟨q,m0⟩) = 1"],
    answer: "Yes: `right` is on top, and below it lies `m5`, the point of `m` to which it returns.",
  },
  file: {
    name: "plotter.pds",
    text: `# main calls s; s and m call each other; up, right and down move the pen.
semiring boolean
<q, main0> -> <q, s0 main1>
<q, main1> -> <q, >

<q, s0> -> <q, s2>        # if (?) return
<q, s0> -> <q, s3>
<q, s3> -> <q, up s4>
<q, s4> -> <q, m0 s5>
<q, s5> -> <q, down s2>
<q, s2> -> <q, >

<q, m0> -> <q, m3>        # if (?)
<q, m0> -> <q, m7>
<q, m3> -> <q, s0 m4>     #   s(); right(); if (?) m();
<q, m4> -> <q, right m5>
<q, m5> -> <q, m6>
<q, m5> -> <q, m1>
<q, m6> -> <q, m0 m1>
<q, m7> -> <q, up m8>     # else up(); m(); down();
<q, m8> -> <q, m0 m9>
<q, m9> -> <q, down m1>
<q, m1> -> <q, >

<q, up> -> <q, >
<q, right> -> <q, >
<q, down> -> <q, >
start <q, main0>
`,
  },
  text: [
    "Each point of the program is a stack symbol; the top one is where execution is, the others are return points. A call pushes, a statement steps, the end of a procedure pops.",
    "The pen commands up, right and down are procedures without a body, so that a configuration with one of them on top is a moment when the pen moves. The tops say which of them can happen; the automaton says below which return points.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [
    {
      preset: 0,
      tops: [
        "<q, > : true",
        "<q, down> : true",
        "<q, m0> : true",
        "<q, m1> : true",
        "<q, m3> : true",
        "<q, m4> : true",
        "<q, m5> : true",
        "<q, m6> : true",
        "<q, m7> : true",
        "<q, m8> : true",
        "<q, m9> : true",
        "<q, main0> : true",
        "<q, main1> : true",
        "<q, right> : true",
        "<q, s0> : true",
        "<q, s2> : true",
        "<q, s3> : true",
        "<q, s4> : true",
        "<q, s5> : true",
        "<q, up> : true",
      ],
    },
  ],
});
