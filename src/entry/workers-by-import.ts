/**
 * Workers are made of a module at its address. A page without an origin, as in a frame that has `sandbox` and not
 * `allow-same-origin`, may start none there, but it may start one that imports the module.
 */
export function startWorkersByImport(): void {
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(options?.type === "module" ? importing(new URL(address, document.baseURI).href) : address, options);
    }
  };
}

/** The address of a module that only imports the one at an address. */
function importing(address: string): string {
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
}
