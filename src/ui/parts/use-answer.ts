import { useEffect, useState } from "react";

/**
 * What a question is answered; asked anew when the function is another one. Undefined without a question, as long as
 * there is no answer, and when none comes.
 */
export function useAnswer<T>(ask: (() => Promise<T>) | undefined): T | undefined {
  const [known, setKnown] = useState<{ readonly to: typeof ask; readonly answer: T }>();
  useEffect(() => {
    let isOver = false;
    ask?.().then(
      (answer) => {
        if (!isOver) setKnown({ to: ask, answer });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [ask]);
  return known?.to === ask ? known?.answer : undefined;
}
