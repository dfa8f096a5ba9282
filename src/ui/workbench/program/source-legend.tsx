import type { Legend } from "../../../engine-kit/index.ts";
import { translate } from "../../messages/index.ts";

interface SourceLegendProps {
  readonly legend: Legend;
  /** While variables are picked: how. */
  readonly picking: string | undefined;
}

/** What the signs in the program mean; while variables are picked, how. */
export function SourceLegend({ legend, picking }: SourceLegendProps) {
  if (picking !== undefined)
    return (
      <p className="source-legend" role="status">
        {picking}
      </p>
    );
  return (
    <ul className="source-legend" aria-label={translate(legend.label)}>
      {legend.signs.map(({ tone, sign, text }) => (
        <li key={text}>
          <span className={`source-chip source-tone source-tone-${tone}`} aria-hidden="true">
            {sign}
          </span>{" "}
          {translate(text)}
        </li>
      ))}
    </ul>
  );
}
