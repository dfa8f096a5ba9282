import { describe, expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";
import { access, inheritance, kinds } from "./declarations.ts";
import { assignment } from "./definite-assignment.ts";
import { captures, exceptions } from "./exceptions-and-captures.ts";
import { calls, operators } from "./expressions.ts";
import { forwardReferences } from "./field-order.ts";
import { ways } from "./flow.ts";
import { annotations, heirs, words } from "./heirs-and-annotations.ts";
import { generics, inferenceInMethods, wildcards } from "./method-types.ts";
import { conversions, lambdas, switchesInMethods } from "./method-values.ts";
import { exceptionsInMethods, flowInMethods } from "./method-ways.ts";
import { enums, records } from "./records-and-enums.ts";
import { bounds, inference } from "./types.ts";
import { classes, kindsOfClasses } from "./whole-classes.ts";

const ALL = {
  bounds,
  inference,
  operators,
  calls,
  assignment,
  ways,
  exceptions,
  captures,
  access,
  inheritance,
  kinds,
  records,
  enums,
  heirs,
  annotations,
  words,
  generics,
  wildcards,
  inferenceInMethods,
  flowInMethods,
  exceptionsInMethods,
  switchesInMethods,
  lambdas,
  conversions,
  classes,
  kindsOfClasses,
  forwardReferences,
};

describe.each(Object.entries(ALL))("%s", (_name, programs) => {
  test.each(programs)("javac refuses line %i: %s", async (line, refused) => {
    const [first] = await errorsOf(`${refused}\n`);
    expect(first?.split(":")[0]).toBe(String(line));
  });

  test.each(programs.flatMap(([, , accepted]) => accepted ?? []))("javac accepts %s", async (accepted) => {
    expect(await errorsOf(`${accepted}\n`)).toEqual([]);
  });
});
