import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { t } from "../messages/index.ts";

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** What has the focus when it opens; the cross unless given. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A dialog over the page: Escape and the cross close it, the focus returns. */
export function Modal({ title, isOpen, onClose, children, className = "", initialFocus }: ModalProps) {
  const before = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className={`modal ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            if (initialFocus?.current == null) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          // Of itself a dialog gives the focus back to its own trigger only, and it has none here.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t("shell.close")}>
              <X size={18} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="modal-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
