import { describe, expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";
import { access, inheritance, kinds } from "./declarations.ts";
import { calls, operators } from "./expressions.ts";
import { assignment, captures, exceptions, ways } from "./flow.ts";
import { bounds, inference } from "./types.ts";

const ALL = { bounds, inference, operators, calls, assignment, ways, exceptions, captures, access, inheritance, kinds };

describe.each(Object.entries(ALL))("%s", (_name, programs) => {
  test.each(programs)("javac refuses line %i: %s", async (line, refused) => {
    const [first] = await errorsOf(`${refused}\n`);
    expect(first?.split(":")[0]).toBe(String(line));
  });

  test.each(programs.flatMap(([, , accepted]) => accepted ?? []))("javac accepts %s", async (accepted) => {
    expect(await errorsOf(`${accepted}\n`)).toEqual([]);
  });
});
