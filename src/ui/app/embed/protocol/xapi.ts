import type { WalkAnswer } from "./messages.ts";

/** Who answered: an agent of xAPI, as the learning platform names its learners. */
export type XapiActor = Readonly<Record<string, unknown>>;

export interface XapiPlace {
  readonly actor: XapiActor;
  /** The IRI of the activity that the walk is: the address of the page it is in. */
  readonly activity: string;
  /** When it was answered. */
  readonly at: Date;
}

/** A statement of the Experience API, version 1.0.3 (“Data”, section 2). */
export interface XapiStatement {
  readonly actor: XapiActor;
  readonly verb: { readonly id: string; readonly display: Readonly<Record<string, string>> };
  readonly object: {
    readonly objectType: "Activity";
    readonly id: string;
    readonly definition: {
      readonly type: string;
      readonly interactionType: "other";
      readonly description: Readonly<Record<string, string>>;
    };
  };
  readonly result: {
    readonly success: boolean;
    readonly completion: true;
    readonly response: string;
    readonly score?: { readonly scaled: number; readonly raw: number; readonly min: 0; readonly max: number };
  };
  readonly timestamp: string;
}

/** An answer as a statement for a learning record store: who *answered* which question, and with how many points. */
export function xapiStatement(answer: WalkAnswer, { actor, activity, at }: XapiPlace): XapiStatement {
  const { question, asked, answers, points, of } = answer;
  const separator = activity.includes("#") ? "/" : "#";
  return {
    actor,
    verb: { id: "http://adlnet.gov/expapi/verbs/answered", display: { "en-US": "answered" } },
    object: {
      objectType: "Activity",
      id: `${activity}${separator}${encodeURIComponent(question)}`,
      definition: {
        type: "http://adlnet.gov/expapi/activities/cmi.interaction",
        interactionType: "other",
        description: { und: asked },
      },
    },
    result: {
      success: points === of,
      completion: true,
      response: answers.join("[,]"),
      // A score of nothing has no scale.
      ...(of > 0 ? { score: { scaled: points / of, raw: points, min: 0, max: of } } : {}),
    },
    timestamp: at.toISOString(),
  };
}
