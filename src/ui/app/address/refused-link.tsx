import { type ReactNode, useEffect } from "react";
import { t } from "../../messages/index.ts";

interface RefusedLinkProps {
  /** Each says itself in the language of the page. */
  readonly reasons: readonly (() => string)[];
  readonly header: ReactNode;
}

/** In place of what a link leads to: why that cannot be shown, and the way on. */
export function RefusedLink({ reasons, header }: RefusedLinkProps) {
  useEffect(() => {
    document.title = t("shell.title.gallery");
  }, []);
  return (
    <>
      {header}
      <main className="fault" role="alert">
        <h1>{t("link.refused")}</h1>
        {reasons.map((reason) => (
          <p key={reason()}>{reason()}</p>
        ))}
        <a className="button" href="#/">
          {t("link.toGallery")}
        </a>
      </main>
    </>
  );
}
