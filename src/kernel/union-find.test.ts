import fc from "fast-check";
import { expect, test } from "vitest";
import { UnionFind } from "./union-find.ts";

test("things are in one class if and only if a chain of unions links them; the second of the last union stands for it", () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat(9)));
  fc.assert(
    fc.property(pairs, (unions) => {
      const found = new UnionFind<number>();
      let classes = Array.from({ length: 10 }, (_, thing) => ({ members: [thing], by: thing }));
      const classOf = (thing: number) => classes.find(({ members }) => members.includes(thing));
      for (const [first, second] of unions) {
        found.unite(first, second);
        const [a, b] = [classOf(first), classOf(second)];
        if (a === undefined || b === undefined || a === b) continue;
        classes = [
          ...classes.filter((each) => each !== a && each !== b),
          { members: [...a.members, ...b.members], by: b.by },
        ];
      }
      for (let thing = 0; thing < 10; thing++) expect(found.find(thing)).toBe(classOf(thing)?.by);
    }),
  );
});

test("classes are of what was united, and of what is asked about", () => {
  const found = new UnionFind<string>();
  found.unite("a", "b");
  found.unite("c", "d");
  found.unite("b", "d");
  found.unite("x", "y");
  expect(found.classes(["z"]).map((members) => members.toSorted().join(""))).toEqual(["z", "abcd", "xy"]);
});
