import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { click, eventually, fakeBrowser, one, textOf } from "../../../testing/page/document.ts";
import { inProcessWorker } from "../../../testing/page/in-process-worker.ts";
import { addMessages } from "../../messages/index.ts";
import { Boards, createSettings, ServicesContext, Workbench } from "../../store/index.ts";
import { FakeBrowser, memoryOf } from "../../store/testing/fake-browser.ts";
import { Notes } from "./notes.tsx";

let root: Root;
let workbench: Workbench;

beforeEach(() => {
  fakeBrowser();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  workbench.dispose();
  document.body.replaceChildren();
});

async function open(text: string): Promise<void> {
  const engine = engines.find(({ id }) => id === "data-flow");
  if (engine === undefined) throw new Error("no data flow");
  addMessages(engine.words, ...(await engine.messages()));
  const openWorker = () => ({
    ...inProcessWorker(),
    ready: async () => undefined,
    alive: async () => undefined,
    terminate: () => undefined,
    onLost: () => undefined,
  });
  workbench = new Workbench({ engine, boards: new Boards(), openWorker });
  const storage = memoryOf(new Map());
  const { documents, records } = await new FakeBrowser().openBoth();
  const services = { engines, workbench, settings: createSettings(storage), storage, documents, records };
  await act(async () => {
    root.render(
      <ServicesContext value={services}>
        <Notes />
      </ServicesContext>,
    );
    workbench.open({ files: [{ name: "A.java", text }], options: {} });
  });
  await eventually(() => expect(workbench.run.store.getState().status).toBe("ready"));
}

test("a program that Java would refuse is analyzed; its warnings are in sight and lead to their places", async () => {
  await open("class A {\n  static int f() {\n    return 1;\n    g();\n  }\n  static void g() {}\n}");
  const warnings = one("[role=status]");
  expect(textOf(one("h3", warnings))).toBe("Java would refuse this program: one warning");
  expect(textOf(one("li", warnings))).toMatch(/^4:5 This can never be reached\./);
  await click(one("button", warnings));
  expect(workbench.state.shownPlace).toMatchObject({ file: "A.java", line: 4 });
});

test("a program that Java accepts has none", async () => {
  await open("class A {\n  static int f() {\n    return 1;\n  }\n}");
  expect(document.querySelector("[role=status]")).toBeNull();
});
