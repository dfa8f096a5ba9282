export { MAX_NAME_LENGTH, tooLongName } from "./name-length.ts";
export { definePieces, endOf, type Piece, type Pieces, piecesOf } from "./pieces.ts";
export { MAX_CHARACTERS, MEGABYTE, readText } from "./read-text.ts";
export { SyntaxFailure } from "./syntax-failure.ts";
export { type DecoderOf, readableText, textOfBytes } from "./text-of-bytes.ts";
