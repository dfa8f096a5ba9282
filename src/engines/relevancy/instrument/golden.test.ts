import { expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { runProgram } from "../../../java/index.ts";
import { compileJava, testFrontEnd } from "../../../testing/front-end.ts";
import { instrumented } from "../../../testing/instrument.ts";
import { symbolicLibrary } from "../symbolic-library/index.ts";
import { goldenPrograms } from "../../../testing/golden-programs.ts";
test("x", async () => { console.log(Object.keys(goldenPrograms as object).slice(0,3)); });
