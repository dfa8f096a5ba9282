import { describe, expect, test } from "vitest";
import { success } from "../kernel/index.ts";
import {
  choicesOf,
  defineOptions,
  flag,
  flagsOf,
  list,
  listOf,
  milliseconds,
  notation,
  oneOf,
  option,
  optionNamed,
  readLinkOptions,
  text,
  wholeNumber,
  withOptions,
  writeLinkOptions,
} from "./index.ts";

const words = {
  "x.depth.help": "how deep",
  "x.depth.takes": "a number up to 9",
  "x.depth.unset": "automatic",
  "x.order.fifo": "first in, first out",
};

const schema = defineOptions(
  {
    prefix: "x",
    words,
    linked: ["order", "depth", "name"],
    options: {
      depth: option(wholeNumber({ most: 9, isUnbounded: true }), {
        brings: (depth) => ({ name: `d${depth}` }),
        control: { kind: "choice", values: () => ["", "1"] },
      }),
      order: option(oneOf("fifo", "lifo"), {
        fallback: "fifo",
        defaultInLinks: "fifo",
        control: { kind: "choice", values: () => ["fifo", "lifo"] },
      }),
      isFast: option(flag({ isSwitch: true }), { fallback: false }),
      name: option(text()),
      names: option(list((written) => written.split(","), "names")),
      seed: option(notation((written) => (/^\d+$/.test(written) ? { seed: Number(written) } : undefined))),
      timeout: option(milliseconds(), { isHidden: true }),
    },
  },
  ({ depth, ...others }) => success({ ...others, depth: depth ?? (others.order === "lifo" ? 2 : 1) }),
);

describe("reading", () => {
  test("flags, JSON and links are read alike", () => {
    const values = {
      depth: 3,
      order: "lifo",
      isFast: true,
      name: undefined,
      names: ["a", "b"],
      seed: { seed: 7 },
      timeout: 1.5,
    };
    expect(
      schema.parse({ depth: "3", order: "lifo", "is-fast": "true", names: "a,b", seed: "7", timeout: "1.5" }),
    ).toEqual(success(values));
    expect(schema.parse({ depth: 3, order: "lifo", isFast: true, names: ["a", "b"], seed: 7, timeout: 1.5 })).toEqual(
      success(values),
    );
  });

  test("what is left out has its default, which may depend on others", () => {
    expect(schema.parse({})).toMatchObject({ ok: true, value: { depth: 1, order: "fifo", isFast: false } });
    expect(schema.parse({ order: "lifo" })).toMatchObject({ ok: true, value: { depth: 2 } });
    expect(schema.parse({ depth: "inf" })).toMatchObject({ ok: true, value: { depth: Number.POSITIVE_INFINITY } });
  });

  test("every mistake is told, by the name of the flag", () => {
    expect(schema.parse({ depth: 10, order: "", maxDepth: 1 })).toMatchObject({
      ok: false,
      errors: [
        { option: "max-depth", known: ["depth", "order", "is-fast", "name", "names", "seed"] },
        { option: "depth", value: "10", expected: "a number up to 9" },
        { option: "order", value: "" },
      ],
    });
  });

  test.each([
    [{ a: 1 }, '{"a":1}'],
    [[[1], 2], "[[1],2]"],
    [null, "null"],
  ])("a value of the wrong kind is named as it is written in JSON: %j", (given, value) => {
    for (const name of ["depth", "order", "isFast", "name", "names", "seed", "timeout"])
      expect(schema.parse({ [name]: given }), name).toMatchObject({ ok: false, errors: [{ value }] });
  });

  test("a truth value and a list stand as JSON, too, where they are wrong", () => {
    for (const name of ["depth", "order", "name", "names", "seed", "timeout"])
      expect(schema.parse({ [name]: true }), name).toMatchObject({ ok: false, errors: [{ value: "true" }] });
    for (const name of ["depth", "order", "isFast", "name", "seed", "timeout"])
      expect(schema.parse({ [name]: [1, "a"] }), name).toMatchObject({ ok: false, errors: [{ value: '[1,"a"]' }] });
  });

  test.each([
    ["", []],
    ["push", ["push"]],
    [" push, delta,,push ", ["delta", "push"]],
    [
      ["push", "delta"],
      ["delta", "push"],
    ],
    ["pull", undefined],
    ["delta,pull", undefined],
  ])("some of a few words, in their order: %j", (given, parts) => {
    const some = defineOptions(
      { prefix: "x", words, options: { parts: option(listOf(["delta", "push"], "parts"), { fallback: "" }) } },
      success,
    );
    const read = some.parse({ parts: given });
    expect(read.ok ? read.value.parts : undefined).toEqual(parts);
  });

  test("what an option was called formerly is read everywhere, and written nowhere", () => {
    const renamed = defineOptions(
      {
        prefix: "x",
        words,
        options: { fullDepth: option(wholeNumber({}), { placeholder: "n", formerly: "wholeDepth" }) },
        linked: ["fullDepth"],
      },
      success,
    );
    for (const name of ["fullDepth", "full-depth", "wholeDepth", "whole-depth"])
      expect(renamed.parse({ [name]: 3 }), name).toEqual({ ok: true, value: { fullDepth: 3 } });
    expect(flagsOf(renamed)).toMatchObject([{ flag: "--full-depth <n>", formerly: "--whole-depth <n>" }]);
    expect(readLinkOptions(renamed, new Map([["wholeDepth", "3"]])).options).toEqual({ fullDepth: 3 });
    expect(writeLinkOptions(renamed, { fullDepth: 3 })).toEqual([["fullDepth", "3"]]);
  });

  test("the empty text gives no text, and the empty list an empty list", () => {
    expect(schema.parse({ name: "", names: [] })).toMatchObject({ ok: true, value: { name: undefined, names: [] } });
  });
});

describe("links", () => {
  test("have the values of the page, in their order, without what goes without saying", () => {
    const options = { depth: 3, name: "a b", isFast: true };
    expect(writeLinkOptions(schema, { ...options, order: "fifo" })).toEqual([
      ["depth", "3"],
      ["name", "a b"],
    ]);
    expect(writeLinkOptions(schema, { ...options, order: "lifo" })[0]).toEqual(["order", "lifo"]);
  });

  test("what makes no sense is named and left out; others’ options are ignored", () => {
    const parameters = new Map([
      ["depth", "12"],
      ["order", "lifo"],
      ["heap", "1"],
    ]);
    expect(readLinkOptions(schema, parameters)).toEqual({
      options: { order: "lifo" },
      mistakes: [{ name: "depth", found: "12" }],
    });
  });
});

test("an option that is set anew brings others along", () => {
  expect(withOptions(schema, { depth: 1, name: "d1" }, { depth: 2 })).toEqual({ depth: 2, name: "d2" });
  expect(withOptions(schema, { depth: 1, name: "a" }, { depth: 1 })).toEqual({ depth: 1, name: "a" });
  expect(withOptions(schema, { depth: 1 }, { depth: 2, name: "b" })).toEqual({ depth: 2, name: "b" });
  expect(withOptions(schema, { depth: 1, name: "a" }, { depth: undefined })).toEqual({ name: "a" });
});

test("flags have their help; hidden options have none", () => {
  expect(flagsOf(schema).map(({ flag: each }) => each)).toEqual([
    "--depth <n>",
    "--order <name>",
    "--is-fast",
    "--name <text>",
    "--names <names>",
    "--seed <text>",
  ]);
  expect(flagsOf(schema)[0]?.help()).toBe("how deep");
});

test("a control offers its values and the present one, in words where there are some", () => {
  const offered = (name: string, options: Record<string, number | string>) => {
    const named = optionNamed(schema, name);
    const control = named?.option.control;
    if (named === undefined || control?.kind !== "choice") throw new Error("no choice");
    return choicesOf(named, control, { options, files: [], errors: [] });
  };
  expect(offered("depth", { depth: 4 })).toEqual([
    { value: "", label: { id: "x.depth.unset" } },
    { value: "1", label: { literal: "1" } },
    { value: "4", label: { literal: "4" } },
  ]);
  expect(offered("order", {}).map(({ value }) => value)).toEqual(["fifo", "lifo"]);
});
