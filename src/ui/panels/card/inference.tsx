import type { InstantiatedRule, RuleText, Seq } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { FactButton } from "../../parts/index.ts";
import { useShown } from "../../tokens/index.ts";
import { Formula } from "./formula.tsx";
import { MANY_PREMISES, partsOf, type Room, shortenAll } from "./room.ts";

interface InferenceProps {
  readonly rule: InstantiatedRule;
  /** Whether the conclusion is new at this step. */
  readonly isNew: boolean;
  readonly room: Room;
  readonly onSelectFact: (fact: Seq) => void;
}

/** A rule as on the slides: the premises over a line over the conclusion, its name beside the line. */
export function Inference({ rule, isNew, room, onSelectFact }: InferenceProps) {
  const name = translate(rule.name);
  return (
    <div className="inference" role="group" aria-label={t("explanation.rule", { name })}>
      <RuleLines rule={rule} isNew={isNew} room={room} onSelectFact={onSelectFact} />
      <span className="inference-name">{name}</span>
    </div>
  );
}

/** The premises over a line over the conclusion. */
export function RuleLines({
  rule,
  isNew,
  room,
  onSelectFact,
}: Omit<InferenceProps, "rule"> & { readonly rule: RuleText }) {
  const { characters } = room;
  const name = useShown();
  const { before, made, after } = partsOf(name(rule.conclusion));
  const shown = rule.premises.slice(0, room.items);
  const shortened = shortenAll(
    shown.map(({ text }) => name(text)),
    characters,
  );
  const left = rule.premises.length - shown.length;
  return (
    <div className="inference-lines">
      {rule.premises.length === 0 ? null : (
        <ul aria-label={t("explanation.premises")} className={shown.length < MANY_PREMISES ? "" : "is-many"}>
          {shown.map(({ text, fact }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may use one fact twice
            <li key={index}>
              {fact === undefined ? (
                <span className="side">
                  <Formula text={text} characters={characters} shortened={shortened[index]} />
                </span>
              ) : (
                <FactButton fact={fact} onSelect={onSelectFact}>
                  <Formula text={text} characters={characters} shortened={shortened[index]} />
                </FactButton>
              )}
            </li>
          ))}
          {left === 0 ? null : <li className="premises-left">{t("explanation.morePremises", { count: left })}</li>}
        </ul>
      )}
      <p>
        {before === "" ? null : <Formula text={before} characters={characters} />}
        <span className={isNew ? "made is-new" : "made"}>
          <Formula text={made} characters={characters * 1.5} />
        </span>
        {after === "" ? null : (
          <span className="conclusion-place">
            <Formula text={after} characters={characters} />
          </span>
        )}
      </p>
    </div>
  );
}
