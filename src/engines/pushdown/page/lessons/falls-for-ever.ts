import { defineLesson } from "../lesson.ts";

export const fallsForEver = defineLesson({
  id: "falls-for-ever",
  title: "A weight that falls forever",
  source: "Pushdown systems, Min-plus",
  after: ["cheapest-way"],
  summary: "Costs may be negative. Watch what a round through the mill costs, and whether the run ends.",
  question: {
    ask: "A round through the mill may cost less than nothing. What is the least cost of `<cart, yard>`?",
    facts: ["l(cart, ε, ⟨cart,mill⟩) = -1", "l(cart, yard, s) = -inf"],
    answer: "−∞: by the depot a round gains 1, so every number of rounds is cheaper than the one before.",
  },
  file: {
    name: "falls-for-ever.pds",
    text: `# A cart with flour. The mill costs, the lane behind it pays back; the depot pays more.
semiring min-plus
<cart, gate> -> <cart, inn> [1]
<cart, gate> -> <cart, yard> [4]
<cart, yard> -> <cart, mill lane> [2]
<cart, mill> -> <cart, > [1]
<cart, lane> -> <cart, yard> [-2]
<cart, yard> -> <cart, town> [5]
<cart, mill> -> <cart, depot> [1]
<cart, depot> -> <cart, > [-2]
start <cart, gate>
`,
  },
  text: [
    "The first round costs 2 for the call of mill, 1 to return, and gives 2 back on the lane: 1 in all. Going round again is never cheaper, so the weight of <cart, yard> stays 4.",
    "Then mill returns by the depot, for −1 instead of 1. Now a round costs 2 − 1 − 2 = −1: 4 becomes 3, and 3 would become 2, 1, 0, … There is no least weight, and an algorithm that goes on improving weights never ends.",
    "So the algorithm checks what each new weight was computed from. The 3 of <cart, yard> came from its own earlier 4, through the ε-transition of mill and through lane: this is the cycle that Sink finds. As it lowers the weight once, it lowers it as often as one likes. The weight becomes −∞. Algorithms for shortest ways find cycles of negative length like this; here a cycle may lead through calls and their returns.",
    "Everything after the cycle is −∞, too: mill, depot, lane and town. The inn is not after it and keeps its 1. The weight of ε is −1, a number: the mill alone can be driven through once, not forever.",
    "Ask why <cart, yard> has −∞: the answer is the step of Sink with the weight before it, and from there the cycle. With 3 instead of 1 for the way to the depot no round gains anything, and all weights are numbers.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  stops: [
    {
      when: "l(cart, ε, ⟨cart,mill⟩) = -1",
      say: "The way by the depot: driving through the mill costs −1 now, and what was computed from the old 1 is computed again.",
    },
    {
      when: "l(cart, yard, s) = -inf",
      say: "The new weight of yard was computed from its own old one. A cycle that lowers a weight once lowers it forever.",
    },
  ],
  expect: [
    {
      preset: 0,
      tops: [
        "<cart, depot> : -inf",
        "<cart, gate> : 0",
        "<cart, inn> : 1",
        "<cart, lane> : -inf",
        "<cart, mill> : -inf",
        "<cart, town> : -inf",
        "<cart, yard> : -inf",
      ],
    },
  ],
});
