import { catalog } from "../../../../kernel/index.ts";

/** What helps whoever speaks in *Present*. */
export const present = catalog("uiPresent", {
  "present.keys": "In Present",
  "present.key.black": "Black screen; any key or a click lifts it",
  "present.key.spotlight": "Hold it: spotlight around the pointer",
  "present.key.pen": "Take the pen, or put it away",
  "present.key.takeBack": "With the pen: take back the last stroke of the step",
  "present.key.clear": "With the pen: take back all strokes of the step",
  "present.key.away": "Put the pen away",
  "present.black": "The screen is black. Any key or a click lifts it.",
  "present.pen": "Pen: Backspace takes back a stroke, Delete all, D puts it away",
});
