import { engines } from "../../engines/index.ts";
import { runSeed } from "../seeds.ts";
import { derive, type Grammar } from "./generate/grammar.ts";
import { mutated } from "./generate/mutation.ts";
import { Random } from "./generate/random.ts";
import { someOptions } from "./options.ts";

const grammar: Grammar = {
  start: [
    "#/$page",
    "#/$page?$parameter",
    "#/$page?$parameter&$parameter*&$parameter",
    "#$page?v1.$code&$parameter",
    "",
  ],
  page: [...engines.map(({ page }) => page.route), "compare", "", "pointer/", "nowhere"],
  parameter: [
    "step=$value&",
    "break=$value,$value&",
    "why=$value&",
    "example=$example&",
    "example=$value&",
    "runs=$run,$run&",
    "code=v1.$code&",
    "%=$value&",
    "=&",
    "step",
  ],
  value: ["1", "0", "A.java:3", "a%3A", "%", "%ff", "99999999999", "-1", "1e9", "", "+", "a:b:c:1", "\u0000"],
  example: engines.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  run: ["1-call", "2-obj/1", "inf-obj", "ci", "9-lives", "/", "1-call/999999999"],
  code: ["q1ZKzs9VslJKqlSqBQA", "i46OBQA", "$value", "____", "i46O1lF0LErMS9TLSixLVNJRSs5JLC5WcFSorlWKjQUA"],
};

/** Links to every page, with options of its engine; half of them changed. */
export function* links(seeds: readonly number[]): Generator<string> {
  for (const seed of seeds) {
    const random = new Random(runSeed + 1_000 * seed);
    const link = `${derive(grammar, random, 30)}&${optionsOf(random)}`;
    const donor = derive(grammar, random, 30);
    yield wellFormed(
      random.once(2)
        ? link
        : mutated(
            link,
            donor,
            [
              ["%25", ""],
              ["&", "="],
              ["#/pointer?", ""],
            ],
            random,
          ),
    );
  }
}

function optionsOf(random: Random): string {
  const { id } = random.pick(engines);
  const options = someOptions(`trace ${id}`, { count: 3, odd: 4, text: "A.main(String[])/s" }, random);
  return Object.entries(options)
    .map(
      ([name, value]) => `${name}=${typeof value === "object" ? "{}" : encodeURIComponent(wellFormed(String(value)))}`,
    )
    .join("&");
}

/** As a browser hands an address over: no halves of characters. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
