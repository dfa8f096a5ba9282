import { ChevronLeft, ChevronRight, Pencil, Presentation, Trash2, X } from "lucide-react";
import { useState } from "react";
import { programTitle } from "../../course/index.ts";
import { t } from "../../messages/index.ts";
import { IconButton, Select } from "../../parts/index.ts";
import { useRecords, useServices, useWorkbench } from "../../store/index.ts";
import { minutesIn } from "../talk.ts";
import { beginTalk, talksIn } from "../talks.ts";
import type { SlideActions } from "./slide-list.tsx";
import { TalkMenu } from "./talk-menu.tsx";
import type { OpenTalk } from "./use-talk.ts";
import { useTalkFiles } from "./use-talk-files.ts";

interface StripHeadProps extends SlideActions {
  readonly open: OpenTalk;
  readonly current: string | undefined;
}

const BEGIN = "begin";

/** The lecture, what can be done with its chosen slide, and with all of it. */
export function StripHead({ open, current, onEdit, onMove, onRemove }: StripHeadProps) {
  const { talk, order, name, change } = open;
  const services = useServices();
  const workbench = useWorkbench();
  const [isRenaming, rename] = useState(false);
  useRecords((_, state) => state.records);
  const files = useTalkFiles(open);
  const place = order.indexOf(current ?? "");
  const choices = talksIn(services.records).map(([value, { title }]) => ({ value, text: title }));
  const openOther = (value: string): void => {
    if (value === BEGIN) beginTalk(services, programTitle(workbench.lesson(workbench.state.exampleId)));
    else services.settings.setState({ talk: value });
  };
  return (
    <div className="strip-head">
      {isRenaming ? (
        <input
          aria-label={t("slides.rename")}
          value={talk.title}
          maxLength={120}
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked to rename
          autoFocus
          onBlur={() => rename(false)}
          onChange={(event) => change((now) => ({ ...now, title: event.target.value }))}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === "Escape") rename(false);
          }}
        />
      ) : (
        <>
          <Select
            name={t("slides.lecture")}
            value={name}
            choices={[...choices, { value: BEGIN, text: t("slides.begin") }]}
            onChange={openOther}
          />
          <IconButton aria-label={t("slides.rename")} title={t("slides.rename")} onClick={() => rename(true)}>
            <Pencil size={14} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <span className="strip-count">{t("slides.count", { count: order.length, minutes: minutesIn(talk) })}</span>
      {current === undefined ? null : (
        <span className="strip-slide">
          <IconButton
            aria-label={t("slides.earlier")}
            title={t("slides.earlier")}
            disabled={place <= 0}
            onClick={() => onMove(current, place - 1)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={t("slides.later")}
            title={t("slides.later")}
            disabled={place + 1 >= order.length}
            onClick={() => onMove(current, place + 1)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={t("slides.edit")} title={t("slides.edit")} onClick={() => onEdit(current)}>
            <Pencil size={14} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={t("slides.remove")} title={t("slides.remove")} onClick={() => onRemove(current)}>
            <Trash2 size={14} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <span className="strip-ends">
        <button
          type="button"
          className="button small is-primary"
          title={t("slides.presentHint")}
          disabled={order.length === 0}
          onClick={() => void files.present()}
        >
          <Presentation size={14} aria-hidden="true" /> {t("slides.present")}
        </button>
        <TalkMenu files={files} isEmpty={order.length === 0} />
        <IconButton
          aria-label={t("slides.close")}
          title={t("slides.close")}
          onClick={() => services.settings.setState({ talk: "" })}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
