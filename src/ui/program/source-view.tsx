import { type ReactNode, useMemo, useRef } from "react";
import { useFetching } from "../arrival/index.ts";
import { t } from "../messages/index.ts";
import { SmallButton, useHandedFocus, useIsSlow, useMedia } from "../parts/index.ts";
import { useCodeSize } from "./code-size.ts";
import { EditorSource, type EditorSourceProps } from "./editor-source.tsx";
import { inPlay } from "./in-play/index.ts";
import { PlainEditor } from "./plain-editor.tsx";
import { PlainSource } from "./plain-source.tsx";
import { sourceStyle } from "./source-style.ts";
import { type LoadEditor, useCodeEditor } from "./use-code-editor.ts";

/** Windows too narrow for the full editor. */
const phone = "(max-width: 699px)";

interface SourceViewProps extends Omit<EditorSourceProps, "open" | "scrollTop" | "settings"> {
  readonly settings: Omit<EditorSourceProps["settings"], "size">;
  /** How the full editor is fetched. */
  readonly load: LoadEditor;
  /** Of a Java program only what the step is about, in large letters. */
  readonly isInPlay: boolean;
}

/** One file in the best view there is: the full editor, or the plain one until it is here or in its place. */
export function SourceView({ load, isInPlay, ...source }: SourceViewProps) {
  const { language, document, settings, events, marks, problems, reveal } = source;
  const isPlain = useMedia(phone);
  const editor = useCodeEditor(!isPlain, load);
  const isComing = !isPlain && editor.kind === "loading" && editor.isComing;
  const isSlow = useIsSlow(isComing);
  const scrollTop = useRef(0);
  const size = useCodeSize();
  const style = useMemo(() => sourceStyle(document.text.split("\n").length, size), [document.text, size]);
  const play = useFetching(inPlay, isInPlay);
  const shown = useMemo(() => {
    const lines = marks.flatMap(({ line, current }) => (current === undefined ? [] : line));
    return play?.linesInPlay(document.text, new Set(lines));
  }, [play, document.text, marks]);
  const names = { label: settings.label, file: document.file };

  if (!isPlain && editor.kind === "ready" && shown === undefined) {
    return (
      <div className="source-body" data-editor="full" style={style}>
        <EditorSource
          {...source}
          open={editor.open}
          settings={{ ...settings, size, label: t("program.editor-label", names) }}
          scrollTop={scrollTop}
        />
      </div>
    );
  }

  const label = t("program.source-label", names);
  const plain = (
    <PlainSource
      language={language}
      text={document.text}
      label={label}
      marks={marks}
      problems={problems}
      reveal={reveal}
      inPlay={shown}
      onBreakpoint={(line) => events.breakpointToggled(document.file, line)}
      onLine={(line) => events.lineChosen(document.file, line)}
      onScroll={(top) => {
        scrollTop.current = top;
      }}
    />
  );
  const isFinal = isPlain || editor.kind === "failed" || isSlow;
  return (
    <>
      {!isPlain && editor.kind === "failed" && (
        <SourceNote>
          {t("program.load-failed")} <SmallButton onClick={editor.tryAgain}>{t("fetch.again")}</SmallButton>
        </SourceNote>
      )}
      {isSlow && (
        <SourceNote>
          {t("program.load-slow")} <SmallButton onClick={() => location.reload()}>{t("fetch.reload")}</SmallButton>
        </SourceNote>
      )}
      <div className="source-body" data-editor="plain" data-coming={isComing || undefined} style={style}>
        {isFinal && !settings.readOnly && shown === undefined ? (
          <PlainEditor text={document.text} label={label} onChange={(text) => events.changed(document.file, text)}>
            {plain}
          </PlainEditor>
        ) : (
          plain
        )}
      </div>
    </>
  );
}

/** What there is to say about the editor, above it. */
function SourceNote({ children }: { readonly children: ReactNode }) {
  const place = useHandedFocus<HTMLParagraphElement>();
  return (
    <p ref={place} className="source-note" role="status">
      {children}
    </p>
  );
}
