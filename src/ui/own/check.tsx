import { describe, placeOf, type Result, type Span } from "../../kernel/index.ts";
import type { Finding } from "../../options/index.ts";
import { t } from "../messages/index.ts";
import { LinkButton } from "../parts/index.ts";

interface CheckProps {
  readonly id: string;
  readonly checked: Result<readonly Finding[]>;
  /** Goes to the place of a mistake. */
  readonly onPlace: (span: Span) => void;
}

/** The mistakes of a definition, each a way to its place, or what holds of what it defines. */
export function Check({ id, checked, onPlace }: CheckProps) {
  return (
    <section id={id} className="own-check" role="status" aria-label={t(checked.ok ? "own.findings" : "own.mistakes")}>
      <ul>
        {checked.ok
          ? checked.value.map(({ text, isGood }) => (
              <li key={text} className={isGood ? "is-good" : "is-bad"}>
                {text}
              </li>
            ))
          : checked.errors.map((error) => {
              const span = placeOf(error);
              const text = describe(error);
              return (
                <li key={`${text} ${span?.start.line}:${span?.start.column}`} className="is-bad">
                  {span === undefined ? null : (
                    <LinkButton onClick={() => onPlace(span)}>
                      {t("own.place", { line: span.start.line, column: span.start.column })}
                    </LinkButton>
                  )}{" "}
                  {text}
                </li>
              );
            })}
      </ul>
    </section>
  );
}
