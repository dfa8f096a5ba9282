// The one file of tests that Vitest knows of: the runner takes over when it has ended.
import { test } from "vitest";

test("mutants are planted one at a time", () => undefined);
