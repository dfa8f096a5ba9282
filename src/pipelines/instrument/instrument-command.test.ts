import { expect, test } from "vitest";
import { RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { served } from "../../testing/serve.ts";

const text =
  "class A {\n  public static void main(String[] a) {\n    int x = Symbolic.integer();\n    int y = 2;\n    int z = 3;\n  }\n}\n";

async function ask(options: Readonly<Record<string, unknown>>): Promise<unknown> {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });
  const request = { id: 1, command: "instrument", files: [{ name: "A.java", text }], options };
  return served(session, JSON.stringify(request));
}

test("serve answers with the files, what became symbolic and the sizes", async () => {
  expect(await ask({})).toMatchObject({
    ok: true,
    result: {
      files: [
        {
          name: "A.java",
          text: expect.stringContaining("IntExpr x = Symbolic.integer();\n    int y = 2;") as string,
        },
      ],
      symbolic: ["A.main(String[])/x"],
      metrics: { variables: 4, symbolic: 1, methods: 1, changedMethods: 1, lines: 7 },
    },
  });
});

test("blind makes the rest symbolic, too; a table compares the two", async () => {
  expect(await ask({ blind: true })).toMatchObject({
    result: { symbolic: ["A.main(String[])/x", "A.main(String[])/y", "A.main(String[])/z"] },
  });
  const table = await ask({ table: true });
  expect(table).toMatchObject({ result: { blind: { symbolic: 3 }, relevant: { symbolic: 1 } } });
  const { result } = table as { readonly result: { readonly codeReduction: number } };
  expect(result.codeReduction).toBeGreaterThan(0);
});

test("the run-time library comes with it where it is asked for", async () => {
  const answer = await ask({ runtime: "library" });
  expect(answer).toMatchObject({
    result: { runtime: expect.arrayContaining([expect.objectContaining({ name: "Symbolic.java" })]) as unknown },
  });
  expect(await ask({})).not.toHaveProperty("result.runtime");
});

test("an option that is neither true nor false is refused", async () => {
  expect(await ask({ blind: "perhaps" })).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("blind") as string },
  });
});
