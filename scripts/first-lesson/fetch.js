// Runs in the page before its other scripts have arrived: asks for the scripts of the analysis that the address names. Those
// come after what every page begins with.
(() => {
  const files = JSON.parse(document.getElementById("first-lesson")?.textContent ?? "{}");
  const route = /^#\/([\w-]+)/.exec(location.hash)?.[1] ?? "";
  for (const file of Object.hasOwn(files, route) ? files[route] : []) {
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = `./${file}`;
    link.rel = "modulepreload";
    document.head.append(link);
  }
})();
