import type { ReactNode } from "react";

interface ToggleProps {
  readonly isOn: boolean;
  readonly title?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that is on or off. */
export function Toggle({ isOn, title, onPress, children }: ToggleProps) {
  return (
    <button type="button" className="toggle" aria-pressed={isOn} title={title} onClick={onPress}>
      {children}
    </button>
  );
}
