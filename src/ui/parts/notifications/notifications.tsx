import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { type Notification, showNotifications } from "./notify.ts";

interface NotificationsProps {
  readonly theme: "light" | "dark";
  /** The accessible name of the region. */
  readonly label: string;
  /** The accessible name of the button that closes a notification. */
  readonly closeLabel: string;
}

/** The place where notifications appear. */
export function Notifications({ theme, label, closeLabel }: NotificationsProps) {
  useEffect(() => showNotifications(draw), []);
  return (
    <Toaster
      theme={theme}
      // Below the header: at the bottom they would cover the band, at the left the program.
      position="top-right"
      offset={{ top: 56 }}
      mobileOffset={{ top: 100 }}
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}

/** Its label is asked for whenever the toaster is drawn, as a text that is a function is. */
function sayingAnew({ label, onClick }: NonNullable<Notification["action"]>) {
  return {
    get label() {
      return label();
    },
    onClick,
  };
}

function draw({ text, kind = "plain", id, duration, action }: Notification): void {
  const say = kind === "plain" ? toast : toast[kind];
  say(text, {
    ...(id === undefined ? {} : { id }),
    ...(duration === undefined ? {} : { duration }),
    ...(duration === Number.POSITIVE_INFINITY ? { closeButton: true } : {}),
    ...(action === undefined ? {} : { action: sayingAnew(action) }),
  });
}
