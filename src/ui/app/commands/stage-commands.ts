import type { EngineManifest } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { whyAhead } from "../../store/index.ts";
import { type Command, command } from "./command.ts";

/** What the stage shows, and what stands beside it. */
export function stageCommands({ page: { stages } }: EngineManifest): readonly Command[] {
  const views = stages.map(({ id }, index): Command => {
    const number = index + 1;
    return {
      id: `view.${number}`,
      get title() {
        return t("command.view", { number });
      },
      keys: [String(number)],
      run: ({ workbench }) => workbench.set({ view: id }),
    };
  });
  return [
    ...views,
    why(),
    command("followStep", ["P"], ({ workbench }) => workbench.set({ view: undefined })),
    command("split", ["\\"], ({ workbench }) => workbench.set({ isSplit: !workbench.state.isSplit })),
    ...folds(),
  ];
}

/** What stands beside the stages of compared runs. */
export function compareCommands(): readonly Command[] {
  return [why(), ...folds(), ...slideCommands()];
}

/** Slides of what is seen. */
export function slideCommands(): readonly Command[] {
  return [
    command("slide", ["s"], ({ slides }) => slides("take")),
    command("slides", ["S"], ({ slides }) => slides("strip")),
  ];
}

function why(): Command {
  return command("why", ["w"], ({ workbench, tell }) => {
    const asked = whyAhead(workbench);
    if (asked?.isMoved !== false) tell(() => t(asked === undefined ? "notice.noFact" : "notice.factAhead"));
    requestAnimationFrame(focusProof);
  });
}

function folds(): readonly Command[] {
  return [
    command("facts", ["f"], ({ toggle }) => toggle("facts")),
    command("program", ["c"], ({ toggle }) => toggle("program")),
    command("present", ["m"], ({ toggle }) => toggle("lecture")),
    command("pseudocode", ["g"], ({ toggle }) => toggle("pseudocode")),
  ];
}

/** The conclusion of the proof takes the focus, so that arrows walk on from it. Left and right go on stepping. */
function focusProof(): void {
  document.querySelector<HTMLElement>(".proof [data-fact]")?.focus({ preventScroll: true });
}
