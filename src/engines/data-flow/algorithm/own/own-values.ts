import { type Definitions, numberIn, type OwnValue, showOwnValue } from "../../../../definitions/index.ts";
import { INT } from "../../../../java/index.ts";
import type { ValueDomain } from "../values/value-domain.ts";
import { binaryOf, constantOf, convertOf, meetOf, unaryOf, unknownOf } from "./value-language.ts";

/** The values that a reader defined; `all` is undefined where they are numbers. Functions may give `none`, which is undefined. */
export type OwnValues = ValueDomain<OwnValue>;

/**
 * A value stands for a number n if meeting it with `constant(n)` gives itself. Elements of arrays are not told apart by their
 * indices, since no value is known to be one number.
 */
export function ownValues(definitions: Definitions, own: string): OwnValues {
  const unknown = definitions.required(unknownOf)();
  const [ofMeet, ofConstant, ofBinary] = [
    definitions.required(meetOf),
    definitions.required(constantOf),
    definitions.required(binaryOf),
  ];
  const ofUnary = definitions.function(unaryOf);
  const ofConvert = definitions.function(convertOf);
  const { name, values } = definitions;
  return {
    name,
    own,
    meetSymbol: "⊔",
    constant: ofConstant,
    unknown: () => unknown,
    meet: ofMeet,
    equals: (a, b) => a === b,
    // Only the operands of a binary operator may be none.
    binary: (operator, a, b) => ofBinary(operator, a as OwnValue, b as OwnValue),
    unary: (operator, a) => (ofUnary === undefined ? unknown : ofUnary(operator, a)),
    convert: ({ low, high }, a) => (ofConvert === undefined ? unknown : ofConvert(low, high, a)),
    numberOf: () => undefined,
    mayEqual: () => true,
    show: showOwnValue,
    read: (text) => (values === undefined ? numberIn(text) : values.find((value) => value === text)),
    covers: (value, number) => ofMeet(ofConstant(number), value) === value,
    bounds: () => INT,
    between: ({ low, high }) => (low === high ? ofConstant(low) : undefined),
    ...(values === undefined ? {} : { all: values }),
  };
}
