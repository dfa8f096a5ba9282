/** What clauses catch. */
export const CAUGHT = ["X1", "X0", "RuntimeException", "Throwable", "X1 | ClassCastException", "Exception"];

/** The same, of exceptions of the virtual machine. */
export const CAUGHT_OF_MACHINE = [
  "ArithmeticException | ArrayStoreException",
  "NullPointerException",
  "IndexOutOfBoundsException",
  "NegativeArraySizeException",
  "ExceptionInInitializerError",
  "NoClassDefFoundError",
  "LinkageError",
  "Error",
];

/** What clauses do with an exception of any class. */
export function handlersOf(e: string): readonly string[] {
  return [
    `Main.thrown.add(${e});`,
    `Main.last = ${e}.toString();`,
    `if (${e}.getMessage() != null) Main.last = ${e}.getMessage().length();`,
    `if (${e}.getCause() != null) Main.last = ${e}.getCause().toString();`,
    `throw new IllegalStateException(${e});`,
    `${e}.addSuppressed(new X1(${e}));`,
    `if ((Object) ${e} instanceof ArithmeticException a${e}) Main.last = a${e};`,
  ];
}

/** A statement that may make the virtual machine throw, or end a static initializer by an exception; `name` is of its own. */
export function raisingStatement(random: (below: number) => number, name: string, value: string): string {
  const broken = `Broken${random(5)}`;
  const choices = [
    `Main.last = ${random(9)} / Main.zero();`,
    "Main.last = 5L % Main.zero();",
    "Main.last = new Object[Main.zero() - 1];",
    `Main.last = new int[2][${random(2)}][Main.zero() + 1];`,
    `((Object[]) new String[1])[0] = ${value};`,
    `Main.last = (Kind) (Object) (${value});`,
    "Main.<Object>same(null).hashCode();",
    `int ${name} = Main.<Integer>same(null);`,
    `for (Object ${name} : Main.<Object[]>same(null)) Main.last = ${name};`,
    `synchronized (Main.<Object>same(null)) {\n  Main.last = ${value};\n}`,
    "if (Main.flip(2)) throw Main.<RuntimeException>same(null);",
    `switch (Main.<Kind>same(null)) {\n  default -> Main.last = ${value};\n}`,
    `Main.last = ${broken}.value;`,
    `Main.last = new ${broken}();`,
    `${broken}.touch();`,
    `Main.last = Main.dig(${random(3) === 0 ? 20_000 : 2});`,
    "Main.last = Main.thrown.isEmpty() ? null : Main.thrown.get(0).getCause();",
    "Main.last = Main.later(() -> 6 / Main.zero());",
  ];
  return choices[random(choices.length)] ?? ";";
}
