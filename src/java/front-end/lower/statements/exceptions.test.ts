import { expect, test } from "vitest";
import { compileJava, methodOf } from "../../../../testing/front-end.ts";
import { formatInstruction } from "../../../ir/format.ts";

/** A method body, its code, and its handlers: `from–to → handler: types`. */
const PROGRAMS = [
  {
    behavior: "a handler for each type, in source order; all go on behind the last",
    source:
      "class A extends Exception {} class B extends A {} class T { int m(A a) throws A { int x = 0; try { throw a; } catch (B b) { x = 1; } catch (RuntimeException | Error e) { x = 2; } return x; } }",
    code: `
      0: x = 0
      1: throw a
      2: catch b: B
      3: x = 1
      4: goto 7
      5: catch e: RuntimeException | Error
      6: x = 2
      7: return x
    `,
    handlers: ["1–2 → 2: B", "1–2 → 5: RuntimeException | Error"],
  },
  {
    behavior: "finally runs behind the body and before an exception goes on",
    source: "class T { void f() {} void g() {} void m() { try { f(); } finally { g(); } } }",
    code: `
      0: this.f() [1b virtual T.f()]
      1: this.g() [1c virtual T.g()]
      2: goto 6
      3: catch $1: Throwable
      4: this.g() [1d virtual T.g()]
      5: throw $1
      6: return
    `,
    handlers: ["0–1 → 3: Throwable"],
  },
  {
    behavior: "a return through finally keeps its value; the code of finally is not protected",
    source: "class T { int g() { return 1; } int m(int x) { try { x = g(); return x; } finally { x = 2; } } }",
    code: `
      0: x = this.g() [1b virtual T.g()]
      1: $1 = x
      2: x = 2
      3: return $1
      4: catch $2: Throwable
      5: x = 2
      6: throw $2
    `,
    handlers: ["0–2 → 4: Throwable"],
  },
  {
    behavior: "jumps out of nested statements run every finally in between, from the inside",
    source:
      "class T { void a() {} void b() {} void m() { l: for (;;) { try { try { break l; } finally { a(); } } finally { b(); } } } }",
    code: `
      0: this.a() [1b virtual T.a()]
      1: this.b() [1c virtual T.b()]
      2: goto 6
      3: catch $1: Throwable
      4: this.b() [1d virtual T.b()]
      5: throw $1
      6: return
    `,
    handlers: ["0–1 → 3: Throwable"],
  },
  {
    behavior: "a resource is closed on both ways out; what closing throws is suppressed after a failure",
    source:
      "class R implements AutoCloseable { public void close() {} } class T { void f() {} void m() { try (R r = new R()) { f(); } } }",
    code: `
      0: r = new R() [o1, 1f implicit special R.<init>()]
      1: this.f() [1g virtual T.f()]
      2: $1 = r != null
      3: if-false $1 goto 5
      4: r.close() [1c virtual R.close()]
      5: goto 14
      6: catch $2: Throwable
      7: $3 = r != null
      8: if-false $3 goto 13
      9: r.close() [1d virtual R.close()]
      10: goto 13
      11: catch $4: Throwable
      12: $2.addSuppressed($4) [1e virtual Throwable.addSuppressed(Throwable)]
      13: throw $2
      14: return
    `,
    handlers: ["1–2 → 6: Throwable", "9–10 → 11: Throwable"],
  },
] as const;

test.each(PROGRAMS)("$behavior", async ({ source, code, handlers }) => {
  const { body, handlers: found } = methodOf(await compileJava(source), labelOf(source));
  expect(body.map((instruction, i) => `${i}: ${formatInstruction(instruction)}`)).toEqual(code.trim().split(/\n\s*/));
  expect(
    found.map(
      ({ from, to, handler, types }) => `${from}–${to} → ${handler}: ${types.map(({ name }) => name).join(" | ")}`,
    ),
  ).toEqual(handlers);
});

/** The method m of T. */
function labelOf(source: string): string {
  const parameter = /class T .* m\((\w*)/.exec(source)?.[1] ?? "";
  return `T.m(${parameter})`;
}
