import type { RawTree } from "../grammar.ts";
import type { RawNode } from "../raw-node.ts";
import type { Located } from "../source-text.ts";
import { Brackets } from "./brackets.ts";
import { type Token, tokenize } from "./tokens.ts";

/** `(x) =`, `(a[0]) +=`: in a program without mistakes nothing else has an assignment behind a parenthesis. */
const CANDIDATE = /\)(?:\s|\/\*|\/\/)*(?:[-+*/%&|^]|<<|>>>?)?=(?!=)/;
