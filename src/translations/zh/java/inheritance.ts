import type { INHERITANCE_MESSAGES } from "../../../java/messages/inheritance.ts";
import type { TranslationOf } from "../../translation-of.ts";

export const zh: TranslationOf<typeof INHERITANCE_MESSAGES> = {
  "conflicting-defaults": "{class} 同时继承了 {first} 和 {second}。",
  "conflicting-defaults/remedy": "请给它加上 {header}。",
  "incompatible-return-type": "“{name}”返回 {type}，而它所覆盖的 {there} 返回 {expected}。",
  "incompatible-return-type/remedy": "请在这里也返回 {expected}。",
  "missing-implementation": "{name} 不是抽象的，却没有实现 {method}。",
  "missing-implementation/remedy": "请加上 {header}，或把 {name} 声明为 abstract。",
  "no-functional-interface": "{interface} 不是函数式接口。",
  "no-functional-interface/remedy": "请在其中恰好留一个没有方法体的方法，或去掉注解。",
  "overrides-final": "“{name}”覆盖 {there}，而后者是 final。",
  "overrides-final/remedy": "请去掉那里的“final”，或给这一个改名。",
  "overrides-nothing": "“{name}”没有覆盖任何方法。",
  "overrides-nothing/remedy": "请去掉“@Override”。",
  "overrides-nothing-but-similar": "“{name}”没有覆盖任何方法。",
  "overrides-nothing-but-similar/remedy": "是不是“{similar}”？",
  "own-method-behind-diamond": "“{name}”没有覆盖任何方法，而“<>”之后的类自己的方法只能是私有的。",
  "own-method-behind-diamond/remedy": "请在“<”与“>”之间写类型实参，或把它改为私有。",
  "static-and-instance": "“{name}”是 {here}，而它所覆盖的 {there} 是 {above}。",
  "static-and-instance/remedy": "请让两者一致，或给其中一个改名。",
  "two-parameterizations": "{name} 会同时是 {first} 和 {second}。",
  "two-parameterizations/remedy": "请让它只是其中一个。",
  "undeclared-exception": "“{method}”抛出 {type}，而它所覆盖的 {there} 不抛出。",
  "undeclared-exception/remedy": "请在这里捕获，或在那里也声明。",
  "weaker-access": "“{name}”必须是 {access}，与它所覆盖的 {there} 一样。",
  "weaker-access/remedy": "请在它前面写“{access}”。",
};
