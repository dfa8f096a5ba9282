/** By what an edge becomes a pushdown rule; `encode-turn`: a split global that has come to the entry method goes down again. */
export const encodingRules = ["encode-step", "encode-push", "encode-pop", "encode-turn"] as const;

export type EncodingRule = (typeof encodingRules)[number];
