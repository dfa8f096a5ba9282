import { TokenText, useShown } from "../../tokens/index.ts";
import { shorten } from "./room.ts";

/** Longer words may be broken behind a comma, a slash or a bracket. */
const LONG_WORD = 20;

interface FormulaProps {
  readonly text: string;
  readonly characters: number;
  /** What is shown of it, where that is known. */
  readonly shortened?: string | undefined;
  /** Names of things in it are tokens. */
  readonly hasTokens?: boolean;
}

/** A formula, with its whole text as a hint where a part is left out. */
export function Formula({ text, characters, shortened, hasTokens = true }: FormulaProps) {
  const name = useShown();
  const shown = shortened ?? shorten(name(text), characters);
  const pieces = shown
    .split(/(?<=\s)/)
    .flatMap((word) => (word.length > LONG_WORD ? word.split(/(?<=[,;/)\]⟩])/) : [word]));
  const content = pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have an order and no other name
    <span key={index}>
      {index === 0 ? null : <wbr />}
      {hasTokens ? <TokenText text={piece} /> : piece}
    </span>
  ));
  return shown === text ? content : <span title={text}>{content}</span>;
}
