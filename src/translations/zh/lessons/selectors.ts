import type { Catalog } from "../../../kernel/index.ts";

/** The names of context selectors. */
export const selectors: Catalog = {
  insensitive: "上下文不敏感",
  "1-hybrid": "1-混合敏感",
  "2-hybrid": "2-混合敏感",
  "3-call-site": "3-调用点敏感",
  "3-type": "3-类型敏感",
  "3-hybrid": "3-混合敏感",
  "∞-call-site": "∞-调用点敏感",
  "∞-object": "∞-对象敏感",
  "∞-type": "∞-类型敏感",
  "∞-hybrid": "∞-混合敏感",
};
