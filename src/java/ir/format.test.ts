import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { formatProgram } from "./format.ts";

test("a program as text: classes, fields, methods with their variables, numbered code with sites and lines", async () => {
  const program = await compileJava(`abstract class P implements I {
  static Object s = new Object[0];
  private P self(int n) { return (P) this; }
  abstract P id(P p);
}
interface I { }
interface J extends I { float F = 2 * 0.5f; }
class Q extends P implements J {
  P id(P p) {
    P x = new Q();
    while (x != null) x = x.id(p);
    return x;
  }
}
`);
  expect(formatProgram(program)).toBe(`abstract class P extends Object implements I
  static Object s

  implicit P.<init>()
    0: this.<init>() [1 implicit special Object.<init>()]  // 1
    1: return  // 1

  static P.<clinit>()
    Object[] $1
    0: $1 = new Object[] of 0 [o2]  // 2
    1: P::s = $1  // 2
    2: return  // 2

  private P P.self(int)
    int n
    P $1
    0: $1 = (P) this  // 3
    1: return $1  // 3

  abstract P P.id(P)
    P p

interface I

interface J extends I
  static float F

  static J.<clinit>()
    0: J::F = 1.0f  // 7
    1: return  // 7

class Q extends P implements J

  implicit Q.<init>()
    0: this.<init>() [8 implicit special P.<init>()]  // 8
    1: return  // 8

  P Q.id(P)
    P p
    P x
    boolean $1
    0: x = new Q() [o10, 10 implicit special Q.<init>()]  // 10
    1: $1 = x != null  // 11
    2: if-false $1 goto 5  // 11
    3: x = x.id(p) [11 virtual P.id(P)]  // 11
    4: goto 1  // 11
    5: return x  // 12
`);
});
