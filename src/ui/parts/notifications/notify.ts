/** What is shown for a while at the edge of the page. */
export interface Notification {
  /** Said whenever it is drawn: in the language that the page has by then. */
  readonly text: () => string;
  /** `plain` where left out. */
  readonly kind?: "plain" | "success" | "warning";
  /** Another one with the same id takes its place. */
  readonly id?: string;
  /** In milliseconds; one that stays until it is closed has `Infinity`. */
  readonly duration?: number;
  readonly action?: { readonly label: () => string; readonly onClick: () => void };
}

type Show = (notification: Notification) => void;

let show: Show | undefined;
const waiting: Notification[] = [];
let ask: () => void = () => undefined;

/** Settles with the first notification: what draws them need not be fetched before. */
export const firstNotification = new Promise<void>((resolve) => {
  ask = resolve;
});

/** Shows a notification, as soon as what draws them has been fetched. */
export function notify(notification: Notification): void {
  ask();
  if (show === undefined) waiting.push(notification);
  else show(notification);
}

/** From now on they are shown so, those that wait first. Returns the end of it. */
export function showNotifications(by: Show): () => void {
  show = by;
  for (const notification of waiting.splice(0)) by(notification);
  return () => {
    if (show === by) show = undefined;
  };
}
