import { expect, test } from "vitest";
import { misconceptionsIn } from "../../../../testing/shown/misconceptions-in.ts";
import { manifest as relevancy } from "../../manifest.ts";

test.each([
  [
    "(env, Driver.main(String[])) –any→ (s, Driver.main(String[]))",
    ["(env, Driver.main(String[])) –const→ (s, Driver.main(String[])): symbolic"],
  ],
  [
    "(env, Driver.main(String[])) –const→ (t, Driver.main(String[]))",
    ["(env, Driver.main(String[])) –any→ (t, Driver.main(String[])): constant"],
  ],
  [
    "(s, Driver.main(String[])) ⇝ (o5.v, Driver.main(String[]))",
    ["(o5.v, Driver.main(String[])) ⇝ (s, Driver.main(String[])): turned"],
  ],
  [
    "(ret, r9) ⇝ (d, Driver.main(String[]))",
    [
      "(ret, Limit.IncL(int)) ⇝ (d, Driver.main(String[])): through",
      "(ret, r8) ⇝ (d, Driver.main(String[])): other-call",
    ],
  ],
  [
    "⟨Driver.main(String[])/s, Driver.main(String[])⟩ ↪ ⟨Limit.IncL(int)/arg1, Limit.IncL(int) r8⟩",
    [
      "⟨Driver.main(String[])/s, Driver.main(String[])⟩ ↪ ⟨Limit.IncL(int)/arg1, Limit.IncL(int)⟩: no-push",
      "⟨Limit.IncL(int)/arg1, Limit.IncL(int)⟩ ↪ ⟨Driver.main(String[])/s, Driver.main(String[])⟩: turned-rule",
    ],
  ],
  [
    "⟨Limit.IncL(int)/ret, Limit.IncL(int)⟩ ↪ ⟨Limit.IncL(int)/ret, ε⟩",
    ["⟨Limit.IncL(int)/ret, Limit.IncL(int)⟩ ↪ ⟨Limit.IncL(int)/ret, r8⟩: no-pop"],
  ],
])("%s", async (fact, expected) => {
  const asked = await misconceptionsIn(relevancy, "example-1-store");
  expect(asked.find((each) => each.fact === fact)?.misconceptions).toEqual(expected);
});

test.each([
  [
    "(s, []:Driver.main(String[])) ⇝ (arg1, [8]:Limit.IncL(int))",
    ["(arg1, [8]:Limit.IncL(int)) ⇝ (s, []:Driver.main(String[])): turned"],
  ],
  [
    "(t, []:Driver.main(String[])) ⇝ (arg1, [9]:Limit.IncL(int))",
    [
      "(arg1, [9]:Limit.IncL(int)) ⇝ (t, []:Driver.main(String[])): turned",
      "(t, []:Driver.main(String[])) ⇝ (arg1, [8]:Limit.IncL(int)): other-copy",
    ],
  ],
])("cloned: %s", async (fact, expected) => {
  const asked = await misconceptionsIn(relevancy, "example-1-store", { pipeline: "cloning" });
  expect(asked.find((each) => each.fact === fact)?.misconceptions).toEqual(expected);
});
