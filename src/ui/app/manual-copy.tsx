import { t } from "../messages/index.ts";
import { Modal } from "../parts/index.ts";

interface ManualCopyProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** A link for the reader to copy, where the browser does not let the page do it. */
export function ManualCopy({ link, onClose }: ManualCopyProps) {
  return (
    <Modal title={t("share.manual")} isOpen onClose={onClose}>
      <p>{t("share.manualHint")}</p>
      <input
        className="field"
        readOnly
        value={link}
        aria-label={t("share.manual")}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
}
