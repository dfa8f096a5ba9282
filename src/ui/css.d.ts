import "react";

declare module "react" {
  /** Custom properties that the style sheets read. */
  interface CSSProperties {
    readonly "--done"?: number;
    readonly "--at"?: number;
    readonly "--until"?: number;
    readonly "--runs"?: number;
    readonly "--x"?: string;
    readonly "--y"?: string;
  }
}
