import { type RefObject, useMemo, useRef } from "react";
import type { Language } from "../../engines/index.ts";
import type {
  EditorDocument,
  EditorEvents,
  EditorSettings,
  EditorTheme,
  LineMark,
  OpenCodeEditor,
  Problem,
} from "../adapters/monaco/index.ts";
import { t } from "../messages/index.ts";
import { EditorSource } from "./editor-source.tsx";
import { PlainEditor } from "./plain-editor.tsx";
import { type LineToReveal, PlainSource } from "./plain-source.tsx";
import { sourceStyle } from "./source-style.ts";
import { useCodeEditor, useIsPhone } from "./use-code-editor.ts";

interface SourceViewProps {
  readonly language: Language;
  readonly document: EditorDocument;
  readonly settings: EditorSettings;
  readonly theme: EditorTheme;
  readonly marks: readonly LineMark[];
  readonly problems: readonly Problem[];
  readonly reveal: LineToReveal | undefined;
  readonly isTyping: RefObject<boolean>;
  readonly isPlain: boolean;
  readonly load: () => Promise<OpenCodeEditor>;
  readonly events: Omit<EditorEvents, "tabChanged">;
}

/** One file in the best view there is: the full editor, or the plain one until it is here or in its place. */
export function SourceView(props: SourceViewProps) {
  const { document, settings, events, marks, problems, reveal } = props;
  const isPlain = useIsPhone() || props.isPlain;
  const editor = useCodeEditor(!isPlain, props.load);
  const scrollTop = useRef(0);
  const style = useMemo(
    () => sourceStyle(settings.fontSize, document.text.split("\n").length),
    [settings.fontSize, document.text],
  );
  const names = { label: settings.label, file: document.file };

  if (!isPlain && editor.kind === "ready") {
    return (
      <div className="source-body" data-editor="full" style={style}>
        <EditorSource
          open={editor.open}
          language={props.language}
          document={document}
          settings={{ ...settings, label: t("program.editor-label", names) }}
          theme={props.theme}
          marks={marks}
          problems={problems}
          reveal={reveal}
          events={events}
          scrollTop={scrollTop}
          isTyping={props.isTyping}
        />
      </div>
    );
  }

  const label = t("program.source-label", names);
  const source = (
    <PlainSource
      language={props.language}
      text={document.text}
      label={label}
      marks={marks}
      problems={problems}
      reveal={reveal}
      onBreakpoint={(line) => events.breakpointToggled(document.file, line)}
      onLine={(line) => events.lineChosen(document.file, line)}
      onScroll={(top) => {
        scrollTop.current = top;
      }}
    />
  );
  const isFinal = isPlain || editor.kind === "failed";
  return (
    <>
      {!isPlain && editor.kind === "failed" && (
        <p className="source-note" role="status">
          {t("program.load-failed")}
        </p>
      )}
      <div className="source-body" data-editor="plain" style={style}>
        {isFinal && !settings.readOnly ? (
          <PlainEditor text={document.text} label={label} onChange={(text) => events.changed(document.file, text)}>
            {source}
          </PlainEditor>
        ) : (
          source
        )}
      </div>
    </>
  );
}
