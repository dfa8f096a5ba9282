import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import "../../theme/tokens.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ProgramEditor } from "../index.ts";

const java = `class C {
  static void main() {
    C c = new C();
    c.m();
  }

  Number id(Number n) {
    return n;
  }
  void m() {
    Number n1, n2, x, y;
    n1 = new One();
    n2 = new Two();
    x = this.id(n1);
    y = this.id(n2);
    x.get();
  }
}`;
const other = `/* Two numbers, -> != <= */
interface Number { int get(); }
class One implements Number {
  public int get() { return 1; } // one
  String s = "text \\" 1";
}
`;
const q = new URLSearchParams(location.search);
const theme = (q.get("theme") ?? "light") as "light";
document.documentElement.dataset.theme = theme;
const span = (file: string, line: number, a: number, b: number) => ({ file, start: { line, column: a }, end: { line, column: b } });
declare global { interface Window { api: any } }
function App() {
  const [files, setFiles] = useState([{ name: "C.java", text: java }, ...(q.has("two") ? [{ name: "Number.java", text: other }] : []), ...(q.has("long") ? [{ name: "Long.java", text: Array.from({ length: 300 }, (_, i) => `int x${i} = ${i};`).join("\n") }] : [])]);
  const [key, setKey] = useState("a");
  const [line, setLine] = useState(Number(q.get("line") ?? 14));
  const [file, setFile] = useState("C.java");
  const [bps, setBps] = useState<readonly number[]>([16]);
  const [mounted, setMounted] = useState(true);
  const [th, setTh] = useState<any>(theme);
  useEffect(() => { document.documentElement.dataset.theme = th; }, [th]);
  window.api = { setFiles, setKey, setLine, setFile, setMounted, setTh, files, bps, log: window.api?.log ?? [] };
  const errs = q.has("errors") ? [
    { kind: "unknown-name" as const, span: span("C.java", 12, 14, 17), what: "class" as const, name: "One", nearest: "Two" },
    { kind: "syntax" as const, span: span("C.java", 8, 13, 13), found: "`}`", expected: "`;`" },
  ] : [];
  return <div style={{ background: "var(--bg)", height: "100vh", padding: 12, boxSizing: "border-box" }}>
    <style>{`body{margin:0;font:14px/1.5 var(--sans);color:var(--text)} section{background:var(--panel);border:1px solid var(--line);border-radius:8px;height:${q.get("h") ?? 470}px;width:${q.get("w") ?? 466}px;display:flex;flex-direction:column;overflow:hidden} h2{margin:0;padding:9px 14px 7px;font:600 12.5px/1.3 var(--sans);color:var(--muted)}`}</style>
    <section aria-label="Program"><h2>Program <span style={{ fontWeight: 450 }}>C.java</span></h2>
      {mounted && <ProgramEditor documentKey={key} files={files} label="Program" theme={th} plain={q.has("plain")} size={Number(q.get("size") ?? 14)}
        onChange={(f, text) => { window.api.log.push(text); setFiles((fs) => fs.map((x) => x.name === f ? { ...x, text } : x)); }}
        current={[span(file, line, 5, 21), span(file, 7, 3, 5)]}
        hints={[{ file: "C.java", line: 3, text: "c → {o3}", isNew: false }, { file: "C.java", line: 14, text: "n1 → {o12}", isNew: true }, { file: "C.java", line: 14, text: "x → {o12}", isNew: false }]}
        hover={(_f, _l, w) => w === "c" ? "**pt(c)**\n\n`[]:c` → {o3}" : undefined}
        errors={errs} breakpoints={bps} onToggleBreakpoint={(_f, l) => setBps((b) => b.includes(l) ? b.filter((x) => x !== l) : [...b, l])}
        onLineAction={(_f, l) => window.api.log.push(`line ${l}`)} />}
    </section><button type="button">after</button></div>;
}
const root = document.getElementById("root");
if (root) createRoot(root).render(<StrictMode><App /></StrictMode>);
