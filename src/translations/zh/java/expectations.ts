import type { EXPECTED, FOUND } from "../../../java/messages/expectations.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zhFound: TranslationOf<typeof FOUND> = {
  "end-of-file": "文件结尾",
  nothing: "引号之间什么也没有",
  "unclosed-character": "在行内没有结束的字符",
  "unclosed-comment": "没有结束的注释",
  "unclosed-text": "在行内没有结束的文本",
};

export const zhExpected: TranslationOf<typeof EXPECTED> = {
  assignable: "“;”（只能给变量、字段和数组元素赋值）",
  "body-or-semicolon": "“{”或“;”",
  case: "“case”、“default”或“}”",
  catchable: "前面的“try”",
  character: "一个字符",
  "closed-early": "类、接口、枚举或记录（前面可能多了一个“}”）",
  "colon-or-arrow": "“:”或“->”",
  "comma-or-parenthesis": "“,”或“)”",
  else: "前面的“if”，且以语句或语句块结束",
  "end-of-constants": "“,”、“;”或“}”",
  expression: "表达式",
  "expression-or-parenthesis": "表达式或“)”",
  "first-in-constructor": "语句（“{word}(…)”应在构造方法的最前面）",
  for: "“for”的圆括号中的两个分号",
  handler: "语句块后面的“catch”或“finally”",
  length: "长度",
  member: "类的成员（语句写在方法里）",
  "member-name": "名称（语句写在方法里）",
  name: "名称",
  "no-brace": "不再有右花括号",
  "no-nested-method": "“;”（方法不能写在另一个方法里；前面可能少了“}”）",
  "no-octal": "不以 0 开头的数（以 0 开头是八进制）",
  other: "{name}",
  statement: "语句或声明",
  "statement-or-brace": "语句或“}”（这不能写在方法里）",
  switch: "外围的“switch”",
  token: "Java 认识的符号",
  type: "类型",
};
