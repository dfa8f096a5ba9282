import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { contentSecurityPolicy } from "./scripts/csp.mjs";
import { guidePages } from "./scripts/guide-pages.mjs";
import { javaLibraryImage } from "./scripts/java-library.mjs";
import { noticeText } from "./scripts/licenses.mjs";
import { serviceWorker } from "./scripts/service-worker.mjs";

/** The parser's runtime holds an eval for a kind of grammar that is not used here; timings are not warnings. */
const checks = { eval: false, pluginTimings: false };

export default defineConfig({
  // Relative: the page works under any path of a static host.
  base: "./",
  plugins: [react(), javaLibraryImage(), guidePages(), writeContentSecurityPolicy(), writeNotices(), serviceWorker()],
  worker: { format: "es", plugins: () => [javaLibraryImage()], rolldownOptions: { checks } },
  build: {
    target: "es2023",
    outDir: "dist/web",
    // An inlined asset would be a data: address, which the policy forbids for fonts and scripts.
    assetsInlineLimit: 0,
    // Monaco and the layout engine are large, and loaded only when needed.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks },
  },
});

/** The policy is in the page too, for hosts that send no headers. The development server needs inline scripts. */
function writeContentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** The licenses of what is shipped ask for their text to come along. */
function writeNotices(): Plugin {
  return {
    name: "third-party-notices",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source: noticeText() });
    },
  };
}
