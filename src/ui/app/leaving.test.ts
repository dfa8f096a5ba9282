import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { guardedStorage, parseLink, type Route } from "../store/index.ts";
import { completeAddress, saveOnLeaving } from "./leaving.ts";

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

test.each([
  ["a program that is in this page only", true, false],
  ["an answer that is in this page only", false, true],
  ["nothing that is not stored", false, false],
])("a page with %s is closed after a question just where something would be lost", (_, program, answer) => {
  const kept = (isAtRisk: boolean) => ({ isAtRisk: () => isAtRisk, refresh: () => Promise.resolve() });
  const tab = guardedStorage(() => sessionStorage);
  const parts = { workbenches: [], documents: kept(program), records: kept(answer), tab };
  const stop = saveOnLeaving(parts as unknown as Parameters<typeof saveOnLeaving>[0]);
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(program || answer);
  stop();
  expect(isAsked()).toBe(false);
});
