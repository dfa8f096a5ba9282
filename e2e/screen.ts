import type { Page } from "@playwright/test";
import { type DrawnPlace, placesOf } from "./graph-picture.ts";

/** Everything that the workbench shows at a step. */
export interface Screen {
  /** The document of each panel: elements with their attributes and texts, marks included. Of graphs the table twin. */
  readonly panels: Readonly<Record<string, readonly string[]>>;
  /** The lines of the editor with their notes, and which of them are marked. */
  readonly program: readonly string[];
  readonly graphs: Readonly<Record<string, Readonly<Record<string, DrawnPlace>>>>;
}

const textPanels = ["Pseudocode", "Worklist", "Explanation"] as const;

/** Stand in one place, opened by tabs. */
const tables = ["Points-to sets", "Reachable methods", "Call graph edges"] as const;

const graphs = ["Pointer flow graph", "Call graph"] as const;

/** The workbench as it is once it has come to rest: three frames in a row that show the same. Its stage is split. */
export async function screenAt(page: Page): Promise<Screen> {
  const documents = await page.evaluate(
    async ({ texts, tables, pictures }) => {
      const section = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
      const linesOf = (editor: Element | null | undefined): string[] => {
        const tops = (selector: string): [number, Element][] =>
          [...(editor?.querySelectorAll<HTMLElement>(selector) ?? [])].map((line) => [
            Number.parseFloat(line.style.top),
            line,
          ]);
        const marks = new Map<number, string>();
        for (const [top, overlay] of [...tops(".view-overlays > div"), ...tops(".margin-view-overlays > div")]) {
          const now = [...overlay.querySelectorAll("[class*='source-']")].map(({ className }) => className).sort();
          marks.set(top, [...(marks.get(top)?.split("|") ?? []), ...now].join("|"));
        }
        // A long line has several rows, the first of them its number.
        const numbers = tops(".margin-view-overlays > div").filter(
          ([, row]) => (row.querySelector(".line-numbers")?.textContent ?? "") !== "",
        );
        const begins = new Set(numbers.map(([top]) => top));
        const lines: string[] = [];
        for (const [top, line] of tops(".view-lines > .view-line").sort(([a], [b]) => a - b)) {
          const row = `${line.textContent} ${marks.get(top) ?? ""}`.trimEnd();
          if (begins.has(top) || lines.length === 0) lines.push(row);
          else lines.push(`${lines.pop()}${row}`);
        }
        return lines;
      };
      const outline = (element: Element): string[] => {
        const attributes = element
          .getAttributeNames()
          .sort()
          .map((name) => `${name}=${element.getAttribute(name)}`);
        const inner = [...element.childNodes].flatMap((child) =>
          child instanceof Element ? outline(child) : [child.textContent ?? ""],
        );
        return [`${element.localName} ${attributes.join(" ")}`, ...inner];
      };
      const panel = (name: string, parts: string): string[] =>
        [...(section(name)?.querySelectorAll(parts) ?? [])].flatMap(outline);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const opened = async (name: string): Promise<string[]> => {
        const tabs = [...document.querySelectorAll<HTMLElement>("[role=tablist][aria-label=Facts] [role=tab]")];
        tabs.find((tab) => tab.textContent?.startsWith(name))?.click();
        while (section(name) === null) await frame();
        return panel(name, ":scope > *");
      };
      const opens = async () => {
        const entries: (readonly [string, string[]])[] = [];
        for (const name of tables) entries.push([name, await opened(name)]);
        return entries;
      };
      const look = async () => ({
        panels: Object.fromEntries([
          ...texts.map((name) => [name, panel(name, ":scope > *")] as const),
          ...(await opens()),
          ...pictures.map((name) => [name, panel(name, "header, table")] as const),
        ]),
        program: linesOf(section("Program")?.querySelector(".monaco-editor")),
      });
      // The browser writes its document down much faster than it is read into lines here.
      const written = () => [...texts, ...pictures, "Program"].map((name) => section(name)?.outerHTML).join();
      let before = "";
      for (let equal = 0; equal < 3; ) {
        await frame();
        const now = written();
        equal = now === before ? equal + 1 : 0;
        before = now;
      }
      return look();
    },
    { texts: textPanels, tables, pictures: graphs },
  );
  const places = await Promise.all(graphs.map(async (label) => [label, await placesOf(page, label)] as const));
  return { ...documents, graphs: Object.fromEntries(places) };
}
