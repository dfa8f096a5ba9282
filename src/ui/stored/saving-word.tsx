import { t } from "../messages/index.ts";
import type { SavingState } from "../store/index.ts";
import "./saving-sign.css";

/**
 * Whether what the reader makes is saved, in a word or two, where the reasons stand elsewhere. Not announced: that all is well is
 * not to be heard after each key, and a notice says what is not.
 */
export function SavingWord({ saving }: { readonly saving: SavingState }) {
  return <span className={`saving-word is-${saving}`}>{t(`storage.${saving}`)}</span>;
}
