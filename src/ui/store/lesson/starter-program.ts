import { starter as pointsTo } from "../../../engines/points-to/page/lessons/starter.ts";
import { starter as pushdown } from "../../../engines/pushdown/page/lessons/starter.ts";
import { starter as relevancy } from "../../../engines/relevancy/page/lessons/starter.ts";
import { starter as separation } from "../../../engines/separation/page/lessons/starter.ts";
import { starter as symbolic } from "../../../engines/symbolic/page/lessons/starter.ts";
import type { InputFile } from "../../../kernel/index.ts";

const starters: Readonly<Record<string, readonly InputFile[]>> = { relevancy, separation, symbolic, pushdown };

/** What the reader’s own text starts from, by engine. */
export function starterOf(engine: string): readonly InputFile[] {
  return starters[engine] ?? pointsTo;
}
