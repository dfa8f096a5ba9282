import { afterEach, expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { addressWriter, watchAddress } from "./index.ts";

let stop = (): void => undefined;

afterEach(() => {
  stop();
  history.replaceState(null, "", "#/");
});

/** The reader goes to a link: the browser has the new entry first, then tells the page, once at a time. */
function follow(hash: string): { readonly tell: () => void } {
  const oldURL = location.href;
  history.pushState(null, "", hash);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  return { tell: () => window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL: location.href })) };
}

test("what the page writes between the two events of a link belongs to the entry it shows", () => {
  history.replaceState(null, "", "#/pointer?example=one-object");
  const writer = addressWriter();
  const change = vi.fn();
  stop = watchAddress(writer, engines, change);
  const { tell } = follow("#/relevancy?lang=zh");
  writer.now("#/pointer?example=one-object&step=3");
  expect(location.hash).toBe("#/relevancy?lang=zh");
  tell();
  const [link, locale] = change.mock.lastCall ?? [];
  expect(link.route).toMatchObject({ kind: "workbench", page: "relevancy" });
  expect(locale).toBe("zh");
});

test("an entry with the same address is arrived at by the first event, as no other follows", () => {
  history.replaceState(null, "", "#/pointer?example=one-object");
  const writer = addressWriter();
  stop = watchAddress(writer, engines, () => undefined);
  follow("#/pointer?example=one-object");
  writer.now("#/pointer?example=one-object&step=3");
  expect(location.hash).toBe("#/pointer?example=one-object&step=3");
});
