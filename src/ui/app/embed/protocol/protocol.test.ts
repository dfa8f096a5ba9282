import { describe, expect, test } from "vitest";
import { engines } from "../../../../engines/index.ts";
import { embedLink, readEmbedding, readRequest, type WalkAnswer, xapiStatement } from "./index.ts";

const link = "https://host.example/fixscope/#/pointer?example=one-call-site";

describe("links", () => {
  test("a link of an embedded walk is read as it was written", () => {
    const written = embedLink(link, { origin: "https://a.example", show: "stage,card" });
    expect(readEmbedding(new URL(written).hash, "https://host.example")).toEqual({
      show: ["stage", "card"],
      origins: ["https://a.example"],
      unreadable: [],
    });
  });

  test.each([
    [link, `${link}&embed=1`],
    ["https://host.example/#/pointer", "https://host.example/#/pointer?embed=1"],
    [`${link}&embed=1&show=card&step=3`, `${link}&step=3&embed=1`],
    ["https://host.example/#/pointer?show=card&origins=x", "https://host.example/#/pointer?embed=1"],
    ["https://host.example/#/pointer?show=card&step=3", "https://host.example/#/pointer?step=3&embed=1"],
  ])("%s stands in a frame as %s", (given, expected) => expect(embedLink(given)).toBe(expected));

  test("without a list the walk speaks with its own origin only", () => {
    expect(readEmbedding("#/pointer?embed=1", "https://own.example").origins).toEqual(["https://own.example"]);
  });

  test.each(["*", "null", "a.example", "https://a.example/", "https://a.example/page", "https://A.example"])(
    "%s is no origin, and the list is not taken for an empty one",
    (origin) => {
      const { origins, unreadable } = readEmbedding(`#/pointer?embed=1&origins=${origin}`, "https://own.example");
      expect(origins).toEqual([]);
      expect(unreadable).toEqual([origin]);
    },
  );

  test("no option of an analysis is called as what links of frames say", () => {
    const names = engines.flatMap(({ options }) => options.options.map(({ name }) => name));
    expect(names.filter((name) => ["embed", "show", "origins"].includes(name))).toEqual([]);
  });
});

describe("requests", () => {
  test.each([
    { fixscope: "state" },
    { fixscope: "goto", at: "12.1" },
    { fixscope: "goto", step: 0 },
    { fixscope: "goto", step: "last" },
    { fixscope: "goto", fact: "[]:x ∋ o3" },
  ])("%j is one", (request) => expect(readRequest(request)).toEqual(request));

  test.each([null, undefined, 3, "goto", {}, { type: "goto", step: 3 }])("%j is someone else's", (data) =>
    expect(readRequest(data)).toBeUndefined(),
  );

  test.each([
    { fixscope: "goto", at: 12 },
    { fixscope: "goto", at: "12.0" },
    { fixscope: "goto", step: -1 },
    { fixscope: "goto", step: 1.5 },
    { fixscope: "goto", step: Number.POSITIVE_INFINITY },
    { fixscope: "goto", fact: 3 },
    { fixscope: "goto" },
    { fixscope: "leave" },
  ])("%j cannot be carried out", (data) => expect(readRequest(data)).toMatchObject({ fixscope: "bad" }));

  test("a request with a circle in it is bad, not a fault", () => {
    const data: Record<string, unknown> = { fixscope: "goto" };
    data["step"] = data;
    expect(readRequest(data)).toMatchObject({ fixscope: "bad" });
  });
});

describe("xAPI", () => {
  const answer: WalkAnswer = {
    fixscope: "answer",
    version: 1,
    question: "ex 1/q1",
    asked: "pt(x)?",
    answers: ["o3", "o5"],
    points: 1,
    of: 2,
  };
  const place = { actor: { mbox: "mailto:a@b.example" }, activity: "https://lms.example/7", at: new Date(0) };

  test("an answer is a statement with its score", () => {
    expect(xapiStatement(answer, place)).toMatchObject({
      actor: place.actor,
      verb: { id: "http://adlnet.gov/expapi/verbs/answered" },
      object: { objectType: "Activity", id: "https://lms.example/7#ex%201%2Fq1" },
      result: { success: false, response: "o3[,]o5", score: { scaled: 0.5, raw: 1, min: 0, max: 2 } },
      timestamp: "1970-01-01T00:00:00.000Z",
    });
  });

  test("all points are a success; a question without points has no score", () => {
    expect(xapiStatement({ ...answer, points: 2 }, place).result.success).toBe(true);
    expect(xapiStatement({ ...answer, points: 0, of: 0 }, place).result.score).toBeUndefined();
  });
});
