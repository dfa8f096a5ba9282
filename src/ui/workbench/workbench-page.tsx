import type { Board } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { Sheets } from "./layout/index.ts";
import { Notices } from "./notices.tsx";
import { Transport } from "./transport/index.ts";
import "./workbench.css";

/** One program, one run: all panels and the step bar. */
export function WorkbenchPage({ board }: { readonly board: Board }) {
  return (
    <>
      <main className="workbench" aria-label={t("workbench.label")}>
        <Notices />
        <div className="workbench-panels">
          <Sheets board={board} />
        </div>
      </main>
      <Transport autoFocus />
    </>
  );
}
