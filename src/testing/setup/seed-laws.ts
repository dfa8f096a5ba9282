import fc from "fast-check";
import { isLongRun, runSeed } from "../seeds.ts";

// Laws without parameters of their own follow the seed of the run too.
fc.configureGlobal({ seed: runSeed, ...(isLongRun ? { numRuns: 1_000 } : {}) });
