import { describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Lesson } from "../../../engine-kit/index.ts";
import { engineById } from "../../../engines/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { Editing } from "./editing.ts";
import { initialWorkbench, type WorkbenchState } from "./workbench-state.ts";

const original: readonly InputFile[] = [
  { name: "C.java", text: "class C {}" },
  { name: "D.java", text: "class D {}" },
];

/** An editor that has a lesson of two files, or the reader's own program. */
function editor({ isOwn = false } = {}) {
  const lesson: Lesson | undefined = isOwn ? undefined : engineById("points-to")?.lessons[0];
  const start: WorkbenchState = {
    ...initialWorkbench,
    files: original,
    exampleId: lesson?.id,
    documentKey: "0:original",
  };
  const store = createStore(() => start);
  const rerun = vi.fn((changed: Partial<WorkbenchState>) => store.setState(changed));
  const onTyped = vi.fn();
  const editing = new Editing({
    store,
    copy: undefined,
    lesson: () => lesson,
    filesOf: () => original,
    rerun,
    onTyped,
  });
  return { editing, store, rerun, onTyped } as const;
}

describe("editing", () => {
  test("what is typed into a file is taken over, and only that file changes", () => {
    const { editing, store, rerun, onTyped } = editor();
    editing.edit("D.java", "class D { int f; }");
    expect(store.getState().files).toEqual([original[0], { name: "D.java", text: "class D { int f; }" }]);
    expect(store.getState().isEdited).toBe(true);
    expect(onTyped).toHaveBeenCalledOnce();
    expect(rerun, "it waits until typing rests").not.toHaveBeenCalled();
  });

  test("the same text again is no edit; the lesson's own text typed again is the lesson", () => {
    const { editing, store, onTyped } = editor();
    editing.edit("C.java", "class C {}");
    expect(onTyped).not.toHaveBeenCalled();
    editing.edit("C.java", "class X {}");
    editing.edit("C.java", "class C {}");
    expect(store.getState().isEdited).toBe(false);
  });

  test("an edit is the reader's: the program is not foreign any more, and no step of a link is wanted", () => {
    const { editing, store } = editor();
    store.setState({ isForeign: true, wanted: 12, wantedFact: 3 });
    editing.edit("C.java", "class X {}");
    expect(store.getState()).toMatchObject({ isForeign: false, wanted: undefined, wantedFact: undefined });
  });

  test("Reset brings the lesson back in a new document, and analyzes it", () => {
    const { editing, store, rerun } = editor();
    editing.edit("C.java", "class X {}");
    const before = store.getState().documentKey;
    editing.reset();
    expect(store.getState()).toMatchObject({ files: original, isEdited: false });
    expect(store.getState().documentKey).not.toBe(before);
    expect(rerun).toHaveBeenCalledOnce();
  });

  test("an own program has nothing to be reset to, and is never edited", () => {
    const { editing, store, rerun } = editor({ isOwn: true });
    editing.edit("C.java", "class X {}");
    editing.reset();
    expect(rerun).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ isEdited: false });
    expect(store.getState().files[0]?.text).toBe("class X {}");
  });

  test("each document has a name of its own", () => {
    const { editing } = editor();
    const keys = [editing.newDocument("original"), editing.newDocument("link"), editing.newDocument("draft")];
    expect(new Set(keys).size).toBe(3);
  });
});
