import { expect, test } from "vitest";
import { RunSession } from "../../session/index.ts";
import { testFrontEnd } from "../../testing/front-end.ts";
import { served } from "../../testing/serve.ts";

const text =
  "class A {\n  public static void main(String[] a) {\n    int x = Symbolic.integer();\n    int y = 2;\n    int z = 3;\n  }\n}\n";

async function ask(options: Readonly<Record<string, unknown>>) {
  const session = new RunSession(await testFrontEnd(), { now: () => 0, pause: () => Promise.resolve() });
  const request = { id: 1, command: "instrument", files: [{ name: "A.java", text }], options };
  return served(session, JSON.stringify(request));
}

test("serve answers with the files, what became symbolic and the sizes", async () => {
  const { ok, result } = await ask({});
  expect(ok).toBe(true);
  expect(result.files[0].name).toBe("A.java");
  expect(result.files[0].text).toContain("IntExpr x = Symbolic.integer();\n    int y = 2;");
  expect(result.symbolic).toEqual(["A.main(String[])/x"]);
  expect(result.metrics).toMatchObject({ variables: 4, symbolic: 1, methods: 1, changedMethods: 1, lines: 7 });
});

test("blind makes the rest symbolic, too; a table compares the two", async () => {
  const { result } = await ask({ blind: true });
  expect(result.symbolic).toEqual(["A.main(String[])/x", "A.main(String[])/y", "A.main(String[])/z"]);
  const { result: table } = await ask({ table: true });
  expect(table.blind.symbolic).toBe(3);
  expect(table.relevant.symbolic).toBe(1);
  expect(table.codeReduction).toBeGreaterThan(0);
});

test("an option that is neither true nor false is refused", async () => {
  const { ok, error } = await ask({ blind: "perhaps" });
  expect(ok).toBe(false);
  expect(error.message).toContain("blind");
});
