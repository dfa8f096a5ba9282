// What docs/contact-sheet.md shows: where each picture is taken. The hash and the presses come before the picture.

/**
 * @typedef {object} Sheet
 * @property {string} name of the picture, without the theme and the ending
 * @property {string} title
 * @property {string} hash
 * @property {readonly string[]} [keys] pressed one after another
 */

/** @type {readonly Sheet[]} */
export const sheets = [
  { name: "home", title: "First page", hash: "#/" },
  { name: "pointer", title: "Pointer analysis", hash: "#/pointer?example=one-call-site&step=28" },
  { name: "pointer-why", title: "Why", hash: "#/pointer?example=one-call-site&step=28", keys: ["w"] },
  { name: "pointer-lecture", title: "Present", hash: "#/pointer?example=one-call-site&step=28", keys: ["m"] },
  { name: "relevancy", title: "Relevancy analysis", hash: "#/relevancy?example=instrumented-code&step=40" },
  { name: "automaton", title: "Relevancy analysis, post*", hash: "#/relevancy?example=instrumented-code&step=150" },
  { name: "pushdown", title: "Pushdown systems", hash: "#/pushdown?example=plotter&step=60" },
  { name: "separation", title: "Separation logic", hash: "#/separation?example=doubly-linked-formulas&step=40" },
  { name: "symbolic", title: "Symbolic execution", hash: "#/separation?example=adding-two-numbers&step=90" },
  { name: "data-flow", title: "Data-flow analysis", hash: "#/data-flow?example=reaching-definitions&step=40" },
  { name: "compare", title: "Compare", hash: "#/compare?example=set-and-do-set&step=60" },
];

/** In CSS pixels; the pictures are smaller. */
export const window = { width: 1280, height: 800 };

/** @type {readonly ("light" | "dark")[]} */
export const schemes = ["light", "dark"];

/** @param {string} name @param {"light" | "dark"} scheme */
export const fileOf = (name, scheme) => `images/contact/${name}-${scheme}.jpg`;

/** The page that shows the pictures, a row for each place. */
export function contactSheet() {
  const rows = sheets.map(({ name, title }) => {
    const [light, dark] = schemes.map((scheme) => `![${title}, ${scheme}](${fileOf(name, scheme)})`);
    return `| ${title} | ${light} | ${dark} |`;
  });
  const text =
    "All pages in small, at a step in the middle, light and dark. `npm run screenshots` takes the pictures and writes this page.";
  return ["# Contact sheet", "", text, "", "| | light | dark |", "|---|---|---|", ...rows, ""].join("\n");
}
