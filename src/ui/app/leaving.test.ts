import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { guardedStorage, parseLink, type Route } from "../store/index.ts";
import { completeAddress } from "./leaving.ts";

const files = [{ name: "C.java", text: "class C {}" }];

/** What the page opens when this tab left the first address with a text that it had not got yet. */
function opened(left: string, now: string, isReload: boolean): Route {
  const tab = guardedStorage(() => sessionStorage);
  tab.write("left", { hash: left, files });
  history.replaceState(null, "", now);
  completeAddress(tab, engines, isReload);
  return parseLink(location.hash, engines).route;
}

test.each([
  ["the address that was left, reloaded or come back to", "#/pointer?example=one-call-site&step=3", false],
  ["the same lesson, reloaded while its address was changing", "#/pointer?example=one-call-site&step=2", true],
])("%s gets the text that was typed", (_, now, isReload) => {
  const route = opened("#/pointer?example=one-call-site&step=3", now, isReload);
  expect(route).toMatchObject({ kind: "workbench", link: { example: "one-call-site", files } });
});

test.each([
  ["another place of the same lesson", "#/pointer?example=one-call-site&step=2", false],
  ["another lesson", "#/pointer?example=call-strings", true],
  ["the first page", "#/", true],
])("%s is opened as it is", (_, now, isReload) => {
  expect(opened("#/pointer?example=one-call-site&step=3", now, isReload)).toEqual(parseLink(now, engines).route);
});
