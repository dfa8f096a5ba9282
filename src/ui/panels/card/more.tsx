import { X } from "lucide-react";
import { useRef } from "react";
import type { Explanation, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { IconButton } from "../../parts/index.ts";
import { useEscape } from "../use-escape.ts";
import { Inference } from "./inference.tsx";
import { wholeRoom } from "./room.ts";
import { Sentences } from "./sentences.tsx";

interface MoreProps {
  readonly explanation: Explanation | undefined;
  readonly stop: string | undefined;
  readonly note?: string | undefined;
  readonly isNew?: boolean;
  readonly onSelectFact: (fact: Seq) => void;
  readonly onClose: () => void;
}

/** All that there is to say of a step, above the band and over the stage: the whole rule, why it applies, and what follows. */
export function More({ explanation, stop, note, isNew = true, onSelectFact, onClose }: MoreProps) {
  const box = useRef<HTMLDivElement>(null);
  useEscape(box, onClose);
  const rule = explanation?.rule;
  return (
    <div ref={box} className="band-more" role="group" aria-label={t("explanation.wholeTitle")}>
      <div className="rule-card">
        {rule === undefined ? null : (
          <Inference rule={rule} isNew={isNew} room={wholeRoom} onSelectFact={onSelectFact} />
        )}
        <Sentences explanation={explanation} stop={stop} note={note} room={wholeRoom} />
      </div>
      <IconButton aria-label={t("explanation.less")} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
