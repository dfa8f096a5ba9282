import { escaped } from "../../../kernel/index.ts";

/** A slide as a page. */
interface PrintedSlide {
  readonly title: string;
  readonly text: string;
  /** The drawing of what it shows; undefined where it has none. */
  readonly svg: string | undefined;
}

const style = `@page{size:13.333in 7.5in;margin:0}
*{box-sizing:border-box}
body{margin:0;color:#1d1d1b;font-family:Inter,"Noto Sans CJK SC",sans-serif}
section{display:flex;flex-direction:column;gap:.18in;height:7.5in;padding:.45in .6in;break-after:page;overflow:hidden}
h1{margin:0;font-size:28pt;line-height:1.15}
p{margin:0;font-size:18pt;line-height:1.35;white-space:pre-line}
img{flex:1;min-height:0;object-fit:contain;object-position:left center}
footer{margin-top:auto;color:#5d5b54;font-size:11pt}`;

/** A lecture on paper, or as a PDF: a page for each slide. */
export function pagesOf(title: string, slides: readonly PrintedSlide[]): string {
  const pages = slides.map(
    (slide, place) => `<section><h1>${escaped(slide.title)}</h1>${paragraph(slide.text)}${picture(slide)}
<footer>${escaped(title)} · ${place + 1} / ${slides.length}</footer></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>${pages.join("")}`;
}

function paragraph(text: string): string {
  return text.trim() === "" ? "" : `<p>${escaped(text)}</p>`;
}

/** As an image: what is kept may have come from a file of somebody else, and runs nothing there. */
function picture({ svg, title }: PrintedSlide): string {
  return svg === undefined ? "" : `<img alt="${quoted(title)}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

/** A text in the quotation marks of an attribute. */
export function quoted(text: string): string {
  return escaped(text).replaceAll('"', "&quot;");
}
