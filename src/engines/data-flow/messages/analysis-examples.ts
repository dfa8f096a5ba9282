/** Analyses to begin with, by what they show. The first are those of the course, rewritten. */
export const analysisExamples = [
  {
    id: "reaching",
    text: `// Which assignments may have given the variables their values
analysis own-reaching
facts definitions
direction = forward
meet = union
gen(s, d) = makes(s, d)
kill(s, d) = assigns(s, d)
boundary(d) = isParameter(d)
claims = assigned
`,
  },
  {
    id: "live",
    text: `// Which variables may be read before they are assigned again
analysis own-live
facts variables
direction = backward
meet = union
gen(s, x) = reads(s, x)
kill(s, x) = assigns(s, x)
claims = read
`,
  },
  {
    id: "available",
    text: `// Which expressions have been computed on every path
analysis own-available
facts expressions
direction = forward
meet = intersection
gen(s, e) = makes(s, e) and not assigns(s, e)
kill(s, e) = assigns(s, e)
claims = computed
`,
  },
  {
    id: "constants",
    text: `// Constants: a number, or ∞ for what is not a constant
analysis own-constants
values number
meet(a, b) = if a = b then a else inf
constant(n) = n
unknown = inf
division(op: text) = op = "/" or op = "%"
binary(op, a, b) =
  if division(op) and (b = 0 or b = none) then none
  else if a = inf or b = inf then inf
  else if a = none or b = none then none
  else compute(op, a, b)
unary(op, a) =
  if a = inf then inf
  else if op = "-" then compute("-", 0, a)
  else if op = "~" then compute("-", -1, a)
  else compute("-", 1, a)
convert(least, most, a) = if a = inf then inf else wrap(least, most, a)
`,
  },
  {
    id: "parity",
    text: `// Even and odd numbers
analysis parity
values even odd any
meet(a, b) = if a = b then a else any
constant(n) = if compute("%", n, 2) = 0 then even else odd
unknown = any
same(a: value, b: value) = if a = any or b = any then any else if a = b then even else odd
binary(op, a, b) =
  if a = none or b = none then none
  else if op = "+" or op = "-" or op = "^" then same(a, b)
  else if op = "*" or op = "&" then
    if a = even or b = even then even else if a = odd then b else a
  else any
unary(op, a) = if op = "-" then a else if a = any then any else if a = even then odd else even
`,
  },
  {
    id: "tainted",
    text: `// What may depend on a parameter or on the result of a call
analysis tainted
facts variables
direction = forward
meet = union
gen(s, x, in) = assigns(s, x) and (kind(s) = "call" or readsSome(s, in))
kill(s, x, in) = assigns(s, x)
boundary(x) = isParameter(x)
`,
  },
  {
    id: "forgets",
    text: `// Wrong: an assignment does not kill the expressions of its variable
analysis forgetful
facts expressions
direction = forward
meet = intersection
gen(s, e) = makes(s, e)
kill(s, e) = false
claims = computed
`,
  },
  {
    id: "unstable",
    text: `// Wrong: not monotone, so in a loop it oscillates
analysis unstable
facts variables
direction = forward
meet = union
gen(s, x, in) = assigns(s, x) and not readsSome(s, in)
kill(s, x, in) = assigns(s, x)
`,
  },
] as const satisfies readonly { readonly id: string; readonly text: string }[];
