/** Texts of the replay of a run on a pushdown system. */
export const replay = {
  "replay.open": "Replay",
  "replay.openHint": "Walk through the run of the pushdown system behind this fact, with its stack",
  "replay.title": "Replay of {fact}",
  "replay.label": "Run of the pushdown system",
  "replay.rules": "Rules in order",
  "replay.start": "start",
  "replay.cut": "Only the first {count, number} rules of the run are shown.",
  "replay.back": "Previous rule",
  "replay.forward": "Next rule",
  "replay.position": "{at} of {last, plural, one {# rule} other {# rules}}",
  "replay.configuration": "Configuration",
  "replay.location": "Control location",
  "replay.stack": "Stack, top first",
  "replay.top": "top",
  "replay.empty": "the stack is empty",
} as const;
