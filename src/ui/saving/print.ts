/** One page, turned as the figure is; a figure that is larger is made smaller. */
export function pageOf(svg: string, { width, height }: { readonly width: number; readonly height: number }): string {
  const turned = width > height ? "size:landscape;" : "";
  const style = `@page{${turned}margin:10mm}body{margin:0}svg{display:block;max-width:100%;max-height:100vh}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${svg}`;
}

/** Prints a page of its own, in a frame that is not seen. */
export function openPage(html: string): void {
  const frame = document.createElement("iframe");
  frame.className = "hidden-visually";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.srcdoc = html;
  frame.addEventListener("load", () => {
    frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
