// Set up before each file of tests: loads the code in which mutants are planted. A mutant in what runs when a module is
// loaded counts as met by all tests only if no test is running then; a test that loads an engine late would else be the only
// one that is asked.
import { filesOf } from "./sample.mjs";

for (const file of filesOf(JSON.parse(process.env["FIXSCOPE_MUTANTS"] ?? "[]")))
  await import(/* @vite-ignore */ `../../${file}`);
