import { useId, useState } from "react";
import { t } from "../../messages/index.ts";
import { Button, Modal } from "../../parts/index.ts";
import { type QrCode, qrCode } from "./qr-code.ts";

/** What is shared, and whether it is in the clipboard already. */
export interface Sharing {
  readonly link: string;
  /** What stands in the page of others; undefined for what cannot be embedded. */
  readonly embedded: string | undefined;
  readonly copied: "copied" | "copied-long" | "manual";
}

interface ShareDialogProps extends Sharing {
  readonly onClose: () => void;
}

/** The link of what is shown, in three forms: as text, as a frame for other pages, and as a code for cameras. */
export function ShareDialog({ link, embedded, copied, onClose }: ShareDialogProps) {
  const [said, say] = useState(() => {
    if (copied === "manual") return t("share.manualHint");
    return copied === "copied" ? t("share.copied") : t("share.copiedLong", { count: link.length });
  });
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => say(t("share.copiedText")),
      () => say(t("share.manualHint")),
    );
  };
  const code = qrCode(link);
  return (
    <Modal title={t("share.title")} isOpen onClose={onClose} className="share">
      <Shared name={t("share.link")} text={link} onCopy={copy} />
      {embedded === undefined ? null : <Shared name={t("share.embed")} text={embedded} onCopy={copy} />}
      {code === undefined ? <p>{t("share.noCode")}</p> : <Code code={code} />}
      <p role="status">{said}</p>
    </Modal>
  );
}

interface SharedProps {
  readonly name: string;
  readonly text: string;
  readonly onCopy: (text: string) => void;
}

function Shared({ name, text, onCopy }: SharedProps) {
  const id = useId();
  return (
    <div className="share-row">
      <label htmlFor={id}>{name}</label>
      <input id={id} className="field" readOnly value={text} onFocus={(event) => event.target.select()} />
      <Button aria-label={t("share.copyNamed", { name })} onClick={() => onCopy(text)}>
        {t("share.copy")}
      </Button>
    </div>
  );
}

/** Modules of quiet around a code: cameras find it by them. */
const QUIET = 4;

function Code({ code }: { readonly code: QrCode }) {
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <figure className="share-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("share.code")} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join("")} fill="#000" />
      </svg>
      <figcaption>{t("share.codeHint")}</figcaption>
    </figure>
  );
}
