import type { TranslationOf } from "../../../kernel/index.ts";
import type { words } from "../../../pipelines/messages/en.ts";

export const zh: TranslationOf<typeof words> = {
  "pipelines.command.instrument": "只让相关代码成为符号的程序",
  "pipelines.instrument.blind.help": "凡能成为符号的都成为符号，不管分析怎么说",
  "pipelines.instrument.runtime.help": "还把程序调用的类（“Symbolic” 等）写入一个文件夹",
  "pipelines.instrument.runtime.takes": "文件夹名",
  "pipelines.instrument.table.help": "全符号与基于相关性的对照，JSON 格式",
  "pipelines.instrument.times.help": "与 --table 一起用：用了多少毫秒",
  "pipelines.tests.times.help": "与 --symbolic 一起用：用了多少毫秒，以及所有输入都是符号值时用了多少",
  "pipelines.inputs.restricted": "只有部分输入是符号的，其余各取一个值：什么也没有被否证。",
  "pipelines.inputs.all": "所有输入都是符号的，因为相关性分析无法判断：{reason}",
  "pipelines.inputs.noReach": "相关性分析无法判断这些输入会影响到哪里：{reason}",
  "pipelines.inputs.notJava": "它只读 Java。",
  "pipelines.inputs.noMethod": "它看不到方法 {method}。",
  "pipelines.inputs.tooLong": "相关性分析超过了 {steps} 步。",
  "pipelines.inputs.noObject": "没有别的类能创建 {class}。",
  "pipelines.inputs.noField": "没有别的类能设置 {class} 的字段 {field}。",
  "pipelines.command.why-not-tests": "为什么没有针对某个分支、运行时检查、返回或循环第二轮的测试",
  "pipelines.why-not.fact.help":
    "缺少测试的目标：条件的一侧，如 12T；或 return 14、loop 9、null 12 fails，写法与 tests 的结果相同",
  "pipelines.why-not.fact.takes": "测试的目标，例如 12T",
  "pipelines.command.tests": "一个方法的测试输入，JSON 格式",
  "pipelines.tests.spec.help": "数据类型、谓词和前置条件（.sl）",
  "pipelines.tests.spec.takes": "其中一个文件的名称",
  "pipelines.tests.spec.formulas": "名称以 .sl 结尾的文件",
  "pipelines.tests.junit.help": "还把有效的输入写成一个 JUnit 类",
  "pipelines.tests.junit.takes": "文件，例如 ListTest.java",
};
