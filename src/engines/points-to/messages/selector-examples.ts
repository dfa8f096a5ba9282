/** Selectors to begin with, by what they show. The first are those of the lecture, rewritten. */
export const selectorExamples = [
  {
    id: "object",
    text: `// 2-object sensitivity: the receiver o and what it was made under, h
selector own-2-obj
static(c, l) = c
instance(c, l, h, o) = last(2, h ++ o)
heap(c, o) = last(1, c)
`,
  },
  {
    id: "call",
    text: `// 1-call-site sensitivity: where the call is
selector own-1-call
static(c, l) = last(1, c ++ l)
instance(c, l) = static(c, l)
heap(c) = []
`,
  },
  {
    id: "hybrid",
    text: `// Objects for calls with a receiver, call sites for those without
selector own-hybrid
static(c, l) = last(1, objects(c)) ++ l
instance(c, l, h, o) = last(2, h ++ o)
heap(c) = last(1, c)
`,
  },
  {
    id: "forgets",
    text: `// Remembers who called, but not from where and on what: most calls are merged
selector forgetful
static(c) = c
instance(c, l, h, o, m) = if matches(name(m), "*.get*") then [o] else []
heap(c) = []
`,
  },
  {
    id: "type",
    text: `// 1-type sensitivity: the class that contains the new
selector own-1-type
static(c) = c
instance(c, l, h, o) = last(1, h ++ inType(o))
heap(c) = []
`,
  },
  {
    id: "unbounded",
    text: `// Nothing is cut off: recursion goes on until a limit
selector own-inf-call
static(c, l) = c ++ l
instance(c, l) = c ++ l
`,
  },
] as const satisfies readonly { readonly id: string; readonly text: string }[];
