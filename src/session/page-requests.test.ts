import { expect, test } from "vitest";
import { testFrontEnd } from "../testing/front-end.ts";
import { type ExecutionMessage, executeForPage, RunSession } from "./index.ts";

const program = `class A {
  public static void main(String[] args) { System.out.print("a"); A b = new A(); b.go(); }
  void go() { }
}
`;
const endless = 'class A { public static void main(String[] args) { while (true) System.out.print("x"); } }';

async function openSession(pause: (session: RunSession) => void = () => undefined): Promise<RunSession> {
  let now = 0;
  const session: RunSession = new RunSession(await testFrontEnd(), {
    now: () => (now += 200),
    pause: async () => pause(session),
  });
  return session;
}

async function executed(session: RunSession, text: string, options: Record<string, unknown> = {}) {
  const messages: ExecutionMessage[] = [];
  await executeForPage(session, { files: [{ name: "A.java", text }], options }, (message) => messages.push(message));
  return messages;
}

test("an execution tells its output, its end and what was observed", async () => {
  const [message] = await executed(await openSession(), program);
  expect(message).toMatchObject({ kind: "done", result: { output: "a", exit: { kind: "returned" } } });
  expect(message?.kind === "done" ? message.result.observed.reachable : []).toContain("A.go()");
});

test("a long execution tells what it printed so far, and ends at its limit", async () => {
  const messages = await executed(await openSession(), endless, { "max-steps": 900_000 });
  expect(messages.map(({ kind }) => kind)).toContain("progress");
  expect(messages.at(-1)).toMatchObject({ kind: "done", result: { exit: { kind: "step-limit" } } });
});

test("a canceled execution ends with what it has", async () => {
  const session = await openSession((running) => running.cancel());
  expect((await executed(session, endless)).at(-1)).toMatchObject({
    kind: "done",
    result: { exit: { kind: "canceled" } },
  });
});

test("a program with a mistake cannot be executed", async () => {
  const session = await openSession();
  expect(await executed(session, "class A {")).toMatchObject([{ kind: "failed", errors: [{ kind: "syntax" }] }]);
});

test("the library’s files can be read by the names of spans", async () => {
  const session = await openSession();
  expect(session.librarySource("java/util/ArrayList.java")?.text).toContain("class ArrayList");
  expect(session.librarySource("nowhere/Nothing.java")).toBeUndefined();
});
