import type { LITERAL_MESSAGES } from "../../../java/messages/literals.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zh: TranslationOf<typeof LITERAL_MESSAGES> = {
  "beyond-32-bits": "这个数 32 位放不下。",
  "beyond-32-bits/remedy": "请以 L 结尾，表示 long。",
  "beyond-64-bits": "这个数 64 位放不下。",
  "beyond-64-bits/remedy": "请用小一些的数。",
  "infinite-number": "这个数太大。",
  "infinite-number/remedy": "请用小一些的数。",
  "leading-zero": "以 0 开头的数是八进制。",
  "leading-zero/remedy": "请去掉开头的 0。",
  "no-single-character": "单引号之间应为一个字符。",
  "no-single-character/remedy": "文本请用双引号。",
  "text-block-in-first-line": "文本块从引号之后的下一行开始。",
  "text-block-in-first-line/remedy": "请在那里换行。",
  "unclosed-text": "这个文本在行内没有结束。",
  "unclosed-text/remedy": "请用双引号结束它。",
  "unknown-escape": "不认识这个转义。",
  "unknown-escape/remedy": "Java 有 \\b \\t \\n \\f \\r \\s \\\" \\' \\\\、八进制转义，以及 \\u 加四位十六进制数字。",
};
