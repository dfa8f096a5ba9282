import { expect, test } from "vitest";
import { themeFrom } from "./theme.ts";

const tokens: Readonly<Record<string, string>> = { "--panel": "#fff", "--keyword": " #7A3E9D", "--now": "#0072b2" };
const theme = themeFrom("light", (name) => tokens[name] ?? "");

test("tokens become editor colors, short ones written out", () => {
  expect(theme.colors["editor.background"]).toBe("#ffffff");
  expect(theme.colors["editor.selectionBackground"]).toBe("#0072b23d");
});

test("token rules take the page's syntax colors", () => {
  expect(theme.rules).toEqual([{ token: "keyword", foreground: "7a3e9d" }]);
});

test("a token that is no hex color is left to the base theme", () => {
  expect(themeFrom("dark", () => "rgb(0 0 0)")).toEqual({ base: "vs-dark", inherit: false, rules: [], colors: {} });
});
