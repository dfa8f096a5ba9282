import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useHandedFocus } from "../parts/index.ts";

interface NoticeProps {
  readonly kind: "bad" | "info";
  readonly role: "alert" | "status";
  readonly children: ReactNode;
}

/** A sentence above the panels, with what can be done about it. */
export function Notice({ kind, role, children }: NoticeProps) {
  const Icon = kind === "bad" ? TriangleAlert : Info;
  const place = useHandedFocus<HTMLDivElement>();
  return (
    <div ref={place} className={`notice is-${kind}`} role={role}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
