import { expect, test } from "vitest";
import { statusText } from "./run-status.ts";

test("a deadlock says what each thread waits for", () => {
  const waits = [
    { thread: "main", reason: "thread", text: "“main” waits in line 6 for a thread to end" },
    { thread: "Thread-0", reason: "lock", text: "“Thread-0” waits for a lock in line 4" },
  ] as const;
  const observed = { variables: [], fields: [], statics: [], arrays: [], calls: [], reachable: [], unplaced: 0 };
  const result = { output: "", errors: "", exit: { kind: "deadlock", waits }, steps: 1200, observed } as const;
  expect(
    statusText({
      status: "done",
      result,
      stepLimit: 10_000,
      input: "",
      program: undefined,
      progress: undefined,
      errors: [],
    }),
  ).toBe(
    "Deadlock after 1,200 steps: “main” waits in line 6 for a thread to end; “Thread-0” waits for a lock in line 4. No thread can go on.",
  );
});
