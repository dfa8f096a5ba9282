import { randomFrom } from "../../kernel/index.ts";

/** A random `.sl` text: one data type with one reference field, one to three predicates, one check. */
export function randomSpecification(seed: number): string {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const predicates = Array.from({ length: 1 + random(3) }, (_, index) => ({ name: `P${index}`, arity: 1 + random(2) }));
  const conjunction = (names: readonly string[], cells: number, calls: number): string => {
    const value = (): string => pick([...names, ...names, "null"]);
    const parts = ["emp"];
    for (let count = random(cells + 1); count > 0; count--)
      parts.push(`${pick(names)} -> c(${pick([value(), value(), "_"])})`);
    for (let count = random(calls + 1); count > 0; count--) {
      const { name, arity } = pick(predicates);
      parts.push(`${name}(${Array.from({ length: arity }, value).join(", ")})`);
    }
    const pure = Array.from({ length: random(3) }, () => `${pick(names)} ${pick(["=", "!="])} ${value()}`);
    return [parts.join(" * "), ...pure].join(" & ");
  };
  const rule = (arity: number): string => {
    const parameters = ["x", "y"].slice(0, arity);
    const bound = ["u", "v"].slice(0, random(3));
    const body = conjunction([...parameters, ...bound], 1, 2);
    return bound.length === 0 ? body : `exists ${bound.join(", ")}. ${body}`;
  };
  const definitions = predicates.map(({ name, arity }) => {
    const parameters = ["x", "y"].slice(0, arity).map((parameter) => `c ${parameter}`);
    const rules = Array.from({ length: 1 + random(3) }, () => rule(arity));
    return `pred ${name}(${parameters.join(", ")}) == ${rules.join(" \\/ ")};`;
  });
  return ["data c { c next; }", ...definitions, `check ${conjunction(["a", "b", "d"], 2, 2)};`].join("\n");
}
