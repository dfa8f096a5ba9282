import { test } from "vitest";
import { applications } from "../../examples/relevancy/applications.ts";
import { compileJava } from "../../testing/front-end.ts";
import { relevancyIn } from "../../testing/relevancy.ts";

test("t", async () => {
  for (const app of applications) {
    const t0 = performance.now();
    const program = await compileJava(await app.load());
    const t1 = performance.now();
    console.log(app.id, "compile", (t1 - t0) | 0);
    for (const { driver } of app.properties)
      for (const globals of ["merged", "refined"]) {
        const t2 = performance.now();
        const r = relevancyIn(program, { entry: `${driver}.main(String[])`, globals, wdg: false });
        console.log(
          driver,
          globals,
          (performance.now() - t2) | 0,
          "ms",
          r.rules,
          r.transitions,
          JSON.stringify(r.metrics),
          r.seeds.length,
        );
      }
  }
}, 600000);
