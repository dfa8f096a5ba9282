import type { MODIFIED } from "../../../java/messages/modified.ts";
import type { TranslationOf } from "../../../kernel/index.ts";

export const zh: TranslationOf<typeof MODIFIED> = {
  "class-in-interface": "接口中的类",
  constructor: "构造方法",
  enum: "枚举",
  "enum-constructor": "枚举的构造方法",
  field: "字段",
  interface: "接口",
  "interface-field": "接口的字段",
  "interface-method": "接口的方法",
  "local-class": "局部类",
  "local-interface": "局部接口",
  "local-variable": "局部变量",
  method: "方法",
  "nested-class": "嵌套类",
  parameter: "参数",
  record: "记录类",
  "record-method": "记录类的方法",
  "top-level-class": "顶层类",
};
