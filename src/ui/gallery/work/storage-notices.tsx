import { useState } from "react";
import { t } from "../../messages/index.ts";
import { SmallButton, saveFile, useHandedFocus } from "../../parts/index.ts";
import { type LeftOut, leftOutText, useDocuments, useRecords, useServices } from "../../store/index.ts";
import { withStoredWork } from "../../stored/index.ts";
import "./work.css";

/** More names than this are counted only. */
const NAMES = 5;

/** What is wrong with what the browser stores, and what can be done about it. */
export function StorageNotices() {
  const problem = useDocuments((state) => state.problem);
  const programs = useDocuments((state) => state.leftOut);
  const others = useRecords((_, state) => state.leftOut);
  const leftOut = [...programs, ...others];
  const isEmpty = useDocuments((state) => state.documents.length === 0);
  // As long as there is nothing to be kept, no storage is missed; but what is there and not shown is.
  const isSaid = problem !== undefined && (!isEmpty || problem === "newer" || problem === "unused");
  return (
    <>
      {isSaid ? (
        <p className="work-problem" role="alert">
          {t(`storage.${problem}`)}{" "}
          {problem === "unused" ? <a href={withStoredWork(location.href)}>{t("storage.use")}</a> : null}
        </p>
      ) : null}
      {leftOut.length === 0 ? null : <LeftOutNotice leftOut={leftOut} />}
    </>
  );
}

function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const { documents, records } = useServices();
  const [isSaved, setSaved] = useState(false);
  const place = useHandedFocus<HTMLDivElement>();
  const names = leftOut.slice(0, NAMES).map(({ name }) => (name === "" ? t("gallery.work.unnamed") : `“${name}”`));
  const save = (): void => {
    saveFile("fixscope-left-out.json", leftOutText(leftOut));
    setSaved(true);
  };
  const remove = (): void => {
    void documents.removeLeftOut();
    void records.removeLeftOut();
  };
  return (
    <div ref={place} className="work-problem" role="status">
      <p>
        {t("gallery.work.leftOut", {
          count: leftOut.length,
          names: [...names, ...(leftOut.length > NAMES ? ["…"] : [])].join(", "),
        })}
      </p>
      <p className="card-actions">
        <SmallButton onClick={save}>{t("gallery.work.saveLeftOut")}</SmallButton>
        {isSaved ? <SmallButton onClick={remove}>{t("gallery.work.deleteLeftOut")}</SmallButton> : null}
      </p>
    </div>
  );
}
