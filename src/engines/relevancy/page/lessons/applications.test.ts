import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { concreteSymbolic } from "../../symbolic-library/index.ts";
import { applications, startWith } from "./applications.ts";

/** Beside each application is what Java 17 printed with plain inputs and the bindings of the property. */
const folder = join(import.meta.dirname, "applications");

/** Classes and lines at least, as the paper's Table 3 has them for its own three. */
const sizes: Readonly<Record<string, readonly [files: number, lines: number]>> = {
  "web-store": [6, 400],
  "database-merge": [26, 600],
  "pet-store": [100, 5_000],
};

describe.each(applications)("$id", (application) => {
  test("is as large as promised, its drivers first", async () => {
    const files = await application.load();
    const [leastFiles, leastLines] = sizes[application.id] ?? [0, 0];
    expect(files.length).toBeGreaterThanOrEqual(leastFiles);
    expect(files.flatMap(({ text }) => text.trimEnd().split("\n")).length).toBeGreaterThanOrEqual(leastLines);
    const drivers = application.properties.map(({ driver }) => driver);
    expect(files.slice(0, drivers.length).map(({ name }) => name.split("/").at(-1))).toEqual(
      drivers.map((driver) => `${driver}.java`),
    );
  });

  const compiled = once(async () =>
    compileJava([...application.properties.map(startWith), ...(await application.load()), ...concreteSymbolic]),
  );

  test("compiles without a note", async () => {
    expect((await compiled()).notes).toEqual([]);
  });

  test.each(application.properties)("$driver prints what it prints in Java", async ({ driver }) => {
    const program = await compiled();
    const entry = program.methods.find(({ label }) => label === `${driver}Start.main(String[])`);
    if (entry === undefined) throw new Error("no start");
    const { output, errors, exit } = runProgram(program, { entry, stepLimit: 50_000_000, input: "", arguments: [] });
    expect({ errors, exit: exit.kind }).toEqual({ errors: "", exit: "returned" });
    expect(output).toBe(readFileSync(join(folder, application.id, `${driver}.out`), "utf8"));
    expect(output).not.toContain("VIOLATED");
  });
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
