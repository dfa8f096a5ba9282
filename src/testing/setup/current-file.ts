import { relative } from "node:path";
import { expect } from "vitest";
import { setTestFile } from "../seeds.ts";

// Runs before each test file, also where files share a worker.
setTestFile(relative(process.cwd(), expect.getState().testPath ?? ""));
