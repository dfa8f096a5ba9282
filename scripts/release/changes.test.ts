import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../paths.mjs";
import { changesIn } from "./changes.mjs";

const changelog = `# Changelog

What readers notice.

## Unreleased – 2026-12-01

* Soon.

## 1.10.0 – 2026-11-01

* Ten.
* Eleven.

## 1.1.0 – 2026-10-01

* One.
`;

test.each([
  ["1.10.0", "* Ten.\n* Eleven.\n"],
  ["1.1.0", "* One.\n"],
  ["1.1", undefined],
  ["2.0.0", undefined],
])("what changed in %s", (version, changes) => {
  expect(changesIn(changelog, version)).toBe(changes);
});

test("the version that was released last has its section in our changelog", () => {
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  expect(changesIn(readFileSync(at("CHANGELOG.md"), "utf8"), version)).toContain("\n* ");
});
