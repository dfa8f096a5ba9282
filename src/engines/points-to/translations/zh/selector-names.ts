import type { TranslationOf } from "../../../../kernel/index.ts";
import type { selectorNames } from "../../messages/selector-names.ts";

export const zh: TranslationOf<typeof selectorNames> = {
  ci: "上下文不敏感",
  call: "{k}-调用点敏感",
  obj: "{k}-对象敏感",
  type: "{k}-类型敏感",
  hybrid: "{k}-混合敏感",
};
