import { defineLesson } from "../lesson.ts";

export const cheapestWay = defineLesson({
  id: "cheapest-way",
  title: "The cheapest way",
  source: "Pushdown systems, Min-plus",
  after: ["textbook-system"],
  summary: "Weights are tolls: ⊕ is the minimum, ⊗ is the sum. Watch the weight of work after the first way is found.",
  question: {
    ask: "The direct way to work costs 9. Is there a cheaper one?",
    facts: ["l(car, work, s) = 6", "l(car, ε, ⟨car,ring⟩) = 3"],
    absent: ["l(car, work, s) = 9"],
    answer: "Yes, for 6: 2 into the ring, 3 through bridge and exit, and 1 from the junction.",
  },
  file: {
    name: "cheapest-way.pds",
    text: `# Tolls: straight on costs 9, the detour by two calls costs 2 + 1 + 1 + 1 + 1.
semiring min-plus
<car, home> -> <car, work> [9]
<car, home> -> <car, ring junction> [2]
<car, ring> -> <car, bridge exit> [1]
<car, ring> -> <car, > [7]
<car, bridge> -> <car, > [1]
<car, exit> -> <car, > [1]
<car, junction> -> <car, work> [1]
<car, work> -> <car, home> [3]
start <car, home>
`,
  },
  text: [
    "<car, work> first gets the direct way’s 9. The way round pays 2 to enter the ring, 1 to the bridge, 1 and 1 to leave, 1 from the junction: 6. The transition’s weight improves after it was taken from the worklist, and so it has to be queued again.",
    "Ask why <car, work> has weight 6: the witness is the sequence of rules of that cheapest way, with the call of ring and its return nested.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [
    {
      preset: 0,
      tops: [
        "<car, bridge> : 3",
        "<car, exit> : 4",
        "<car, home> : 0",
        "<car, junction> : 5",
        "<car, ring> : 2",
        "<car, work> : 6",
      ],
    },
  ],
});
