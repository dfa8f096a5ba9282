import type { TranslationOf } from "../../../../kernel/index.ts";
import type { graphs } from "../../messages/graphs.ts";

export const zh: TranslationOf<typeof graphs> = {
  "graph.node.field": "对象的字段",
  "graph.node.array": "数组元素",
  "graph.node.static": "静态字段",
  "graph.edge.assign": "赋值",
  "graph.edge.cast": "类型转换",
  "graph.edge.store": "写字段",
  "graph.edge.load": "读字段",
  "graph.edge.array-store": "写数组",
  "graph.edge.array-load": "读数组",
  "graph.edge.static": "静态字段",
  "graph.edge.argument": "参数",
  "graph.edge.return": "返回值",
  "graph.edge.call": "调用",
  "graph.edge.static-call": "静态调用",
  "graph.edge.constructor-call": "构造方法调用",
  "graph.edge.class-initialization": "类初始化",
  "graph.edge.throw": "异常",
  "graph.edge.capture": "捕获的变量",
  "graph.edge.extends": "继承",
  "graph.edge.implements": "实现",
  "graph.edge.receiver": "接收者：调用所用的对象成为 this",
};
