import { useEffect, useState } from "react";
import type { Practice } from "../../engine-kit/index.ts";
import { t, translate } from "../messages/index.ts";
import { useLinks, useWorkbench } from "../store/index.ts";
import { ByNumber } from "./by-number.tsx";
import { numberedSheet } from "./shelf.ts";

/** A random program to practice on, where the analysis has some, with questions about its run. */
export function Practicing({ onClose }: { readonly onClose: () => void }) {
  const workbench = useWorkbench();
  const links = useLinks();
  const { engine } = workbench;
  const [practice, setPractice] = useState<Practice>();
  const [difficulty, choose] = useState<string>();
  useEffect(() => {
    void engine.practice?.().then(setPractice);
  }, [engine]);
  if (practice === undefined) return null;
  const chosen = difficulty ?? practice.difficulties[0] ?? "";
  const make = (seed: number): void => {
    const program = practice.program(chosen, seed);
    if (program === undefined) return;
    const options = { ...engine.page.start, ...program.options };
    const link = { files: [program.file], options, exercise: numberedSheet(seed) };
    workbench.set({ isSolving: false });
    location.assign(links.of({ kind: "workbench", page: engine.page.route, link }));
    onClose();
  };
  return (
    <ByNumber title={t("sheet.practice")} hint={t("sheet.practiceHint")} action={t("sheet.newProgram")} onTake={make}>
      <label>
        {t("sheet.difficulty")}{" "}
        <select className="fact-input" value={chosen} onChange={(event) => choose(event.target.value)}>
          {practice.difficulties.map((each) => (
            <option key={each} value={each}>
              {translate(`${engine.id}.practice.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </ByNumber>
  );
}
