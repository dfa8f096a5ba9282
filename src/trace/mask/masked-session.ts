import type { BoardSession } from "../board/board-session.ts";
import type { Message } from "../board/drawings/rule-sheet.ts";
import type { ActiveLine, Derivation, Explanation, InlayHint } from "../board/view-data.ts";
import type { Seq } from "../log/step.ts";
import { HIDDEN, type Mask } from "./mask.ts";
import { maskedRule, maskedView } from "./masked-views.ts";

/**
 * A session that answers as another one does, but for what is asked for: that is hidden wherever it would be shown, in views,
 * sentences, rules, bindings, chips and names of facts.
 */
export function maskedSession(session: BoardSession, mask: Mask): BoardSession {
  const message = (said: Message): Message => maskedMessage(said, mask);
  return {
    ...session,
    view: (panel, n, since) => maskedView(session.view(panel, n, since), mask),
    activeLines: (n) => session.activeLines(n).map((line) => maskedLine(line, mask)),
    explain: (n, since, isInLibrary) => maskedExplanation(session.explain(n, since, isInLibrary), mask),
    hints: (n, since) => maskedHints(session.hints(n, since), mask),
    why: (fact, limit, way, n) => {
      const derivation = mask.hides(fact) ? undefined : session.why(fact, limit, way, n);
      return derivation && maskedDerivation(derivation, mask);
    },
    otherPremises: (fact) => (mask.hides(fact) ? [] : session.otherPremises(fact)),
    ways: (fact, n) => (mask.hides(fact) ? 0 : session.ways(fact, n)),
    made: (seq: Seq) => {
      const made = session.made(seq);
      if (made === undefined) return undefined;
      const { inFull, ...rest } = made;
      return {
        ...rest,
        text: mask.text(made.text),
        ...(inFull === undefined ? {} : { inFull: mask.text(inFull) }),
      };
    },
    moments: () => session.moments().map((moment) => ({ ...moment, title: message(moment.title) })),
    title: (seq) => message(session.title(seq)),
  };
}

function maskedMessage(said: Message, mask: Mask): Message {
  const names = Object.keys(said.values);
  const before = names.map((name) => String(said.values[name]));
  const after = mask.sentence(before);
  if (after.every((text, place) => text === before[place])) return said;
  const values = names.map((name, place) => {
    const [was, is] = [before[place], after[place]];
    return [name, is === undefined || is === was ? (said.values[name] ?? "") : is] as const;
  });
  return { ...said, values: Object.fromEntries(values) };
}

function maskedLine(line: ActiveLine, mask: Mask): ActiveLine {
  const texts = mask.texts(line.bindings.map(({ text }) => text));
  return { ...line, bindings: line.bindings.map((binding, at) => ({ ...binding, text: texts[at] ?? binding.text })) };
}

function maskedExplanation(explanation: Explanation, mask: Mask): Explanation {
  const { sentence, what, why, effect, rule } = explanation;
  const all = (messages: readonly Message[]) => messages.map((said) => maskedMessage(said, mask));
  return {
    sentence: maskedMessage(sentence, mask),
    what: all(what),
    why: all(why),
    effect: all(effect),
    rule: rule && maskedRule(rule, mask),
  };
}

/** Of several chips of one line about what is asked for one is left, so that they cannot be counted. */
function maskedHints(hints: readonly InlayHint[], mask: Mask): readonly InlayHint[] {
  const shown = new Set<string>();
  return hints.flatMap((hint) => {
    const { file, line, group, text, whole = text } = hint;
    const hidden = mask.text(whole);
    if (hidden === whole) return [hint];
    const place = [file, line, group].join("\n");
    if (shown.has(place)) return [];
    shown.add(place);
    return [{ file, line, text: HIDDEN, isNew: false, whole: hidden, ...(group === undefined ? {} : { group }) }];
  });
}

function maskedDerivation(derivation: Derivation, mask: Mask): Derivation {
  const { text, side, premises } = derivation;
  return {
    ...derivation,
    text: mask.text(text),
    side: side.map((each) => mask.text(each)),
    premises: premises.map((premise) => maskedDerivation(premise, mask)),
  };
}
