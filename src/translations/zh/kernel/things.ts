import type { TranslationOf } from "../../../kernel/index.ts";
import type { things as english } from "../../../kernel/messages/en.ts";

/** What errors are about. */
export const things: TranslationOf<typeof english> = {
  class: "类",
  method: "方法",
  field: "字段",
  variable: "变量",
  constructor: "构造方法",
  package: "包",
  "data type": "数据类型",
  predicate: "谓词",
  function: "函数",
  parameter: "参数",
  value: "值",
  name: "名称",
  type: "类型",
};
