import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import { StrictMode, useCallback, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import "../../theme/tokens.css";
import "../../theme/base.css";
import { GraphPanel, GraphTwin, graphCounts } from "../index.ts";
import { callModel, generated, sampleModel, viewOf } from "../sample.ts";

const q = new URLSearchParams(location.search);
const theme = (q.get("theme") ?? "light") as "light";
document.documentElement.dataset["theme"] = theme;
const n = Number(q.get("n") ?? 0);
const which = q.get("which") ?? "pfg";
const model = n > 0 ? generated(n) : which === "cg" ? callModel : sampleModel;
declare global {
  interface Window {
    go(at: number): Promise<number>;
    mountAll(on: boolean): void;
    max: number;
  }
}
const max = Math.max(...[...model.nodes, ...model.edges].map((e) => e.birth)) + 1;
window.max = max;
function App() {
  const [at, setAt] = useState(Number(q.get("at") ?? max));
  const [sel, setSel] = useState<string | undefined>(q.get("sel") ?? undefined);
  const [on, setOn] = useState(true);
  window.mountAll = setOn;
  window.go = (p) =>
    new Promise((done) => {
      const t0 = performance.now();
      setAt(p);
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - t0)));
    });
  const view = useMemo(() => viewOf(model, at, Number(q.get("since") ?? at - 1)), [at]);
  const final = useCallback((id: string) => viewOf(model, max, max).sublabel(id)?.text ?? "", []);
  const marked = useMemo(() => (q.get("marked") ?? "").split(",").filter(Boolean), []);
  const c = graphCounts(view);
  return (
    <div
      style={{
        display: "grid",
        height: "100vh",
        gridTemplateRows: "1fr auto",
        padding: 12,
        gap: 12,
        boxSizing: "border-box",
      }}
    >
      <section
        style={{
          background: "var(--panel)",
          border: "1px solid var(--line)",
          borderRadius: 8,
          display: "flex",
          flexDirection: "column",
          minHeight: 0,
        }}
      >
        <h2 style={{ font: "600 12.5px var(--sans)", padding: "9px 14px" }}>
          Pointer flow graph {c.nodes.shown} of {c.nodes.total} · {c.edges.shown} of {c.edges.total}
        </h2>
        {on && (
          <GraphPanel
            label="Pointer flow graph"
            view={view}
            selectedId={sel}
            markedIds={marked}
            onSelect={setSel}
            theme={theme}
            ghosts={q.get("ghosts") === "1"}
            finalSublabel={final}
            layoutId="harness"
            direction={which === "cg" ? "DOWN" : "RIGHT"}
          />
        )}
      </section>
      {q.get("twin") === "1" && (
        <section style={{ background: "var(--panel)", padding: 14, maxHeight: 420, overflow: "auto" }}>
          <GraphTwin label="Pointer flow graph" view={view} selectedId={sel} markedIds={marked} onSelect={setSel} />
        </section>
      )}
    </div>
  );
}
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
