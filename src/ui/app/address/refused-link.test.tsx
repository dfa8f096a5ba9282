import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { fakeBrowser } from "../../../testing/page/document.ts";
import { type Route, type WorkerLink, workerLink } from "../../store/index.ts";
import { formatLink } from "../../store/link/index.ts";
import { mountPage } from "../index.ts";

vi.mock("@fontsource-variable/inter/wght.css", () => ({}));
vi.mock("@fontsource-variable/jetbrains-mono/wght.css", () => ({}));

let unmount: () => void = () => undefined;
let opened = 0;

/** A worker that never answers. */
function openWorker(): WorkerLink {
  opened++;
  return workerLink(new Worker(""));
}

beforeAll(async () => {
  fakeBrowser();
  // Fetched when wanted; here it is at hand.
  await import("../../gallery/index.ts");
});

afterEach(() => {
  act(() => unmount());
  document.body.replaceChildren();
  opened = 0;
});

async function open(hash: string): Promise<string> {
  location.hash = hash;
  const root = document.createElement("div");
  document.body.append(root);
  await act(async () => {
    unmount = mountPage(root, { engines, openWorker });
  });
  return document.querySelector("[role=alert]")?.textContent ?? "";
}

function linkOf(text: string, page: string): string {
  const link: Route = { kind: "workbench", page, link: { files: [{ name: "A.java", text }], options: {} } };
  return formatLink(link, engines);
}

test.each([
  ["an unknown example", "#/pointer?example=nowhere&step=3", /no lesson “nowhere”/],
  ["one of a page that engines share", "#/separation?example=nowhere", /no lesson “nowhere”/],
  ["one of the comparison", "#/compare?example=nowhere", /no lesson “nowhere”/],
  ["a program packed by a newer version", "#/pointer?v2.abc", /newer version .* “v2”/],
  ["the same, with an example", "#/pointer?example=one-call-site&v2.abc", /newer version .* “v2”/],
  ["a program beyond the limit", linkOf(" ".repeat(3_000_000), "pointer"), /at most 2 MB/],
  ["a program that inflates to very much", linkOf(" ".repeat(30_000_000), "relevancy"), /at most 2 MB/],
])("a link to %s says so and opens nothing else", async (_, hash, reason) => {
  expect(await open(hash)).toMatch(reason);
  expect(document.querySelector(".workbench, .compare, .gallery")).toBeNull();
  expect(opened, "no worker is asked for anything").toBe(0);
  expect(location.hash, "the address stays what the reader was given").toBe(hash);
});

test("a program for an example that is not here is opened without it", async () => {
  const hash = linkOf("class A {}", "pointer").replace("#/pointer?", "#/pointer?example=nowhere&");
  expect(await open(hash)).toBe("");
  expect(opened).toBe(1);
  await vi.waitFor(() => expect(document.body.textContent).toContain("is shown without it"));
});

test("from a refused link the examples are one step away", async () => {
  await open("#/pointer?example=nowhere");
  await act(async () => {
    location.hash = document.querySelector("[role=alert] a")?.getAttribute("href") ?? "";
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(document.querySelector(".gallery")).not.toBeNull();
});
