import type { TranslationOf } from "../../../../kernel/index.ts";
import type { exampleNames } from "../../messages/example-names.ts";

export const zh: TranslationOf<typeof exampleNames> = {
  "selector.example.object": "改写的 k-对象敏感",
  "selector.example.call": "改写的 k-调用点敏感",
  "selector.example.hybrid": "混合敏感",
  "selector.example.forgets": "有所遗忘的",
  "selector.example.type": "改写的 k-类型敏感",
  "selector.example.unbounded": "不限长的",
};
