import { appendFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { describe } from "../../../kernel/index.ts";
import { runProgram } from "../../../java/index.ts";
import { testFrontEnd } from "../../../testing/front-end.ts";
import { instrumented } from "../../../testing/instrument.ts";
import { symbolicLibrary, concreteSymbolic } from "../symbolic-library/index.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../../testing/golden-programs.ts";
import { randomSymbolicProgram } from "../../../testing/random-symbolic-program.ts";
test("x", async () => {
  writeFileSync("/tmp/i/golden.txt", "");
  const say = (t: string) => appendFileSync("/tmp/i/golden.txt", `${t}\n`);
  const front = await testFrontEnd();
  let ok = 0;
  const check = async (name: string, original: any, blind: boolean) => {
    try {
      const { files } = await instrumented(original, {}, blind);
      const result = front.compile([...files, ...symbolicLibrary]);
      if (!result.ok) { for (const e of result.errors.slice(0, 3)) { const sp = (e as any).span; const f = files.find((x) => x.name === sp?.file); say(`BAD ${name} ${blind} ${sp?.file}:${sp?.start.line} ${describe(e).slice(0, 160)}\n     ${f?.text.split("\n")[sp.start.line - 1]?.trim()}`); } return; }
      const before = front.compile([...original, ...concreteSymbolic]); if (!before.ok) { say(`?? ${name}`); return; }
      const o = { stepLimit: 3_000_000, input: "", arguments: [] };
      const a = runProgram(before.value, o), b = runProgram(result.value, o);
      if (a.exit.kind === "step-limit" as any || b.exit.kind === "step-limit" as any) { ok++; return; }
      if (a.output !== b.output || a.exit.kind !== b.exit.kind) { const la = a.output.split("\n"), lb = b.output.split("\n"); const i = la.findIndex((x, k) => x !== lb[k]); say(`DIFF ${name} ${blind} line ${i}: ${la[i]} / ${lb[i]} ; ${a.exit.kind} ${b.exit.kind} ${b.errors.slice(0, 200)}`); } else ok++;
    } catch (e) { say(`THROW ${name} ${blind} ${String((e as Error).stack).slice(0, 300)}`); }
  };
  const part = process.env["PART"] ?? "golden";
  if (part === "golden") for (const name of goldenPrograms) await check(name, filesOfGoldenProgram(name), true);
  else for (let s = 0; s < 60; s++) for (const b of [false, true]) await check(`random ${s}`, [{ name: "A.java", text: randomSymbolicProgram(s) }], b);
  say(`ok ${ok}`);
}, 400000);
