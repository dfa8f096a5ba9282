import { escaped } from "../../../kernel/index.ts";
import { quoted } from "./pages.ts";

/** A slide, and the address of its walk for a frame. */
interface FramedSlide {
  readonly title: string;
  readonly text: string;
  readonly notes: string;
  readonly address: string;
}

/** Where reveal.js is fetched from; a copy beside the file does as well. */
const REVEAL = "https://cdn.jsdelivr.net/npm/reveal.js@5";

/** A lecture as a file for reveal.js: a section for each slide, with its walk in a frame that is loaded when it is near. */
export function revealPage(title: string, slides: readonly FramedSlide[]): string {
  const sections = slides.map(
    (slide) => `      <section>
        <h3>${escaped(slide.title)}</h3>
${line("p", slide.text)}        <iframe title="${quoted(slide.title)}" width="1180" height="540" style="border: 0" data-src="${quoted(slide.address)}"></iframe>
${line('aside class="notes"', slide.notes)}      </section>
`,
  );
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="${REVEAL}/dist/reveal.css">
    <link rel="stylesheet" href="${REVEAL}/dist/theme/white.css">
  </head>
  <body>
    <div class="reveal"><div class="slides">
${sections.join("")}    </div></div>
    <script src="${REVEAL}/dist/reveal.js"></script>
    <script src="${REVEAL}/plugin/notes/notes.js"></script>
    <script>Reveal.initialize({ width: 1280, height: 720, hash: true, plugins: [RevealNotes] });</script>
  </body>
</html>
`;
}

function line(element: string, text: string): string {
  const [name] = element.split(" ");
  return text.trim() === "" ? "" : `        <${element}>${escaped(text)}</${name}>\n`;
}
