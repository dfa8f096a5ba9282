export { Dialogs, SharePlace } from "./dialogs.tsx";
export { NotificationPlace } from "./notification-place.tsx";
export { EnginePage, RoutePage } from "./route-page.tsx";
export { SkipLink } from "./skip-link.tsx";
export { SlidesPlace } from "./slides-place.tsx";
export { useShare } from "./use-share.ts";
export { useWatchedAddress } from "./use-watched-address.ts";
export { withMessages } from "./with-messages.ts";
