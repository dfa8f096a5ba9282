import type { figures } from "../../../ui/messages/en/figures.ts";
import type { TranslationOf } from "../../translation-of.ts";

export const zh: TranslationOf<typeof figures> = {
  "figure.title": "{view}，第 {step} 步",
  "figure.waiting": "等待中",
  "figure.tooLarge": "这幅图太大，此浏览器无法存为 PNG。请存为 SVG，它没有这种限制。",
  "figure.none": "这个视图在第 {step} 步没有可画的内容。",
  "figure.noView": "这里没有“{name}”这个视图；已知的有：{known}。",
  "figure.noTable": "“{name}”不是表：它的格式只有 svg 和 tikz。",
  "figure.svg": "图存为 SVG",
  "figure.png": "图存为 PNG",
  "figure.tikz": "图存为 TikZ",
  "figure.print": "打印图…",
  "figure.csv": "表存为 CSV",
  "figure.markdown": "表存为 Markdown",
  "figure.latex": "表存为 LaTeX",
  "figure.handout": "打印讲义…",
  "handout.stop": "第 {step} 步",
  "handout.program": "程序",
  "handout.algorithm": "算法",
  "handout.changes": "有什么变化",
};
