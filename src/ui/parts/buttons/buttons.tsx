import type { ComponentProps } from "react";

type ButtonProps = Omit<ComponentProps<"button">, "className" | "type">;

export function Button(props: ButtonProps) {
  return <button type="button" className="button" {...props} />;
}

export function SmallButton(props: ButtonProps) {
  return <button type="button" className="button small" {...props} />;
}

/** Reads as a link in a text. */
export function LinkButton(props: ButtonProps) {
  return <button type="button" className="link-button" {...props} />;
}

/** Its only child is an icon: it is named by `aria-label`. */
export function IconButton(props: ButtonProps) {
  return <button type="button" className="icon-button" {...props} />;
}
