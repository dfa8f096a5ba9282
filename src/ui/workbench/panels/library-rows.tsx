import type { PanelView } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import { useWorkbench } from "../../store/index.ts";

/** A table without the rows of the library's own code; every other view as it is. */
export function withoutLibrary(view: PanelView | undefined): PanelView | undefined {
  return view?.kind === "table" && view.own !== undefined ? { ...view, ...view.own } : view;
}

interface LibraryNoteProps {
  readonly hidden: number;
  readonly isShown: boolean;
}

/** Says how many facts of the library there are, and shows or hides them. */
export function LibraryNote({ hidden, isShown }: LibraryNoteProps) {
  const workbench = useWorkbench();
  return (
    <p className="library-note">
      {t(isShown ? "panel.libraryShown" : "panel.libraryHidden", { count: hidden })}
      <LinkButton onClick={() => workbench.set({ isLibraryShown: !isShown })}>
        {t(isShown ? "panel.libraryHide" : "panel.libraryShow")}
      </LinkButton>
    </p>
  );
}
