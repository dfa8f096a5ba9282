// Runs in the page before anything else, from the page's own file: it is there when nothing else arrives. It says when the page
// takes long or could not be loaded, and offers to try again. What it says goes away with the first thing that the page draws.
(() => {
  const SLOW_MS = 10_000;
  const root = document.getElementById("root");
  const isWaiting = () => root?.querySelector(".first-words") !== null;

  /** @param {string} state `slow` or `failed` */
  const say = (state) => {
    if (!isWaiting() || root?.dataset["first"] === "failed") return;
    if (root !== null) root.dataset["first"] = state;
  };

  root?.querySelector("button")?.addEventListener("click", again);
  setTimeout(() => say("slow"), SLOW_MS);

  addEventListener(
    "error",
    ({ target }) => {
      // A script that arrived in part is a mistake in it.
      if (target === window || target instanceof HTMLScriptElement) say("failed");
      else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") withoutStyles(target);
    },
    true,
  );
  addEventListener("unhandledrejection", () => say("failed"));

  /** Loads the page once more, and its first files from the server: the browser may keep one that arrived damaged. */
  async function again() {
    if (root?.dataset["first"] === "failed") {
      const files = document.querySelectorAll("script[src], link[rel=modulepreload]");
      const addresses = [...files].map((file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "");
      try {
        await Promise.all(addresses.map(async (address) => (await fetch(address, { cache: "reload" })).arrayBuffer()));
      } catch {
        // There is still no connection. The browser says so better than a button that does nothing.
      }
    }
    location.reload();
  }

  /**
   * A style sheet that has not arrived: it is taken away, so that the next one who wants it fetches it again. That of the whole
   * page is fetched again when the reader wants it.
   * @param {HTMLLinkElement} link
   */
  function withoutStyles(link) {
    link.remove();
    const bar = document.getElementById("no-styles");
    if (link.dataset["first"] === undefined || bar === null) return;
    bar.hidden = false;
    const button = bar.querySelector("button");
    if (button === null) return;
    button.onclick = () => {
      bar.hidden = true;
      // The button had it, and is gone.
      document.querySelector("main")?.focus({ preventScroll: true });
      const next = document.createElement("link");
      next.rel = "stylesheet";
      next.href = link.href;
      next.crossOrigin = link.crossOrigin;
      next.dataset["first"] = "";
      // Parts of the page that have not arrived are asked for again, too.
      next.onload = () => dispatchEvent(new Event("online"));
      document.head.append(next);
    };
  }
})();
