// A plugin for Vite: the page has words before any of its scripts and styles has arrived, and says when they do not arrive.
import { readFileSync } from "node:fs";
import { at } from "./paths.mjs";

/** What runs before everything else; the content security policy names it by its hash. */
export const firstScript = readFileSync(at("scripts/first-words/watch.js"), "utf8");

const style = `.first-words,#no-styles{font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:12vh auto;padding:0 1rem}
#no-styles{margin:1rem auto}
.first-words p{margin:0 0 .75em}
.first-words [data-when],#no-styles[hidden],[data-first=failed] .first-coming{display:none}
[data-first=slow] [data-when~=slow],[data-first=failed] [data-when~=failed]{display:block}`;

const words = `<div class="first-words" role="status">
<p><b>Fixscope</b></p>
<p class="first-coming">Loading … <span lang="zh">正在加载…</span></p>
<p data-when="slow">This takes long: nothing has arrived for 10 seconds. The connection may be slow or down. What you made is still stored.
<span lang="zh">等了 10 秒仍没有响应，网络可能很慢或已断开。你的内容仍保存在浏览器中。</span></p>
<p data-when="failed">The page could not be loaded: the connection failed, or the server does not answer. What you made is still stored.
<span lang="zh">没能加载页面：网络连接中断，或服务器没有响应。你的内容仍保存在浏览器中。</span></p>
<p data-when="slow failed"><button type="button">Try again</button></p>
</div>`;

const withoutStyles = `<div id="no-styles" role="alert" hidden>The style sheet of the page could not be loaded; everything works, and looks plain.
<span lang="zh">没能加载页面的样式表；功能都可用，只是外观简陋。</span> <button type="button">Try again</button></div>`;

/** @returns {import("vite").Plugin} */
export function firstWords() {
  return {
    name: "first-words",
    transformIndexHtml: {
      order: "post",
      handler: (html) => withWords(html),
    },
  };
}

/**
 * The words stand before the style sheets: a browser draws nothing that comes after one that is still on its way.
 * @param {string} html
 */
export function withWords(html) {
  /** @type {string[]} */
  const sheets = [];
  const page = html
    .replaceAll(/ *<link rel="stylesheet"[^>]*>\n?/g, (sheet) => {
      sheets.push(sheet.trim().replace("<link ", '<link data-first="" '));
      return "";
    })
    .replace("</head>", `<style>${style}</style>\n</head>`)
    .replace('<div id="root"></div>', () => `${withoutStyles}\n<div id="root">${words}</div>`);
  const body = [`<script>${firstScript}</script>`, ...sheets].join("\n");
  return page.replace("</body>", () => `${body}\n</body>`);
}
