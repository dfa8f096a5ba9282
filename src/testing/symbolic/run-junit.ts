import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SourceFile } from "../../java/index.ts";

/** As much of JUnit as generated classes use; one line for each test that fails, then their number. */
const library: Readonly<Record<string, string>> = {
  "org/junit/jupiter/api/Test.java":
    "package org.junit.jupiter.api; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Test {}",
  "org/junit/jupiter/api/Disabled.java":
    "package org.junit.jupiter.api; import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) public @interface Disabled { String value(); }",
  "org/junit/jupiter/api/Assertions.java": `package org.junit.jupiter.api;
public class Assertions {
  public interface Executable { void execute() throws Throwable; }
  private static void check(boolean holds) { if (!holds) throw new IllegalStateException("failed"); }
  public static void assertTrue(boolean b) { check(b); }
  public static void assertFalse(boolean b) { check(!b); }
  public static void assertNull(Object o) { check(o == null); }
  public static void assertSame(Object a, Object b) { check(a == b); }
  public static void assertEquals(long a, long b) { check(a == b); }
  public static void assertEquals(double a, double b) { check(Double.compare(a, b) == 0); }
  public static void assertThrows(Class<? extends Throwable> type, Executable e) {
    try { e.execute(); } catch (Throwable t) { check(type.isInstance(t)); return; }
    check(false);
  }
}`,
  "RunTests.java": `public class RunTests {
  public static void main(String[] args) throws Exception {
    var constructor = Class.forName(args[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    var tests = constructor.newInstance();
    int count = 0;
    for (var method : tests.getClass().getDeclaredMethods()) {
      if (!method.isAnnotationPresent(org.junit.jupiter.api.Test.class)) continue;
      if (method.isAnnotationPresent(org.junit.jupiter.api.Disabled.class)) continue;
      method.setAccessible(true);
      count++;
      try { method.invoke(tests); } catch (java.lang.reflect.InvocationTargetException e) {
        System.out.println(method.getName() + ": " + e.getCause());
      }
    }
    System.out.println(count + " tests");
  }
}`,
};

/** What the installed Java says of a generated class of tests: the tests that fail, and how many ran. */
export function runJunit(files: readonly SourceFile[], name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "fixscope-junit-"));
  try {
    const all = [
      ...files,
      { name: `${name}.java`, text },
      ...Object.entries(library).map(([n, t]) => ({ name: n, text: t })),
    ];
    for (const file of all) {
      mkdirSync(dirname(join(folder, file.name)), { recursive: true });
      writeFileSync(join(folder, file.name), file.text);
    }
    execFileSync(
      "javac",
      all.map((file) => file.name),
      { cwd: folder, stdio: "pipe" },
    );
    return execFileSync("java", ["-ea", "-cp", folder, "RunTests", name], { encoding: "utf8" }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
