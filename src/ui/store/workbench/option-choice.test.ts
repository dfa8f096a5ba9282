import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { engineById } from "../../../engines/index.ts";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import { inProgram } from "../../../trace/index.ts";
import type { Breakpoint } from "../breakpoints/index.ts";
import { Session } from "../run/index.ts";
import { OptionChoice } from "./option-choice.ts";
import { initialWorkbench, type WorkbenchState } from "./workbench-state.ts";

/** The choices of an engine's reader, and what was to be analyzed anew. */
function choiceOf(id: string, named: (word: string) => string | undefined = () => undefined) {
  const engine = engineById(id);
  if (engine === undefined) throw new Error(`the engine ${id} is missing`);
  const store = createStore(() => initialWorkbench);
  const reruns: Partial<WorkbenchState>[] = [];
  const names = { capabilities: [inProgram({ variableAt: (_file, _line, word) => named(word) })] };
  const session = new Session(
    plainBoard({ capabilities: (kind) => [kind.of(names)].filter((value) => value !== undefined) }),
  );
  const options = new OptionChoice({
    engine,
    store,
    run: { getState: () => ({ session, result: undefined }) },
    rerun: (changed) => {
      reruns.push(changed);
      store.setState(changed);
    },
  });
  return { options, store, reruns } as const;
}

const onLine: Breakpoint = { kind: "line", file: "C.java", line: 3 };
const onElement: Breakpoint = { kind: "change", element: "points-to:x" };

describe("choosing options", () => {
  test("a choice is analyzed at once, and what is chosen as undefined is taken away", () => {
    const { options, store, reruns } = choiceOf("points-to");
    options.set({ context: "ci" });
    options.set({ heap: 1 });
    expect(store.getState().options).toMatchObject({ context: "ci", heap: 1 });
    options.set({ heap: undefined });
    expect(store.getState().options).not.toHaveProperty("heap");
    expect(reruns).toHaveLength(3);
  });

  test("breakpoints on what one run has drawn do not outlive it, unless the walk goes on", () => {
    const { options, store } = choiceOf("points-to");
    store.setState({ breakpoints: [onLine, onElement], position: 7 });
    options.continueWith({ order: "lifo" });
    expect(store.getState()).toMatchObject({ breakpoints: [onLine, onElement], wanted: 7 });
    options.set({ context: "ci" });
    expect(store.getState().breakpoints).toContain(onLine);
  });

  test("an entry of a list comes and goes, and an empty list is the option without entries", () => {
    const { options, store } = choiceOf("points-to");
    for (const entry of ["a", "b", "a"]) options.toggleListed("picked", entry);
    expect(store.getState().options["picked"]).toBe("b");
    options.toggleListed("picked", "b", "none");
    expect(store.getState().options["picked"]).toBe("none");
  });

  test("a word of the program picks the variable that it means, and drops it again", () => {
    const { options, store, reruns } = choiceOf("relevancy", (word) => (word === "x" ? "main/x" : undefined));
    options.pickAt("C.java", 3, "while");
    expect(reruns).toEqual([]);
    options.pickAt("C.java", 3, "x");
    expect(Object.values(store.getState().options)).toContain("main/x");
    options.pickAt("C.java", 3, "x");
    expect(Object.values(store.getState().options)).not.toContain("main/x");
  });

  test("a word picks nothing where the engine does not pick", () => {
    const { options, reruns } = choiceOf("separation", () => "main/x");
    options.pickAt("C.java", 3, "x");
    expect(reruns).toEqual([]);
  });

  test("conclusions come and go while the walk stays where it is", () => {
    const { options, store } = choiceOf("points-to");
    store.setState({ position: 5 });
    options.toggleConclusions();
    expect(store.getState()).toMatchObject({ options: { constants: true }, wanted: 5 });
    options.toggleConclusions();
    expect(store.getState().options["constants"]).not.toBe(true);
  });

  test("an engine without conclusions shows none", () => {
    const { options, reruns } = choiceOf("separation");
    options.toggleConclusions();
    expect(reruns).toEqual([]);
  });
});
