import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button } from "../../../testing/page/document.ts";
import { showNotifications } from "../notifications/notify.ts";
import { Fetched, fetchedPart } from "./fetched.tsx";

const host = document.createElement("div");
let root = createRoot(host);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => act(async () => root.unmount()));

/** A part that fails to arrive `failures` times, and how often it was asked for. */
function partAfter(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError("Failed to fetch");
    return () => <p>here</p>;
  });
  return { Part: fetchedPart(load), load };
}

test("a part that cannot be loaded says so in its place, and is loaded when the reader tries again", async () => {
  const { Part, load } = partAfter(1);
  await act(async () =>
    root.render(
      <>
        <Fetched fallback="on its way">
          <Part />
        </Fetched>
        <p>all else</p>
      </>,
    ),
  );
  expect(host.querySelector("[role=alert]")?.textContent).toContain("could not be loaded");
  expect(host.textContent).toContain("all else");
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => button("Try again").click());
  expect(host.textContent).toBe("hereall else");
});

test("a part that cannot be loaded is asked for again once there is a network", async () => {
  const { Part, load } = partAfter(1);
  await act(async () =>
    root.render(
      <Fetched>
        <Part />
      </Fetched>,
    ),
  );
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => dispatchEvent(new Event("online")));
  expect(host.textContent).toBe("here");
});

test("what stands around a page is there while it could not be loaded, and goes when it is here", async () => {
  const { Part } = partAfter(1);
  await act(async () =>
    root.render(
      <Fetched around={(notice) => <main>the way out {notice}</main>}>
        <Part />
      </Fetched>,
    ),
  );
  expect(host.querySelector("main")?.textContent).toMatch(/^the way out .*could not be loaded/);
  await act(async () => button("Try again").click());
  expect(host.textContent).toBe("here");
});

test("what opens over the page is closed with a notification, and loaded when it is opened again", async () => {
  const { Part } = partAfter(1);
  const told: string[] = [];
  const stop = showNotifications(({ text }) => told.push(text()));
  const giveUp = vi.fn();
  const show = (key: string) =>
    act(async () =>
      root.render(
        <Fetched key={key} onFailure={giveUp}>
          <Part />
        </Fetched>,
      ),
    );
  await show("first");
  expect(host.textContent).toBe("");
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(told).toEqual([expect.stringContaining("could not be loaded")]);
  await show("second");
  expect(host.textContent).toBe("here");
  stop();
});

test("a part that was fetched ahead is drawn at once", async () => {
  const { Part } = partAfter(0);
  await Part.fetch();
  expect(Part.fetch()).toBeUndefined();
  act(() =>
    root.render(
      <Fetched fallback="on its way">
        <Part />
      </Fetched>,
    ),
  );
  expect(host.textContent).toBe("here");
});

test("a part that could not be fetched ahead is asked for again when it is shown", async () => {
  const { Part } = partAfter(1);
  await expect(Part.fetch()).rejects.toThrow("Failed to fetch");
  await act(async () =>
    root.render(
      <Fetched fallback="on its way">
        <Part />
      </Fetched>,
    ),
  );
  expect(host.textContent).toBe("here");
});

test("an error inside a part is not taken for a failure of the network", async () => {
  const Broken = fetchedPart(async () => () => {
    throw new Error("a fault of ours");
  });
  const render = act(async () =>
    root.render(
      <Fetched>
        <Broken />
      </Fetched>,
    ),
  );
  await expect(render).rejects.toThrow("a fault of ours");
});
