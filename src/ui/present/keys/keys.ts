import type { MessageId } from "../../messages/index.ts";

type Action = "black" | "spotlight" | "pen" | "takeBack" | "clear" | "away";

interface AidKey {
  /** As the browser names it. */
  readonly key: string;
  readonly action: Action;
  readonly title: MessageId;
  /** Means this only while the pen is out. */
  readonly isOfPen?: true;
}

/** The keys that *Present* has besides. At the desk some of them mean something else. */
export const aidKeys: readonly AidKey[] = [
  { key: "b", action: "black", title: "present.key.black" },
  { key: "l", action: "spotlight", title: "present.key.spotlight" },
  { key: "d", action: "pen", title: "present.key.pen" },
  { key: "Backspace", action: "takeBack", title: "present.key.takeBack", isOfPen: true },
  { key: "Delete", action: "clear", title: "present.key.clear", isOfPen: true },
  { key: "Escape", action: "away", title: "present.key.away", isOfPen: true },
];

/** What is in use. */
export interface Aids {
  readonly isBlack: boolean;
  readonly isLit: boolean;
  readonly hasPen: boolean;
}

export const unused: Aids = { isBlack: false, isLit: false, hasPen: false };

interface Press {
  readonly key: string;
  /** The key has been down for a while. */
  readonly repeat: boolean;
  /** The key belongs to what has the focus, or is pressed with another one. */
  readonly isElsewhere: boolean;
  /** Keys of one letter have a meaning. */
  readonly singleKeys: boolean;
}

interface Answer {
  readonly aids: Aids;
  /** Which strokes are taken back. */
  readonly takenBack?: "last" | "all";
  /** Nothing else hears of the key. */
  readonly isTaken: boolean;
}

/** What a key does. A black screen is lifted by each; those that do no more than that are taken. */
export function pressed(before: Aids, press: Press): Answer {
  const found = aidKeys.find(({ key }) => key === press.key);
  if (before.isBlack && !(press.repeat && found?.action === "black")) {
    const aids = { ...before, isBlack: false };
    const isOnlyLifting = found?.action === "black" || found?.action === "away";
    return isOnlyLifting ? { aids, isTaken: true } : pressed(aids, press);
  }
  const isOff = press.isElsewhere || (press.key.length === 1 && !press.singleKeys);
  if (found === undefined || isOff || (found.isOfPen && !before.hasPen)) return { aids: before, isTaken: false };
  return { isTaken: true, ...acted(before, found.action, press.repeat) };
}

/** Only strokes are taken back as long as the key is down. */
function acted(before: Aids, action: Action, isRepeated: boolean): Pick<Answer, "aids" | "takenBack"> {
  if (action === "takeBack") return { aids: before, takenBack: "last" };
  if (action === "clear") return { aids: before, takenBack: "all" };
  if (isRepeated) return { aids: before };
  if (action === "black") return { aids: { ...before, isBlack: true } };
  if (action === "spotlight") return { aids: { ...before, isLit: true } };
  return { aids: { ...before, hasPen: action === "pen" && !before.hasPen } };
}
