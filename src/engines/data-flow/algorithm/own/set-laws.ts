import { say } from "../../messages/say.ts";
import { bits } from "../sets/bits.ts";
import type { Element, Family } from "../sets/elements.ts";
import { membersOf, type OwnSets } from "./own-sets.ts";
import type { Statement } from "./set-language.ts";

type Named = Element["variables"][number];

const [x, y, z]: readonly [Named, Named, Named] = [{ name: "x" }, { name: "y" }, { name: "z" }];

/** Statements of each kind, on three variables. */
const STATEMENTS: readonly Statement[] = (
  [
    ["constant", "x = 1", [], x],
    ["copy", "x = y", [y], x],
    ["binary", "y = x + z", [x, z], y, "x + z"],
    ["binary", "x = x + y", [x, y], x, "x + y"],
    ["call", "z = C.m(x)", [x], z],
    ["new", "y = new C(z)", [z], y],
    ["load", "x = y.f", [y], x],
    ["store", "y.f = x", [y, x], undefined],
    ["if", "if x", [x], undefined],
    ["return", "return z", [z], undefined],
  ] as const
).map(([kind, code, reads, assigns, expression], index) => ({
  index,
  kind,
  code,
  callee: kind === "call" ? "C.m(int)" : "",
  reads,
  assigns,
  expression,
}));

const ELEMENTS: Readonly<Record<Family, readonly Element[]>> = {
  definitions: [
    { name: "x@0", variables: [x], madeAt: undefined, isParameter: true },
    ...[0, 1, 2, 4].map((madeAt) => {
      const { name = "" } = STATEMENTS[madeAt]?.assigns ?? {};
      return { name: `${name}@${madeAt + 1}`, variables: [{ x, y, z }[name] ?? x], madeAt, isParameter: false };
    }),
  ],
  variables: [x, y, z].map((variable) => ({
    name: variable.name,
    variables: [variable],
    madeAt: undefined,
    isParameter: variable === x,
  })),
  expressions: [
    { name: "x + y", variables: [x, y], madeAt: undefined, isParameter: false },
    { name: "x + z", variables: [x, z], madeAt: undefined, isParameter: false },
    { name: "y + z", variables: [y, z], madeAt: undefined, isParameter: false },
  ],
};

/** A statement whose transfer function is not monotone, with the two sets that show it; undefined: none of those tried. */
export function notMonotone(sets: OwnSets): string | undefined {
  const elements = ELEMENTS[sets.family];
  const all = Array.from({ length: 2 ** elements.length }, (_, set) => BigInt(set));
  const show = (set: bigint): string => {
    const names = elements.filter((_, bit) => (set & bits([bit])) !== 0n).map(({ name }) => name);
    return names.length === 0 ? "∅" : `{${names.join(", ")}}`;
  };
  for (const statement of STATEMENTS) {
    const results = all.map((set) => transfer(sets, elements, statement, set));
    for (const less of all)
      for (const more of all) {
        const [f, g] = [results[Number(less)] ?? 0n, results[Number(more)] ?? 0n];
        if (less === more || (less & ~more) !== 0n || (f & ~g) === 0n) continue;
        return say("own.notMonotone", {
          statement: statement.code,
          less: show(less),
          more: show(more),
          before: show(f),
          after: show(g),
        });
      }
  }
  return undefined;
}

/** gen ∪ (IN − kill) */
function transfer(sets: OwnSets, elements: readonly Element[], statement: Statement, input: bigint): bigint {
  const members = membersOf(elements, input);
  return bits(
    elements.flatMap((element, bit) => {
      const stays = members.has(element) && !sets.kill(statement, element, members);
      return stays || sets.gen(statement, element, members) ? bit : [];
    }),
  );
}
