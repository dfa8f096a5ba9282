import type { BoardSession, Message, Recording } from "../../../trace/index.ts";
import { hasMessage, translate } from "../index.ts";

/** What no sentence may have. */
interface Forbidden {
  /** In its words, which quoted code does not belong to. */
  readonly inWords: RegExp;
  readonly anywhere: RegExp;
}

/**
 * What a board says of a recording, each sentence and the name of each rule once: after every `stride`th step, for each
 * size of a step that leads there.
 */
export function sentencesOf(board: BoardSession, recording: Recording, stride = 1): readonly Message[] {
  const found = new Map<string, Message>();
  for (let n = 0; n <= recording.length; n += stride) {
    const sizes = ["step", "rule", "iteration"] as const;
    for (const since of new Set(sizes.map((size) => recording.previousStop(n, size)))) {
      const { what, why, effect, rule } = board.explain(n, since);
      const name = rule === undefined ? [] : [{ id: rule.name, values: {} }];
      for (const message of [...what, ...why, ...effect, ...name]) found.set(JSON.stringify(message), message);
    }
  }
  return [...found.values()];
}

/** Which of the messages have no text in the catalog or become a sentence that has what is forbidden, as text. */
export function mistakesIn(messages: readonly Message[], { inWords, anywhere }: Forbidden): readonly string[] {
  return messages.flatMap(({ id, values }) => {
    if (!hasMessage(id)) return [`there is no text for ${id}`];
    const sentence = translate(id, values);
    const words = sentence.replaceAll(/`[^`]*`/g, "");
    return inWords.test(words) || anywhere.test(sentence) ? [`${id}: ${sentence}`] : [];
  });
}
