import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { comparedEngine } from "../engines/index.ts";
import { formatLink as format, parseLink as parse, type Route } from "./link.ts";
import { decodeFiles, encodeFiles, inflateWithin, packer } from "./link-files.ts";
import { idleLimitsAmong } from "./link-limits.ts";

const parseLink = (hash: string) => parse(hash, engines);
const formatLink = (route: Route) => format(route, engines);

const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `F${index}.java`, text: "" }));

describe("links", () => {
  test("a link of an example names options and step", () => {
    const { route, problems } = parseLink(
      "#/pointer?example=one-call-site&context=1-call&heap=0&profile=lecture&step=13",
    );
    expect(problems).toEqual([]);
    expect(route).toEqual({
      kind: "workbench",
      page: "pointer",
      link: { example: "one-call-site", options: { context: "1-call", heap: 0, profile: "lecture" }, at: 13 },
    });
  });

  test("breakpoints and the selected fact are part of the link", () => {
    const route = {
      kind: "workbench",
      page: "pointer",
      link: {
        example: "x",
        options: {},
        breakpoints: [
          { kind: "line", line: 14 },
          { kind: "line", file: "B.java", line: 3 },
        ],
        why: 20,
        at: "4",
      },
    } as const;
    expect(formatLink(route)).toBe("#/pointer?example=x&break=14,B.java:3&why=20&at=4");
    expect(parseLink(formatLink(route))).toEqual({ route, problems: [] });
    expect(parseLink("#/pointer?break=14,x,0&why=last")).toEqual({
      route: { kind: "workbench", page: "pointer", link: { options: {}, breakpoints: [{ kind: "line", line: 14 }] } },
      problems: [
        { kind: "bad-value", name: "break", found: "x" },
        { kind: "bad-value", name: "break", found: "0" },
        { kind: "bad-value", name: "why", found: "last" },
      ],
    });
  });

  test("the pinned view and the split of the stage", () => {
    const link = { options: {}, view: "call-graph", split: true, at: 4 } as const;
    const route = { kind: "workbench", page: "pointer", link } as const;
    expect(formatLink(route)).toBe("#/pointer?view=call-graph&split=1&step=4");
    expect(parseLink(formatLink(route))).toEqual({ route, problems: [] });
    expect(parseLink("#/pointer?view=a%20b").problems).toEqual([{ kind: "bad-value", name: "view", found: "a b" }]);
  });

  test("what was dragged in a view", () => {
    const places = new Map([
      ["p3", { x: 120, y: -40 }],
      ["o8.f", { x: 7, y: 8 }],
    ]);
    const link = { options: {}, moved: { view: "pointer-flow-graph", places }, at: "4" } as const;
    const route = { kind: "workbench", page: "pointer", link } as const;
    expect(formatLink(route)).toBe("#/pointer?moved=pointer-flow-graph~p3~120~-40~o8.f~7~8&at=4");
    expect(parseLink(formatLink(route))).toEqual({ route, problems: [] });
    for (const found of ["pointer-flow-graph", "call-graph~m1~12", "call-graph~m1~12~x", "a b~m1~1~2"])
      expect(parseLink(`#/pointer?moved=${encodeURIComponent(found)}`).problems).toEqual([
        { kind: "bad-value", name: "moved", found },
      ]);
  });

  test("no path is the gallery", () => {
    for (const hash of ["", "#", "#/"]) expect(parseLink(hash).route).toEqual({ kind: "gallery" });
  });

  test("the link of a state of an example is short", () => {
    const link = formatLink({
      kind: "workbench",
      page: "pointer",
      link: {
        example: "context-sensitive-heap",
        options: {
          context: "2-hybrid",
          heap: 1,
          profile: "lecture",
          variableContexts: false,
          order: "random:7",
          maxSteps: 10_000,
        },
        breakpoints: [
          { kind: "line", line: 14 },
          { kind: "line", line: 16 },
        ],
        why: 10_000,
        at: "12345",
      },
    });
    expect(link.length).toBeLessThanOrEqual(200);
  });

  test("an engine that shares its page with another one is opened by its own name, too", () => {
    const symbolic = engines.find(({ id }) => id === "symbolic");
    const first = symbolic?.lessons[0]?.id;
    const linkOf = (hash: string) => parseLink(hash).route;
    expect(linkOf("#/symbolic")).toEqual({
      kind: "workbench",
      page: symbolic?.page.route,
      link: { example: first, options: {} },
    });
    expect(linkOf("#/symbolic?example=x&at=3")).toEqual(linkOf(`#/${symbolic?.page.route}?example=x&at=3`));
  });

  test("a position is written by its number, and older links that count pauses are read", () => {
    const linkOf = (hash: string) => {
      const { route } = parseLink(hash);
      return route.kind === "gallery" ? undefined : route.link.at;
    };
    expect(["at=12", "at=12.10", "step=25", "step=25&at=3"].map((query) => linkOf(`#/pointer?${query}`))).toEqual([
      "12",
      "12.10",
      25,
      "3",
    ]);
    expect(linkOf("#/compare?at=7.1")).toBe("7.1");
    for (const wrong of ["12.0", "1.2.3", "-1", "end"])
      expect(parseLink(`#/pointer?at=${wrong}`).problems).toEqual([{ kind: "bad-value", name: "at", found: wrong }]);
  });

  test("what is wrong in a link is named and left out", () => {
    const { route, problems } = parseLink("#/pointer?example=x&context=9-lives&heap=-1&step=abc&profile=java");
    expect(route).toEqual({ kind: "workbench", page: "pointer", link: { example: "x", options: { profile: "java" } } });
    expect(problems.map((problem) => problem.kind === "bad-value" && problem.name)).toEqual([
      "step",
      "context",
      "heap",
    ]);
  });

  test("damaged code is a problem, not an exception", () => {
    const whole = encodeFiles([{ name: "A.java", text: "class A {}" }]);
    for (const hash of [`#/pointer?${whole.slice(0, -6)}`, "#/pointer?v1.%%%", "#/pointer?v1.", "#/pointer?code=abc"]) {
      expect(parseLink(hash).problems).toEqual([{ kind: "unreadable-code" }]);
    }
  });

  test.each(["#/pointer?code=v2.abc", "#/pointer?v2.abc&step=4", "#/compare?v2.abc"])(
    "a program packed by a newer version is named as such: %s",
    (hash) => {
      expect(parseLink(hash).problems).toEqual([{ kind: "newer-version", found: "v2" }]);
    },
  );

  test("a program of 2 MB comes by a link, one of more does not", () => {
    const line = 'class A { /* a quoted "" line */ }\n';
    const text = line.repeat(Math.floor((2 * 1024 * 1024) / line.length));
    const filled = `${text}${" ".repeat(2 * 1024 * 1024 - text.length)}`;
    expect(decodeFiles(encodeFiles([{ name: "A.java", text: filled }]))).toEqual([{ name: "A.java", text: filled }]);
    const tooMuch = { kind: "too-much-code", megabytes: 2 };
    expect(decodeFiles(encodeFiles([{ name: "A.java", text: `${filled} ` }]))).toEqual(tooMuch);
    expect(
      decodeFiles(encodeFiles([...files(2)].map(({ name }) => ({ name, text: "ä".repeat(600_000) })))),
      "bytes count, not letters",
    ).toEqual(tooMuch);
  });

  test("a link with too many files says so", () => {
    expect(decodeFiles(encodeFiles(files(1_000)))).toEqual(files(1_000));
    expect(decodeFiles(encodeFiles(files(1_001)))).toEqual({ kind: "too-many-files", limit: 1_000 });
  });

  test("a program beyond these limits is named by its document, where it has one", () => {
    const small = [{ name: "A.java", text: "class A {}" }];
    const large = [{ name: "A.java", text: " ".repeat(3_000_000) }];
    for (const beyond of [large, files(1_001)]) {
      const link = { files: beyond, document: "d-1", options: {} };
      const hash = formatLink({ kind: "workbench", page: "pointer", link });
      expect(hash).toBe("#/pointer?document=d-1");
      expect(parseLink(hash)).toEqual({
        route: { kind: "workbench", page: "pointer", link: { document: "d-1", options: {} } },
        problems: [],
      });
    }
    expect(formatLink({ kind: "compare", link: { files: large, document: "d-1", at: "3" } })).toBe(
      "#/compare?document=d-1&at=3",
    );
    expect(encodeFiles(small, "d-1")).toBe(encodeFiles(small));
  });

  test("what inflates beyond the bound is given up on the way", () => {
    // 20 MB in 20 kB: one large string of JSON.
    const bomb = deflateSync(new Uint8Array(20_000_000).fill(32), { level: 9 });
    expect(bomb.length).toBeLessThan(25_000);
    let looked = 0;
    const watched = new Proxy(bomb, {
      get(target, name) {
        if (name !== "subarray") return Reflect.get(target, name);
        return (from: number, to: number) => {
          looked = to;
          return target.subarray(from, to);
        };
      },
    });
    expect(inflateWithin(1_000_000, watched)).toBeUndefined();
    expect(looked).toBeLessThan(bomb.length / 8);
    expect(inflateWithin(20_000_000, bomb)?.length).toBe(20_000_000);
  });

  test("an unknown page leads to the gallery and says so", () => {
    expect(parseLink("#/nowhere")).toEqual({
      route: { kind: "gallery" },
      problems: [{ kind: "unknown-page", found: "/nowhere" }],
    });
  });

  test("a comparison names its runs", () => {
    const placed = { kind: "compare", link: { example: "x", at: "12", also: ["11.2", "0"] } } as const;
    expect(formatLink(placed)).toBe("#/compare?example=x&at=12&also=11.2,0");
    expect(parseLink(formatLink(placed))).toEqual({ route: placed, problems: [] });
    expect(parseLink("#/compare?example=x&also=end").problems).toEqual([
      { kind: "bad-value", name: "also", found: "end" },
    ]);
    const route = { kind: "compare", link: { example: "x", runs: ["1-call", "2-obj/1"], at: 4 } } as const;
    expect(formatLink(route)).toBe("#/compare?example=x&runs=1-call,2-obj/1&step=4");
    expect(parseLink(formatLink(route))).toEqual({ route, problems: [] });
  });

  test.each([
    ["example=one-object&runs=ci,1-call,1-obj,2-obj", "points-to"],
    ["example=context-sensitive-heap&runs=ci,1-call/1/variableContexts:false", "points-to"],
    ["example=there-and-back&runs=post,pre", "pushdown"],
    ["runs=pre,post/order:lifo", "pushdown"],
    ["example=example-1-store&runs=merged,refined", "relevancy"],
    ["example=fig-6&runs=paper,canonical&step=4", "separation"],
    ["runs=separation-logic,lazy,black-box", "symbolic"],
    ["example=one-object", "points-to"],
  ])("%s compares runs of %s", (parameters, engine) => {
    const { route, problems } = parseLink(`#/compare?${parameters}`);
    expect(problems).toEqual([]);
    expect(route.kind === "compare" && comparedEngine(engines, route.link)?.engine.id).toBe(engine);
    expect(formatLink(route)).toBe(`#/compare?${parameters}`);
  });

  test("a text of its own is compared by the engine that reads it", () => {
    const sl = [{ name: "a.sl", text: "" }];
    const system = [{ name: "a.pds", text: "" }];
    expect(comparedEngine(engines, { files: sl, runs: ["paper", "canonical"] })?.engine.id).toBe("separation");
    expect(comparedEngine(engines, { files: system, runs: ["post", "pre"] })?.engine.id).toBe("pushdown");
    expect(comparedEngine(engines, {})?.engine.id).toBe("points-to");
  });

  test.each(["foo,bar", "1-call", "1-call,", "1-call,post", "ci,1-call,1-obj,2-obj,2-call", "1-call,ci/1/heaps:2"])(
    "runs that are none, %s, are named and left out",
    (found) => {
      expect(parseLink(`#/compare?example=x&runs=${found}`)).toEqual({
        route: { kind: "compare", link: { example: "x" } },
        problems: [{ kind: "bad-value", name: "runs", found }],
      });
    },
  );

  test("any program survives the link, in an alphabet that chat tools leave alone", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), text: fc.string({ unit: "grapheme" }) }), { minLength: 1 }),
        (files) => {
          const code = encodeFiles(files);
          expect(code).toMatch(/^v1\.[\w-]+$/);
          expect(decodeFiles(code)).toEqual(files);
          expect(
            parseLink(formatLink({ kind: "workbench", page: "pointer", link: { files, options: {} } })).route,
          ).toEqual({
            kind: "workbench",
            page: "pointer",
            link: { files, options: {} },
          });
        },
      ),
    );
  });

  test("nothing a hash contains makes the reader fail", () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(() => parseLink(`#/pointer?${hash}`)).not.toThrow();
        expect(() => parseLink(hash)).not.toThrow();
      }),
    );
  });
});

test.each([
  ["#/relevancy?example=example-1-store&context=1-call&heap=0&globals=refined&refinedContexts=printed", []],
  ["#/relevancy?seeds=A.m(int%2Cint)/x%2CLimit.v&implicit=true", []],
  ["#/pushdown?example=textbook-system&direction=pre&step=4", []],
  ["#/pushdown?direction=sideways", [{ kind: "bad-value", name: "direction", found: "sideways" }]],
  ["#/separation?example=fig-6&reading=paper&maxIterations=9&step=4", []],
  ["#/separation?maxDisjuncts=0", [{ kind: "bad-value", name: "maxDisjuncts", found: "0" }]],
  ["#/relevancy?globals=some", [{ kind: "bad-value", name: "globals", found: "some" }]],
])("links of the other analyses: %s", (hash, problems) => {
  const parsed = parseLink(hash);
  expect(parsed.problems).toEqual(problems);
  expect(parseLink(formatLink(parsed.route))).toEqual({ route: parsed.route, problems: [] });
});

test.each([
  ["#/pointer?example=one-call-site&timeout=5&maxSteps=9", ["timeout"]],
  ["#/data-flow?maxDisjuncts=5&maxSteps=9", ["maxDisjuncts"]],
  ["#/separation?max-steps=5&maxIterations=9&maxDisjuncts=9&maxSteps=9", ["max-steps"]],
  ["#/compare?example=one-call-site&maxSteps=9", ["maxSteps"]],
])("a limit of a link that bounds nothing is named: %s", (hash, names) => {
  expect(parseLink(hash).problems).toEqual(names.map((name) => ({ kind: "idle-limit", name })));
});

test("of the engines of one page, each says which limits of a link do not bound it", () => {
  const { route } = parseLink("#/separation?maxDisjuncts=9&maxSteps=9");
  const options = route.kind === "workbench" ? route.link.options : {};
  const idle = engines
    .filter(({ page }) => page.route === "separation")
    .map((engine) => [engine.id, idleLimitsAmong(options, engine)]);
  expect(Object.fromEntries(idle)).toEqual({ separation: [], symbolic: ["maxDisjuncts"] });
});

test("a value that only looks packed is the same after any number of links", () => {
  const once = parseLink("#/separation?example=v1.%00").route;
  const twice = parseLink(formatLink(once)).route;
  expect(twice).toEqual(once);
  expect(parseLink(formatLink(twice)).route).toEqual(once);
});

test("a page takes its own options only", () => {
  const { route } = parseLink("#/pushdown?context=1-obj&direction=pre&globals=refined");
  expect(route).toEqual({ kind: "workbench", page: "pushdown", link: { options: { direction: "pre" } } });
});

test("a program is packed when its text changes, not at each step", () => {
  const encode = vi.fn(encodeFiles);
  const pack = packer(encode);
  const link = (text: string, step: number): Route => {
    const files = [{ name: "A.java", text }];
    return { kind: "workbench", page: "pointer", link: { files, options: {}, at: String(step) } };
  };
  const routes = [link("class A {}", 1), link("class A {}", 2), link("class B {}", 2), link("class B {}", 3)];
  expect(routes.map((route) => format(route, engines, pack))).toEqual(routes.map((route) => formatLink(route)));
  expect(encode).toHaveBeenCalledTimes(2);
});

describe("an exercise", () => {
  const program = [{ name: "Main.java", text: "class Main {}" }];
  const text = JSON.stringify({ fixscope: "exercise", title: "Own", files: program });
  const link = (route: Route) => (route.kind === "workbench" ? route.link : undefined);
  const routeOf = (parts: object): Route => ({ kind: "workbench", page: "pointer", link: { options: {}, ...parts } });

  test("that is named is in the link by its name", () => {
    const written = formatLink(routeOf({ example: "one-call-site", exercise: "the-worklist-by-hand" }));
    expect(written).toBe("#/pointer?example=one-call-site&exercise=the-worklist-by-hand");
    expect(link(parseLink(written).route)?.exercise).toBe("the-worklist-by-hand");
  });

  test("with a lesson that had another id opens that lesson", () => {
    expect(link(parseLink("#/pointer?example=static-initialisers").route)?.example).toBe("static-initializers");
    expect(link(parseLink("#/pointer?example=constructor").route)?.example).toBe("constructor");
  });

  test("of one's own is in the link itself, and its program once", () => {
    const written = formatLink(routeOf({ files: program, exercise: text }));
    expect(written).toMatch(/^#\/pointer\?exercise=v1\.[\w-]+$/);
    expect(link(parseLink(written).route)).toEqual({ options: {}, files: program, exercise: text });
  });

  test("of one's own beside another program has both in the link", () => {
    const files = [{ name: "Main.java", text: "class Main { int i; }" }];
    const written = formatLink(routeOf({ files, exercise: text }));
    expect(written).toMatch(/^#\/pointer\?v1\.[\w-]+&exercise=v1\./);
    expect(link(parseLink(written).route)).toEqual({ options: {}, files, exercise: text });
  });

  test("of one's own on a lesson keeps the lesson", () => {
    const written = formatLink(routeOf({ example: "one-call-site", exercise: text }));
    expect(link(parseLink(written).route)).toEqual({ options: {}, example: "one-call-site", exercise: text });
  });

  test.each(["../secret", "a b", "v1.eJyrVk", "{", '{"files":7}', "é"])(
    "written as %s is passed on, to be explained",
    (odd) => {
      const { route, problems } = parseLink(`#/pointer?exercise=${encodeURIComponent(odd)}`);
      expect(problems).toEqual([]);
      expect(link(route)).toEqual({ options: {}, exercise: odd });
    },
  );

  test("whose program is larger than an option may be is read", () => {
    const files = [{ name: "Main.java", text: "x".repeat(300_000) }];
    const large = JSON.stringify({ fixscope: "exercise", files });
    expect(link(parseLink(formatLink(routeOf({ files, exercise: large }))).route)?.exercise).toBe(large);
  });
});
