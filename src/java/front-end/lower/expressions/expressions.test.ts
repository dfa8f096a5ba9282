import { expect, test } from "vitest";
import { codeOf } from "../../../../testing/front-end.ts";

/** A program, and the three-address code of one of its methods. */
const PROGRAMS = [
  {
    behavior: "results go straight into the declared variable",
    source:
      "class A { A f; A id(A a) { return a; } void m(A p) { A x = new A(); A y = this.id(p); A z = y.f; x = z; } }",
    method: "A.m(A)",
    code: `
      0: x = new A() [o1, 1b implicit special A.<init>()]
      1: y = this.id(p) [1c virtual A.id(A)]
      2: z = y.A::f
      3: x = z
      4: return
    `,
  },
  {
    behavior: "a dropped value has no target",
    source: "class A { A id(A a) { return a; } void m(A p) { p.id(this); new A(); } }",
    method: "A.m(A)",
    code: `
      0: p.id(this) [1b virtual A.id(A)]
      1: $1 = new A() [o1, 1c implicit special A.<init>()]
      2: return
    `,
  },
  {
    behavior: "a chain of fields takes one temporary for each step",
    source: "class A { A f; A m(A p) { p.f.f = p.f.f.f; return p.f; } }",
    method: "A.m(A)",
    code: `
      0: $1 = p.A::f
      1: $2 = p.A::f
      2: $3 = $2.A::f
      3: $4 = $3.A::f
      4: $1.A::f = $4
      5: $5 = p.A::f
      6: return $5
    `,
  },
  {
    behavior: "an assignment as a value passes its value on, not its variable",
    source: "class A { void m(A a, A b, A c) { a = b = c; a = b = new A(); } }",
    method: "A.m(A,A,A)",
    code: `
      0: b = c
      1: a = c
      2: $1 = new A() [o1, 1b implicit special A.<init>()]
      3: b = $1
      4: a = $1
      5: return
    `,
  },
  {
    behavior: "an assignment to a field as a value",
    source: "class A { A f; void m(A p) { A x = this.f = p; } }",
    method: "A.m(A)",
    code: `
      0: this.A::f = p
      1: x = p
      2: return
    `,
  },
  {
    behavior: "a variable that a later operand assigns is read first",
    source: "class A { int v; int m(int x, A a) { a.n(a = this, x + (x = 3)); return x; } void n(A a, int i) {} }",
    method: "A.m(int,A)",
    code: `
      0: $1 = a
      1: a = this
      2: $2 = x
      3: x = 3
      4: $3 = $2 + 3
      5: $1.n(this, $3) [1b virtual A.n(A,int)]
      6: return x
    `,
  },
  {
    behavior: "one variable for each declaration",
    source: "class A { void m(int x) { { int y = 1; } { A y = this; } for (int y = 2; ; ) { x = y; } } }",
    method: "A.m(int)",
    code: `
      0: y = 1
      1: y#2 = this
      2: y#3 = 2
      3: x = y#3
      4: goto 3
    `,
  },
  {
    behavior: "compound assignment and steps",
    source:
      "class A { int f; int m(int x, int[] a) { x += 2; x++; f -= x; a[x]++; int y = x++; int z = --x; return a[f] *= y; } }",
    method: "A.m(int,int[])",
    code: `
      0: x = x + 2
      1: x = x + 1
      2: $1 = this.A::f
      3: $2 = $1 - x
      4: this.A::f = $2
      5: $3 = a[x]
      6: $4 = $3 + 1
      7: a[x] = $4
      8: $5 = x
      9: $6 = $5 + 1
      10: x = $6
      11: y = $5
      12: $7 = x - 1
      13: x = $7
      14: z = $7
      15: $8 = this.A::f
      16: $9 = a[$8]
      17: $10 = $9 * y
      18: a[$8] = $10
      19: return $10
    `,
  },
  {
    behavior: "compound assignment narrows back",
    source: "class A { void m(byte b, long l) { b += 1; b++; l += b; l <<= 2; b *= 2.5; } }",
    method: "A.m(byte,long)",
    code: `
      0: $1 = b + 1
      1: $2 = (byte) $1
      2: b = $2
      3: $3 = b + 1
      4: $4 = (byte) $3
      5: b = $4
      6: $5 = (long) b
      7: l = l + $5
      8: l = l << 2
      9: $6 = (double) b
      10: $7 = $6 * 2.5
      11: $8 = (byte) $7
      12: b = $8
      13: return
    `,
  },
  {
    behavior: "numbers are converted where their representation changes",
    source:
      "class A { double m(int i, char c, long l) { long a = i; int b = c; char d = (char) i; l = i + l * 2; boolean q = i < l; return (float) 1 + c; } }",
    method: "A.m(int,char,long)",
    code: `
      0: a = (long) i
      1: b = c
      2: d = (char) i
      3: $1 = (long) i
      4: $2 = l * 2L
      5: l = $1 + $2
      6: $3 = (long) i
      7: q = $3 < l
      8: $4 = (float) c
      9: $5 = 1.0f + $4
      10: $6 = (double) $5
      11: return $6
    `,
  },
  {
    behavior: "constant expressions are computed",
    source:
      "class A { String m() { int a = 1 + 2 * 3 - (7 >> 1); long b = -(1L << 40); boolean c = 1 < 2 && !(3 == 4); char d = 'a' + 1; byte e = (byte) 200; return \"a\" + 1 + 'b' + true; } }",
    method: "A.m()",
    code: `
      0: a = 4
      1: b = -1099511627776L
      2: c = true
      3: d = 'b'
      4: e = -56
      5: $1 = "a1btrue"
      6: return $1
    `,
  },
  {
    behavior: "text is joined in one instruction",
    source: 'class A { String m(String s, int i) { s += i; return "x" + s + null; } }',
    method: "A.m(String,int)",
    code: `
      0: s = s ++ i [o1+a]
      1: $1 = "x"
      2: $2 = $1 ++ s ++ null [o1+b]
      3: return $2
    `,
  },
  {
    behavior: "arrays",
    source:
      "class A { A m(A[] a, int n) { a[0] = a[n]; A[][] b = new A[n][2]; A[] c = {a[1], new A()}; int[][] d = {{1}, {}}; c[c.length - 1] = null; return b[0][1]; } }",
    method: "A.m(A[],int)",
    code: `
      0: $1 = a[n]
      1: a[0] = $1
      2: b = new A[][] of n, 2 [o1a, o1a[]]
      3: c = new A[] of 2 [o1b]
      4: $2 = a[1]
      5: c[0] = $2
      6: $3 = new A() [o1c, 1b implicit special A.<init>()]
      7: c[1] = $3
      8: d = new int[][] of 2 [o1d]
      9: $4 = new int[] of 1 [o1e]
      10: $4[0] = 1
      11: d[0] = $4
      12: $5 = new int[] of 0 [o1f]
      13: d[1] = $5
      14: $6 = c.length
      15: $7 = $6 - 1
      16: c[$7] = null
      17: $8 = b[0]
      18: $9 = $8[1]
      19: return $9
    `,
  },
  {
    behavior: "an array initializer that reads its own variable",
    source: "class A { void m(A[] a) { a = new A[] {a[0]}; } }",
    method: "A.m(A[])",
    code: `
      0: $1 = new A[] of 1 [o1]
      1: $2 = a[0]
      2: $1[0] = $2
      3: a = $1
      4: return
    `,
  },
  {
    behavior: "casts",
    source: "class A { String m(Object o) { A a = (A) o; Object n = (A) null; return (String) o; } }",
    method: "A.m(Object)",
    code: `
      0: a = (A) o
      1: n = (A) null
      2: $1 = (String) o
      3: return $1
    `,
  },
  {
    behavior: "statics",
    source:
      "class A { static A s; static A make() { return s; } A m(A a) { s = a; A.s = make(); return a.s = a.make(); } }",
    method: "A.m(A)",
    code: `
      0: A::s = a
      1: $1 = make() [1b static A.make()]
      2: A::s = $1
      3: $2 = make() [1c static A.make()]
      4: A::s = $2
      5: return $2
    `,
  },
  {
    behavior: "super: fields, methods, interfaces",
    source: `class P { Object f; Object m() { return null; } }
interface I { default Object m() { return this; } }
class A extends P implements I { Object f; public Object m() { super.f = this.f; I.super.m(); return super.m(); } }`,
    method: "A.m()",
    code: `
      0: $1 = this.A::f
      1: this.P::f = $1
      2: this.m() [3b special I.m()]
      3: $2 = this.m() [3c special P.m()]
      4: return $2
    `,
  },
  {
    behavior: "calls on interfaces, arrays, private methods and Object's methods",
    source: `interface I { I next(); }
class A { private void p() {} boolean m(I i, Object[] a) { i.next().next(); p(); this.p(); i.equals(a); return a.equals(i); } }`,
    method: "A.m(I,Object[])",
    code: `
      0: $1 = i.next() [2b interface I.next()]
      1: $1.next() [2c interface I.next()]
      2: this.p() [2d special A.p()]
      3: this.p() [2e special A.p()]
      4: i.equals(a) [2f virtual Object.equals(Object)]
      5: $2 = a.equals(i) [2g virtual Object.equals(Object)]
      6: return $2
    `,
  },
  {
    behavior: "parameters are reassigned, never split",
    source: "class A { A m(A p) { if (p == null) p = new A(); return p; } }",
    method: "A.m(A)",
    code: `
      0: $1 = p == null
      1: if-false $1 goto 3
      2: p = new A() [o1, 1b implicit special A.<init>()]
      3: return p
    `,
  },
  {
    behavior: "a nested class reaches the private members around it",
    source:
      "class Outer { private static int n; private int i; private static int next() { return n; } static class In { int m(Outer o) { n = next(); return o.i; } } }",
    method: "Outer.In.m(Outer)",
    code: `
      0: $1 = next() [1c static Outer.next()]
      1: Outer::n = $1
      2: $2 = o.Outer::i
      3: return $2
    `,
  },
  {
    behavior: "string literals are objects",
    source: 'class A { String m() { String s = "a"; A.n("b"); return "a"; } static void n(String s) {} }',
    method: "A.m()",
    code: `
      0: s = "a"
      1: $1 = "b"
      2: n($1) [1b static A.n(String)]
      3: $2 = "a"
      4: return $2
    `,
  },
  {
    behavior: "the place of a compound assignment is evaluated once, before its value",
    source:
      "class A { int f; void m(int[] a, int i, A p) { a[i] += i = 2; p.f += (p = this).f; i += (i = 3); a[i] = i++; } }",
    method: "A.m(int[],int,A)",
    code: `
      0: $1 = i
      1: $2 = a[$1]
      2: i = 2
      3: $3 = $2 + 2
      4: a[$1] = $3
      5: $4 = p
      6: $5 = $4.A::f
      7: p = this
      8: $6 = this.A::f
      9: $7 = $5 + $6
      10: $4.A::f = $7
      11: $8 = i
      12: i = 3
      13: i = $8 + 3
      14: $9 = i
      15: $10 = i
      16: $11 = $10 + 1
      17: i = $11
      18: a[$9] = $10
      19: return
    `,
  },
] as const;

test.each(PROGRAMS)("$behavior", async ({ source, method, code }) => {
  expect(await codeOf(source, method)).toEqual(code.trim().split(/\n\s*/));
});
