import { defineLesson } from "../lesson.ts";

export const lateCaller = defineLesson({
  id: "late-caller",
  title: "A caller that comes late",
  source: "Pushdown systems, Relevancy weights",
  summary:
    "The second call of g is found when g’s return is already known. Both triggers of ε are needed to get it right.",
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
