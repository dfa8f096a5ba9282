// A plugin for Vite: the page's own letters are fetched along with its code. Fetched when first needed, the page would be laid
// out twice, and at first with letters that the browser looks up one by one.

/**
 * @param {readonly RegExp[]} names of the files that every page needs
 * @returns {import("vite").Plugin}
 */
export function firstFonts(names) {
  return {
    name: "first-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.some((name) => name.test(file)))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head",
          })),
    },
  };
}
