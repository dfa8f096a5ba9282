import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Language } from "../../engine-kit/index.ts";
import type {
  CodeEditor,
  EditorDocument,
  EditorEvents,
  EditorSettings,
  EditorTheme,
  LineMark,
  OpenCodeEditor,
  Problem,
} from "../adapters/monaco/index.ts";
import { t } from "../messages/index.ts";
import { useAfterPaint } from "../parts/index.ts";
import { ChipColumn } from "./chips/index.ts";
import { highlighterOf } from "./highlight/index.ts";
import type { LinesToReveal } from "./plain-source.tsx";

export interface EditorSourceProps {
  readonly language: Language;
  readonly open: OpenCodeEditor;
  readonly document: EditorDocument;
  readonly settings: EditorSettings;
  readonly theme: EditorTheme;
  readonly marks: readonly LineMark[];
  readonly problems: readonly Problem[];
  readonly reveal: LinesToReveal | undefined;
  /** Whether the reader types: then nothing but typing scrolls. */
  readonly isTyping: RefObject<boolean>;
  readonly events: Omit<EditorEvents, "tabChanged">;
  /** Where the plain view was scrolled to when it was replaced. */
  readonly scrollTop: RefObject<number>;
}

/** What is marked and shown of a document at a step: another document has its own at once. */
function useMarks({ document: { key, file }, marks, problems, reveal }: EditorSourceProps) {
  const marked = useMemo(() => ({ marks, problems, reveal }), [marks, problems, reveal]);
  return useAfterPaint(marked, `${key} ${file}`);
}

/** The program in the full editor: one instance from mount to unmount. */
export function EditorSource(props: EditorSourceProps) {
  const { open, language, document, settings, theme, scrollTop, isTyping } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const [opened, setOpened] = useState<CodeEditor>();
  const [tabIndents, setTabIndents] = useState(false);
  const readEvents = useEffectEvent(() => ({ ...props.events, tabChanged: setTabIndents }));
  const readSettings = useEffectEvent(() => settings);
  const { key, file, text } = document;
  const { readOnly, label, size } = settings;
  const { marks, problems, reveal } = useMarks(props);

  useEffect(() => {
    if (host.current === null) return;
    const made = open(host.current, highlighterOf(language).byLine, () => readEvents(), readSettings());
    editor.current = made;
    setOpened(made);
    return () => {
      editor.current = null;
      setOpened(undefined);
      made.dispose();
    };
  }, [open, language]);
  useEffect(() => editor.current?.configure({ readOnly, label, size }), [readOnly, label, size]);
  useEffect(() => editor.current?.show({ key, file, text }), [key, file, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document starts without marks
  useEffect(() => editor.current?.setMarks(marks, problems), [marks, problems, key, file]);
  useEffect(() => {
    editor.current?.scrollTo(scrollTop.current);
  }, [scrollTop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same line of another document is another place
  useEffect(() => {
    if (reveal !== undefined && !isTyping.current) editor.current?.reveal(reveal.lines);
  }, [reveal, isTyping, key, file]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: *Present*, where letters are larger, has colors of its own
  useEffect(() => {
    editor.current?.setTheme(theme);
    // The page may put the new theme's colors on the document after this effect, but before the next frame.
    const frame = requestAnimationFrame(() => editor.current?.setTheme(theme));
    return () => cancelAnimationFrame(frame);
  }, [theme, size]);

  return (
    <>
      <div ref={host} className="source-editor" />
      {opened === undefined ? null : <ChipColumn editor={opened} marks={marks} />}
      <span className="source-spoken" role="status">
        {tabIndents ? t("program.tab-indents") : ""}
      </span>
    </>
  );
}
