import { t } from "../../messages/index.ts";

interface SkipLinkProps {
  /** There is a stage; without one it leads to the main part of the page. */
  readonly hasStage: boolean;
}

/** The first thing that Tab reaches: leads past the header to what the page is about. */
export function SkipLink({ hasStage }: SkipLinkProps) {
  return (
    <a
      className="skip-link"
      href={location.hash}
      onClick={(event) => {
        // The address says what is shown, and stays.
        event.preventDefault();
        const stage = hasStage ? document.querySelector<HTMLElement>(".stage[tabindex], .run-view") : null;
        (stage ?? document.querySelector("main"))?.focus();
      }}
    >
      {t(hasStage ? "shell.skipToStage" : "shell.skipToMain")}
    </a>
  );
}
