/** Texts of the first page. */
export const gallery = {
  "gallery.lead": "See static analysis work: fixed points, step by step, forward and back.",
  "gallery.about":
    "Choose an example from the lectures or start with your own program. Fixscope runs the analysis in your browser, records every step, and explains why each result holds.",
  "gallery.open": "Open",
  "gallery.openHint": "Open {title}",
  "gallery.compare": "Compare",
  "gallery.compareHint": "Compare the runs of {title}",
  "gallery.lines": "{count} lines",
  "gallery.section.lecture1": "Lecture I: why contexts",
  "gallery.section.lecture2": "Lecture II: algorithm and variants",
} as const;
