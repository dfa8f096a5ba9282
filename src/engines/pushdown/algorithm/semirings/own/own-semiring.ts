import {
  definitionName,
  numberIn,
  type OwnValue,
  readDefinitions,
  showOwnValue,
} from "../../../../../definitions/index.ts";
import { type Result, success } from "../../../../../kernel/index.ts";
import { say } from "../../../messages/say.ts";
import type { Semiring } from "../semiring.ts";
import { combine, extend, one, semiringLanguage, zero } from "./language.ts";
import { brokenSemiringLaws } from "./laws.ts";
import { tropicalOf } from "./tropical.ts";

/** Numbers that laws are tried with, where weights are numbers: no finite number of them would prove a law. */
const SAMPLED: readonly number[] = [0, 0.5, 1, 2, 3, 7, Number.POSITIVE_INFINITY];

/** The most named values that laws are tried with: all triples of them. */
const MOST_TRIED = 16;

/** Whether a text begins as the definition of a semiring. */
export function isSemiringDefinition(text: string): boolean {
  return definitionName(text, semiringLanguage) !== undefined;
}

/** Reads the definition of a semiring; `file` is what its places name. What laws it breaks are told, and it runs all the same. */
export function readSemiring(file: string, text: string): Result<Semiring<OwnValue>> {
  const read = readDefinitions(file, text, semiringLanguage);
  if (!read.ok) return read;
  const definitions = read.value;
  const { name, values } = definitions;
  const tropical = values === undefined ? tropicalOf(definitions) : undefined;
  const operations = {
    zero: definitions.required(zero)(),
    one: definitions.required(one)(),
    combine: definitions.required(combine),
    extend: tropical?.operations.extend ?? definitions.required(extend),
    show: showOwnValue,
  };
  const tried = values?.slice(0, MOST_TRIED) ?? SAMPLED;
  const broken = brokenSemiringLaws(operations, [...new Set([...tried, operations.zero, operations.one])]);
  const held = tropical?.note ?? (values === undefined ? say("own.sampled", { name }) : say("own.laws", { name }));
  return success({
    ...operations,
    name,
    isTwoBit: false,
    expected: values?.join(", ") ?? say("own.number"),
    equals: (a, b) => a === b,
    parse: (text) => (values === undefined ? numberIn(text) : values.find((value) => value === text)),
    toJson: (weight) => (typeof weight === "number" && Number.isFinite(weight) ? weight : showOwnValue(weight)),
    fromJson: (value) => {
      if (values === undefined) return typeof value === "number" ? value : numberIn(String(value));
      return values.find((known) => known === value);
    },
    ...(tropical?.operations ?? { mayDiverge: true }),
    isBroken: broken.length > 0,
    notes: broken.length === 0 ? [held] : broken.map((law) => say("own.broken", { name, law })),
  });
}
