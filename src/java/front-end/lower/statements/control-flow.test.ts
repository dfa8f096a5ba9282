import { expect, test } from "vitest";
import { codeOf } from "../../../../testing/front-end.ts";

/** A program, and the three-address code of one of its methods. */
const PROGRAMS = [
  {
    behavior: "if and else",
    source: "class A { int m(int x) { if (x > 0) x = 1; else if (x == 0) return 5; return x; } }",
    method: "A.m(int)",
    code: `
      0: $1 = x > 0
      1: if-false $1 goto 4
      2: x = 1
      3: goto 7
      4: $2 = x == 0
      5: if-false $2 goto 7
      6: return 5
      7: return x
    `,
  },
  {
    behavior: "conditions become branches",
    source: "class A { int m(boolean a, boolean b, boolean c) { if (a && !b || c) return 1; return 2; } }",
    method: "A.m(boolean,boolean,boolean)",
    code: `
      0: if-false a goto 4
      1: if-false b goto 3
      2: goto 4
      3: goto 5
      4: if-false c goto 6
      5: return 1
      6: return 2
    `,
  },
  {
    behavior: "conditions as values",
    source:
      "class A { boolean m(boolean a, boolean b, A o) { boolean r = a || b; A q = a ? o : new A(); return !(a & b) ? r : o instanceof A; } }",
    method: "A.m(boolean,boolean,A)",
    code: `
      0: if-false a goto 2
      1: goto 3
      2: if-false b goto 5
      3: r = true
      4: goto 6
      5: r = false
      6: if-false a goto 9
      7: q = o
      8: goto 10
      9: q = new A() [o1, 1b implicit special A.<init>()]
      10: $1 = a & b
      11: if-false $1 goto 13
      12: goto 15
      13: $2 = r
      14: goto 16
      15: $2 = o instanceof A
      16: return $2
    `,
  },
  {
    behavior: "while with break and continue",
    source: "class A { void m(int n) { while (n > 0) { if (n == 5) break; if (n == 7) continue; n--; } } }",
    method: "A.m(int)",
    code: `
      0: $1 = n > 0
      1: if-false $1 goto 10
      2: $2 = n == 5
      3: if-false $2 goto 5
      4: goto 10
      5: $3 = n == 7
      6: if-false $3 goto 8
      7: goto 9
      8: n = n - 1
      9: goto 0
      10: return
    `,
  },
  {
    behavior: "for: test first, then body, update, back",
    source:
      "class A { int m(int n) { int s = 0; for (int i = 0, j = n; i < j; i++, j--) { if (i == 3) continue; s += i; } return s; } }",
    method: "A.m(int)",
    code: `
      0: s = 0
      1: i = 0
      2: j = n
      3: $1 = i < j
      4: if-false $1 goto 12
      5: $2 = i == 3
      6: if-false $2 goto 8
      7: goto 9
      8: s = s + i
      9: i = i + 1
      10: j = j - 1
      11: goto 3
      12: return s
    `,
  },
  {
    behavior: "do: body first",
    source: "class A { void m(int n) { do { n--; if (n == 3) continue; } while (n > 0); } }",
    method: "A.m(int)",
    code: `
      0: n = n - 1
      1: $1 = n == 3
      2: if-false $1 goto 4
      3: goto 4
      4: $2 = n > 0
      5: if-false $2 goto 7
      6: goto 0
      7: return
    `,
  },
  {
    behavior: "an endless loop has no test, and nothing follows it",
    source: "class A { int m(int n) { for (;;) { n++; if (n > 9) return n; } } }",
    method: "A.m(int)",
    code: `
      0: n = n + 1
      1: $1 = n > 9
      2: if-false $1 goto 4
      3: return n
      4: goto 0
    `,
  },
  {
    behavior: "long chains of else if end in one place",
    source: "class A { void m(int x) { if (x == 1) x = 2; else { if (x == 2) x = 3; else x = 4; } x = 5; } }",
    method: "A.m(int)",
    code: `
      0: $1 = x == 1
      1: if-false $1 goto 4
      2: x = 2
      3: goto 9
      4: $2 = x == 2
      5: if-false $2 goto 8
      6: x = 3
      7: goto 9
      8: x = 4
      9: x = 5
      10: return
    `,
  },
  {
    behavior: "an unreachable part of a loop has no code",
    source: "class A { int m(int n) { for (int i = 0; ; i++) { return n; } } }",
    method: "A.m(int)",
    code: `
      0: i = 0
      1: return n
    `,
  },
] as const;

test.each(PROGRAMS)("$behavior", async ({ source, method, code }) => {
  expect(await codeOf(source, method)).toEqual(code.trim().split(/\n\s*/));
});
