/** Runs once before all tests: says how to repeat what this run chooses by its seed. */
export function setup(): void {
  console.log(`FIXSCOPE_SEED=${process.env["FIXSCOPE_SEED"]} repeats the random choices of this run.`);
  if (process.env["FIXSCOPE_CHANGED"] === "all")
    console.log("What changed is not known here: no test waits for its turn.");
}
