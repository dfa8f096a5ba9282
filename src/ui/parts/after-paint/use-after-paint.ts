import { useEffect, useState } from "react";
import { AfterPaint } from "./after-paint.ts";

/**
 * The value, one frame behind: what takes long to draw follows what the page says of a step, and a key is answered sooner. The
 * value of another subject is there at once.
 */
export function useAfterPaint<T>(value: T, subject: unknown): T {
  const [shown, show] = useState({ value, subject });
  const [later] = useState(() => new AfterPaint());
  useEffect(() => {
    if (shown.value !== value || shown.subject !== subject) later.do(() => show({ value, subject }));
  }, [shown, value, subject, later]);
  useEffect(() => () => later.cancel(), [later]);
  return shown.subject === subject ? shown.value : value;
}
