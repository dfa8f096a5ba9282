import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { parseLink } from "../../store/index.ts";
import { placeOf, placeWith } from "./index.ts";

const [home] = engines;
if (home === undefined) throw new Error("there are no engines");

test.each([
  ["list.sl", "#/separation?document=d-1", "separation"],
  ["heap.smt2", "#/separation?document=d-1", "separation"],
  ["Add.java", "#/separation?document=d-1", "symbolic"],
  ["Add.core", "#/separation?document=d-1", "symbolic"],
  ["Main.java", "#/relevancy?document=d-1", "relevancy"],
])("a document with %s that %s names is opened by the analysis that reads it", (name, hash, engine) => {
  const place = placeOf(parseLink(hash, engines), engines, home);
  if (place.route.kind !== "workbench") throw new Error(place.route.kind);
  const link = { ...place.route.link, files: [{ name, text: "" }] };
  expect(placeWith(place, { ...place.route, link }, engines).engine.id).toBe(engine);
});
