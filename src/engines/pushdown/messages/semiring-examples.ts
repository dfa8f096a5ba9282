/** Semirings to begin with, by what they show. */
export const semiringExamples = [
  {
    id: "minPlus",
    text: `// The cost of the cheapest run
semiring cost
values number
combine(a, b) = min(a, b)
extend(a, b) = a + b
zero = inf
one = 0
`,
  },
  {
    id: "boolean",
    text: `// Whether there is a run
semiring reached
values no yes
combine(a, b) = if a = yes or b = yes then yes else no
extend(a, b) = if a = yes and b = yes then yes else no
zero = no
one = yes
`,
  },
  {
    id: "relevancy",
    text: `// id: a value as it is; const: made by the program; any: computed from it
semiring own-relevancy
values none id const any
combine(a, b) =
  if a = any or b = any then any
  else if a = id or b = id then id
  else if a = const or b = const then const
  else none
extend(a, b) = if a = none then none else if b = id then a else b
zero = none
one = id
`,
  },
  {
    id: "bottleneck",
    text: `// The widest run: the least of its weights, as large as it can be
semiring bottleneck
values number
combine(a, b) = max(a, b)
extend(a, b) = min(a, b)
zero = 0
one = inf
`,
  },
  {
    id: "counting",
    text: `// Wrong: counts runs, and is not idempotent
semiring counting
values number
combine(a, b) = a + b
extend(a, b) = a * b
zero = 0
one = 1
`,
  },
] as const satisfies readonly { readonly id: string; readonly text: string }[];
