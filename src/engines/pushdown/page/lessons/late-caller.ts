import { defineLesson } from "../lesson.ts";

export const lateCaller = defineLesson({
  id: "late-caller",
  title: "A caller that comes late",
  source: "Pushdown systems, Relevancy weights",
  after: ["one-method-two-callers"],
  summary:
    "Two callers of g share a middle state. Watch what happens when the second call is found after the first one has returned.",
  question: {
    ask: "`g` has returned already when its second caller comes. Does that caller get the return, too?",
    facts: ["l(r, ε, ⟨q,g⟩) = id", "l(⟨q,g⟩, y, s′) = any", "l(r, y, s′) = any"],
    answer: "Yes: the new transition out of g’s middle state is joined with the old ε, which gives `<r, y>`.",
  },
  file: {
    name: "late-caller.pds",
    text: `# Both callers share the middle state of g; the second one arrives when g has returned already.
<p, a> -> <q, g x> [const]
<q, g> -> <r, >
<r, x> -> <s, c>
<s, c> -> <p, b>
<p, b> -> <q, g y> [any]
<r, y> -> <end, y>
start <p, a>
`,
  },
  text: [
    "Both calls write g on top and so share the middle state of (q, g). For the first caller the push comes first and the return later: the ε-transition of r is taken and passes x on.",
    "For the second caller the ε-transition exists before y is known. Whenever a transition out of a middle state is new, or its weight rises, the ε-transitions into that state have to be joined with it again: that gives <r, y>.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [
    {
      preset: 0,
      tops: [
        "<end, y> : any",
        "<p, a> : id",
        "<p, b> : const",
        "<q, g> : any",
        "<r, x> : const",
        "<r, y> : any",
        "<s, c> : const",
      ],
    },
  ],
});
