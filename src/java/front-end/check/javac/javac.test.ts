import { describe, expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";
import { access, inheritance, kinds } from "./testing/declarations.ts";
import { assignment } from "./testing/definite-assignment.ts";
import { captures, exceptions } from "./testing/exceptions-and-captures.ts";
import { calls, operators } from "./testing/expressions.ts";
import { forwardReferences } from "./testing/field-order.ts";
import { ways } from "./testing/flow.ts";
import { annotations, heirs, words } from "./testing/heirs-and-annotations.ts";
import { generics, inferenceInMethods, wildcards } from "./testing/method-types.ts";
import { conversions, lambdas, switchesInMethods } from "./testing/method-values.ts";
import { exceptionsInMethods, flowInMethods } from "./testing/method-ways.ts";
import { enums, records } from "./testing/records-and-enums.ts";
import { bounds, inference } from "./testing/types.ts";
import { classes, kindsOfClasses } from "./testing/whole-classes.ts";

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
