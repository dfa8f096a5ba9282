/** How a value reads that nothing is known of, not even a name; `?1` is a number like that. Unlike every name in Java. */
export const UNKNOWN = "?";
