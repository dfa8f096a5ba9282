import type { SourceFile } from "../program.ts";

/** The classes that the language itself refers to. What they do not declare yet is refused with a message. */
export const JAVA_LANG: readonly SourceFile[] = [
  {
    name: "java/lang/Object.java",
    text: `package java.lang;

public class Object {
    public Object() {
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public native int hashCode();

    public native String toString();
}
`,
  },
  {
    name: "java/lang/String.java",
    text: `package java.lang;

public final class String {
}
`,
  },
];
