import { useState } from "react";
import { t } from "../messages/index.ts";
import { Button } from "../parts/index.ts";

interface ByNumberProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly onTake: (seed: number) => void;
  /** What else there is to choose. */
  readonly children?: React.ReactNode;
}

/** What is made by chance: the same for the same number. */
export function ByNumber({ title, hint, action, onTake, children }: ByNumberProps) {
  const [seed, setSeed] = useState(1);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="form-hint">{hint}</p>
      <p className="exercise-ways">
        {children}
        <label>
          {t("sheet.seed")}{" "}
          <input
            type="number"
            className="fact-input"
            min={0}
            max={999999}
            value={seed}
            onChange={(event) => setSeed(Math.min(999999, Math.max(0, Math.trunc(Number(event.target.value)))))}
          />
        </label>
        <Button onClick={() => onTake(seed)}>{action}</Button>
      </p>
    </section>
  );
}
