/**
 * Workers are made of a module at its address. A page without an origin, as in a frame that has `sandbox` and not
 * `allow-same-origin`, may start none there, and no module from a blob, but a script from a blob that imports the module.
 */
export function startWorkersByImport(): void {
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(address: string | URL, options?: WorkerOptions) {
      if (options?.type === "module")
        super(importing(new URL(address, document.baseURI).href), { ...options, type: "classic" });
      else super(address, options);
    }
  };
}

/**
 * The address of a script that imports a module. What is said to the worker meanwhile is handed on; that the module does not
 * arrive is an error of the worker, as it is where it is started at its address.
 */
function importing(address: string): string {
  const script = `const early = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  early.push(event);
};
addEventListener("message", keep);
import(${JSON.stringify(address)}).then(
  () => {
    removeEventListener("message", keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  },
  (fault) => setTimeout(() => { throw fault; }),
);`;
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}
