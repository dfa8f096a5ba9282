import { Fragment } from "react";
import { useShown, useTokens } from "./context.ts";
import { tokenClasses } from "./look.ts";
import { piecesOf, type TextPiece } from "./pieces.ts";

interface TokenTextProps {
  readonly text: string;
  /** Sets are names beside each other: their braces and commas are there for screen readers only. */
  readonly isBare?: boolean;
  /** The names are new. */
  readonly isNew?: boolean;
}

/** A text in which names of things are tokens. What is read aloud, copied or searched is the text itself. */
export function TokenText({ text, isBare = false, isNew = false }: TokenTextProps) {
  const spans = useTokens()(text);
  if (spans.length === 0) return <PlainText text={text} />;
  return <Pieces pieces={piecesOf(text, spans)} isBare={isBare} isNew={isNew} />;
}

/** A text as the run writes it, under the names that are shown; whole as a hint. */
export function ShownName({ text, isNew = false }: Pick<TokenTextProps, "text" | "isNew">) {
  const shown = useShown()(text);
  const content = <TokenText text={shown} isNew={isNew} />;
  return shown === text ? content : <span title={text}>{content}</span>;
}

interface PiecesProps extends Omit<TokenTextProps, "text"> {
  readonly pieces: readonly TextPiece[];
}

function Pieces({ pieces, isBare, isNew }: PiecesProps) {
  return pieces.map(({ kind, text, token }, place) => {
    // A text has no two pieces at one place.
    const key = `${place}`;
    if (token !== undefined) return <Token key={key} text={text} token={token} isNew={isNew} />;
    if (kind === "sign" && isBare) return <SetSign key={key} text={text} />;
    return (
      <span key={key}>
        <PlainText text={text} />
      </span>
    );
  });
}

/** What a method’s own object is called: `set_this`. */
const ownObject = /(?<=[\w$>])_this(?![\w$])/;

/** As on the slides the *this* of a method stands small below its name. */
export function PlainText({ text }: { readonly text: string }) {
  const parts = text.split(ownObject);
  if (parts.length === 1) return <Joined text={text} />;
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have an order and no other name
    <Fragment key={place}>
      {place === 0 ? null : (
        <>
          <span className="set-sign">_</span>
          <sub>this</sub>
        </>
      )}
      <Joined text={part} />
    </Fragment>
  ));
}

/** A name made of two: `env·main`. */
const joint = /(?<=·)(?=\S)/;

/** Where a column is too narrow for a name made of two, the second one goes on in the next line. */
function Joined({ text }: { readonly text: string }) {
  const parts = text.split(joint);
  if (parts.length === 1) return text;
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={place}>
      {place === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

interface TokenProps {
  readonly text: string;
  readonly token: number;
  readonly isNew?: boolean | undefined;
}

/** A thing by its hue, its glyph and its name. The glyph is drawn by the style sheet: it is no text. */
function Token({ text, token, isNew = false }: TokenProps) {
  return <span className={tokenClasses(token, isNew)}>{text}</span>;
}

/** A brace or a comma between tokens: they are apart by their frames. */
export function SetSign({ text }: { readonly text: string }) {
  return <span className="set-sign">{text}</span>;
}
