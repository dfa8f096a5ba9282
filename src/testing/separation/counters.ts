/**
 * Binary counters as predicates without cells: a bit is a parameter, null for 0. `Q` holds of what counting up from 0 comes to,
 * `P` of the highest number. The shape of the exponential problems of Brotherston, Fuhs, Navarro Pérez and Gorogiannis, A
 * decision procedure for satisfiability in separation logic with inductive predicates, 2014.
 */
export function counter(bits: number, by: "recursion" | "circuit", check = `P(${names("a", bits)})`): string {
  return [
    "data c { c next; }",
    "pred zero(c x) == emp & x = null;",
    "pred one(c x) == emp & x != null;",
    ...(by === "recursion" ? recursiveSuccessor(bits) : circuit(bits)),
    `pred Q(${typed("y", bits)}) == ${all("zero", "y", bits)}`,
    `  \\/ exists ${names("x", bits)}. succ${bits}(${names("x", bits)}, ${names("y", bits)}) * Q(${names("x", bits)});`,
    `pred P(${typed("x", bits)}) == ${all("one", "x", bits)} * Q(${names("x", bits)});`,
    `check ${check};`,
  ].join("\n");
}

/** The lowest bit is 0 and becomes 1, or it is 1, becomes 0, and the others are counted up. */
function recursiveSuccessor(bits: number): readonly string[] {
  return range(1, bits).map((count) => {
    const same = range(2, count).map((bit) => ` & x${bit} = y${bit}`);
    const carried = `succ${count - 1}(${names("x", count, 2)}, ${names("y", count, 2)}) * one(x1) * zero(y1)`;
    const others = count === 1 ? "" : ` \\/ ${carried}`;
    return `pred succ${count}(${typed("x", count)}, ${typed("y", count)}) == zero(x1) * one(y1)${same.join("")}${others};`;
  });
}

/** Half adders, one for each bit, the carry in z. */
function circuit(bits: number): readonly string[] {
  const carry = (bit: number): string => (bit <= 2 ? "x1" : `z${bit}`);
  const adders = range(2, bits).flatMap((bit) => [
    ...(bit > 2 ? [`and(${carry(bit - 1)}, x${bit - 1}, ${carry(bit)})`] : []),
    `xor(${carry(bit)}, x${bit}, y${bit})`,
  ]);
  const bound = bits > 2 ? `exists ${names("z", bits, 3)}. ` : "";
  return [
    "pred not(c x, c y) == zero(x) * one(y) \\/ one(x) * zero(y);",
    `pred xor(c x, c y, c z) == zero(x) * zero(y) * zero(z) \\/ zero(x) * one(y) * one(z)
  \\/ one(x) * zero(y) * one(z) \\/ one(x) * one(y) * zero(z);`,
    "pred and(c x, c y, c z) == zero(x) * zero(z) \\/ zero(y) * zero(z) \\/ one(x) * one(y) * one(z);",
    `pred succ${bits}(${typed("x", bits)}, ${typed("y", bits)}) == ${bound}${["not(x1, y1)", ...adders].join(" * ")};`,
  ];
}

function all(predicate: string, name: string, count: number): string {
  return range(1, count)
    .map((bit) => `${predicate}(${name}${bit})`)
    .join(" * ");
}

function typed(name: string, count: number): string {
  return range(1, count)
    .map((bit) => `c ${name}${bit}`)
    .join(", ");
}

function names(name: string, count: number, from = 1): string {
  return range(from, count)
    .map((bit) => `${name}${bit}`)
    .join(", ");
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
