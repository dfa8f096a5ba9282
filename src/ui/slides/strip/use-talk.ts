import { useMemo } from "react";
import { useRecords, useServices, useSettings } from "../../store/index.ts";
import { orderOf, type Talk } from "../talk.ts";
import { keepTalk, talkOf } from "../talks.ts";

export interface OpenTalk {
  readonly name: string;
  readonly talk: Talk;
  /** The ids of its slides. */
  readonly order: readonly string[];
  /** Changes what there is now, which another tab may have changed since. */
  change(how: (talk: Talk) => Talk): void;
}

/** The lecture that is open in the strip; undefined where this browser does not have it. */
export function useTalk(): OpenTalk | undefined {
  const { records } = useServices();
  const name = useSettings((settings) => settings.talk);
  const kept = useRecords((all) => all.get("talk", name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the record that was kept
  return useMemo(() => {
    const talk = talkOf(records, name);
    if (talk === undefined) return undefined;
    const change: OpenTalk["change"] = (how) => {
      const now = talkOf(records, name);
      if (now !== undefined) keepTalk(records, name, how(now));
    };
    return { name, talk, order: orderOf(talk), change };
  }, [records, name, kept]);
}
