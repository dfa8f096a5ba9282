import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { localeIn, parseLink, withLocale } from "./index.ts";

test.each([
  ["#/", "#/?lang=zh"],
  ["#/pointer?example=one-object&step=4", "#/pointer?example=one-object&step=4&lang=zh"],
  ["#/compare?runs=ci,1-call", "#/compare?runs=ci,1-call&lang=zh"],
])("%s for readers of Chinese", (english, chinese) => {
  expect(withLocale(english, "zh")).toBe(chinese);
  expect(withLocale(chinese, "zh")).toBe(chinese);
  expect(withLocale(chinese, "en")).toBe(english);
  expect([localeIn(chinese), localeIn(english)]).toEqual(["zh", undefined]);
  expect({ ...parseLink(chinese, engines) }).toEqual(parseLink(english, engines));
});

test("the language may stand anywhere, and what is around it stays", () => {
  expect(withLocale("#/pointer?lang=zh&step=4", "en")).toBe("#/pointer?step=4");
  expect(withLocale("#/pointer?example=x&lang=zh&step=4", "en")).toBe("#/pointer?example=x&step=4");
});

test.each(["#/?lang=xx", "#/pointer?lang=xx&step=4", "#/compare?lang=xx"])(
  "%s: an unknown language is named",
  (hash) => {
    expect(localeIn(hash)).toBeUndefined();
    expect(parseLink(hash, engines).problems).toEqual([{ kind: "bad-value", name: "lang", found: "xx" }]);
  },
);
