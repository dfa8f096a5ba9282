import { useEffect, useState } from "react";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart, firstNotification } from "../../parts/index.ts";

const Notifications = fetchedPart(
  async () => (await import("../../parts/notifications/notifications.tsx")).Notifications,
);

const nothing = (): void => undefined;

interface NotificationPlaceProps {
  /** Settles once the page waits for nothing that the reader wants to see. */
  readonly quiet: Promise<void>;
  readonly theme: "light" | "dark";
}

/** Where notifications appear; fetched with the first one, or once nothing else is to come. */
export function NotificationPlace({ quiet, theme }: NotificationPlaceProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    void Promise.race([quiet, firstNotification]).then(() => setIsWanted(true));
  }, [quiet]);
  return (
    <Fetched onFailure={nothing}>
      {isWanted ? <Notifications theme={theme} label={t("shell.notifications")} closeLabel={t("shell.close")} /> : null}
    </Fetched>
  );
}
