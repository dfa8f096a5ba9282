import type { Frame } from "../../typed/frames.ts";
import { isCaptured } from "../../typed/frames.ts";
import type { Local, LocalUse } from "../../typed/tree.ts";
import type { Checker } from "./checker.ts";
import { illFormed } from "./checker.ts";

/** Whether the variables that lambdas and local classes capture keep their first value (JLS 4.12.4, 15.27.2). */
export class CaptureCheck {
  private readonly reassigned = new Set<Local>();
  private uses: { readonly checker: Checker; readonly use: LocalUse }[] = [];

  /** A variable is assigned; a blank one gets its first value that way, but not from inside a lambda. */
  assign(frame: Frame, local: Local): void {
    if (local.isBlank !== true || isCaptured(frame, local)) this.reassigned.add(local);
  }

  use(checker: Checker, use: LocalUse): void {
    if (isCaptured(checker.scope.frame, use.local)) this.uses.push({ checker, use });
  }

  /** At the end of a body all its assignments are known. */
  finish(): void {
    for (const { checker, use } of this.uses) {
      const { local } = use;
      if (!this.reassigned.has(local)) continue;
      illFormed(checker, use, "captured-variable-changes", { local: local.name });
    }
    this.uses = [];
    this.reassigned.clear();
  }
}
