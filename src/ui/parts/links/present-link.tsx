import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface PresentLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Where the link leads from the present step: asked when it is drawn, and again when it is followed. */
  readonly link: () => string;
}

/** A link that takes the present step along, although it is not drawn anew with every step. */
export function PresentLink({ link, children, ...attributes }: PresentLinkProps) {
  const refresh = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = link();
  };
  return (
    <a {...attributes} href={link()} onClick={refresh} onAuxClick={refresh} onContextMenu={refresh}>
      {children}
    </a>
  );
}
