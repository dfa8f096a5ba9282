import { callOf, exampleOf, type Language, number } from "./language.ts";

/** The words of a language. */
interface Vocabulary {
  /** What is to be defined: `static(c, l, m) = …`. */
  readonly wanted: readonly string[];
  /** What may be used: `last(number, context)`. */
  readonly usable: readonly string[];
}

/** The vocabulary of a language, for its explanation. */
export function vocabularyOf({ domain, signatures, functions, constants, list }: Language): Vocabulary {
  const about =
    domain && `${domain.keyword} ${domain.known?.join(" | ") ?? `a b c | ${domain.keyword} ${number.name}`}`;
  return {
    wanted: [...(about === undefined ? [] : [about]), ...signatures.map(exampleOf)],
    usable: [
      ...functions.map(({ name, parameters }) =>
        callOf(
          name,
          parameters.map((type) => type.name),
        ),
      ),
      ...constants.map(({ name }) => name),
      ...(list === undefined ? [] : ["c ++ d", "[a, b]"]),
    ],
  };
}
