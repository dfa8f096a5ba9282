import type { EXPECTED, FOUND } from "../../../java/messages/expectations.ts";
import type { TranslationOf } from "../../translation-of.ts";

export const zhFound: TranslationOf<typeof FOUND> = {
  "end-of-file": "文件结尾",
  nothing: "引号之间什么也没有",
  "unclosed-character": "在行内没有结束的字符",
  "unclosed-comment": "没有结束的注释",
  "unclosed-text": "在行内没有结束的文本",
};

export const zhExpected: TranslationOf<typeof EXPECTED> = {
  assignable: "“;”（只能给变量、字段和数组元素赋值）",
  catchable: "前面的“try”",
  character: "一个字符",
  "comma-or-parenthesis": "“,”或“)”",
  else: "前面的“if”，且以语句或语句块结束",
  expression: "表达式",
  "expression-or-parenthesis": "表达式或“)”",
  "first-in-constructor": "语句（“{word}(…)”应在构造方法的最前面）",
  for: "“for”的圆括号中的两个分号",
  length: "长度",
  name: "名称",
  "no-brace": "不再有右花括号",
  "no-octal": "不以 0 开头的数（以 0 开头是八进制）",
  other: "{name}",
  statement: "语句或声明",
  switch: "外围的“switch”",
  token: "Java 认识的符号",
  type: "类型",
};
