import { expect, test } from "vitest";
import { codeOf } from "../../../../testing/front-end.ts";

/** A program, and the three-address code of its method A.m. */
const PROGRAMS = [
  {
    behavior: "a switch tests its cases in order and falls through",
    source:
      "class A { int m(int i) { int x = 0; switch (i) { case 1: case 2: x = 1; default: x = 2; break; case 3: x = 3; } return x; } }",
    method: "A.m(int)",
    code: `
      0: x = 0
      1: $1 = i
      2: $2 = $1 == 1
      3: if-false $2 goto 5
      4: goto 12
      5: $3 = $1 == 2
      6: if-false $3 goto 8
      7: goto 12
      8: $4 = $1 == 3
      9: if-false $4 goto 11
      10: goto 15
      11: goto 13
      12: x = 1
      13: x = 2
      14: goto 16
      15: x = 3
      16: return x
    `,
  },
  {
    behavior: "a switch as a value over all constants of an enum",
    source: "enum E { X, Y } class A { int m(E e) { return switch (e) { case X -> 1; case Y -> { yield 2; } }; } }",
    method: "A.m(E)",
    code: `
      0: $1 = e
      1: $1.ordinal() [1j virtual Enum.ordinal()]
      2: $2 = E::X
      3: $3 = $1 == $2
      4: if-false $3 goto 6
      5: goto 11
      6: $4 = E::Y
      7: $5 = $1 == $4
      8: if-false $5 goto 10
      9: goto 13
      10: goto 13
      11: $6 = 1
      12: goto 15
      13: $6 = 2
      14: goto 15
      15: return $6
    `,
  },
  {
    behavior: "for over an array keeps array and length",
    source: "class A { int m(int[] a) { int s = 0; for (int x : a) s += x; return s; } }",
    method: "A.m(int[])",
    code: `
      0: s = 0
      1: $1 = a
      2: $2 = $1.length
      3: $3 = 0
      4: $4 = $3 < $2
      5: if-false $4 goto 10
      6: x = $1[$3]
      7: s = s + x
      8: $3 = $3 + 1
      9: goto 4
      10: return s
    `,
  },
  {
    behavior: "for over an Iterable asks its iterator",
    source: "class A { void m(Iterable<A> a) { for (A x : a) x.m(null); } }",
    method: "A.m(Iterable)",
    code: `
      0: $1 = a.iterator() [1b interface Iterable.iterator()]
      1: $2 = $1.hasNext() [1c interface Iterator.hasNext()]
      2: if-false $2 goto 7
      3: $3 = $1.next() [1d interface Iterator.next()]
      4: x = (A) $3 [erasure]
      5: x.m(null) [1e virtual A.m(Iterable)]
      6: goto 1
      7: return
    `,
  },
  {
    behavior: "a pattern variable gets its value where the test holds",
    source: "class A { A f; A m(Object o) { if (o instanceof A a && a.f != null) return a; return null; } }",
    method: "A.m(Object)",
    code: `
      0: $1 = o instanceof A
      1: if-false $1 goto 7
      2: a = (A) o [erasure]
      3: $2 = a.A::f
      4: $3 = $2 != null
      5: if-false $3 goto 7
      6: return a
      7: return null
    `,
  },
  {
    behavior: "boxes are made and opened by calls",
    source: "class A { int m(Integer i) { i += 2; Object o = 1; return i; } }",
    method: "A.m(Integer)",
    code: `
      0: $1 = i.intValue() [1b virtual Integer.intValue()]
      1: $2 = $1 + 2
      2: $3 = valueOf($2) [1c static Integer.valueOf(int)]
      3: i = $3
      4: o = valueOf(1) [1d static Integer.valueOf(int)]
      5: $4 = i.intValue() [1e virtual Integer.intValue()]
      6: return $4
    `,
  },
  {
    behavior: "arguments of any number go into an array",
    source: "class A { static void f(Object... o) {} void m() { f(); f(this, null); f((Object[]) null); } }",
    method: "A.m()",
    code: `
      0: $1 = new Object[] of 0 [o1a]
      1: f($1) [1b static A.f(Object[])]
      2: $2 = new Object[] of 2 [o1b]
      3: $2[0] = this
      4: $2[1] = null
      5: f($2) [1c static A.f(Object[])]
      6: $3 = (Object[]) null
      7: f($3) [1d static A.f(Object[])]
      8: return
    `,
  },
] as const;

test.each(PROGRAMS)("$behavior", async ({ source, method, code }) => {
  expect(await codeOf(source, method)).toEqual(code.trim().split(/\n\s*/));
});
