import { keepLecture } from "../../files/index.ts";
import { t } from "../../messages/index.ts";
import { fileName, notify, saveFile } from "../../parts/index.ts";
import { openPage } from "../../saving/index.ts";
import { useLinks, useServices } from "../../store/index.ts";
import type { TalkSlide } from "../talk.ts";
import { keepTalk } from "../talks.ts";
import { lectureFile, pagesOf, revealPage, slidesOf } from "../written/index.ts";
import { linkOfSlide } from "./slide-link.ts";
import type { OpenTalk } from "./use-talk.ts";

export interface TalkFiles {
  present(): Promise<void>;
  save(): void;
  link(): Promise<void>;
  print(): void;
  reveal(): void;
  remove(): void;
}

/** What can be made of the lecture that is open. */
export function useTalkFiles({ talk, name, order }: OpenTalk): TalkFiles {
  const { records, engines, settings } = useServices();
  const links = useLinks();
  const said = (file: string): void => notify({ kind: "success", text: () => t("saved.done", { name: file }) });
  const kept = async (): Promise<string | undefined> => {
    const file = lectureFile(talk);
    const link = await keepLecture(records, file);
    if (link === undefined) notify({ kind: "warning", text: () => t("file.lectureNotKept", { name: file.name }) });
    return link;
  };
  return {
    async present() {
      const link = await kept();
      if (link !== undefined) location.assign(link);
    },
    save() {
      const file = lectureFile(talk);
      saveFile(file.name, file.text);
      said(file.name);
    },
    async link() {
      const link = await kept();
      if (link === undefined) return;
      const address = new URL(link, location.href).href;
      const isCopied = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      );
      notify({ text: () => (isCopied ? t("slides.linked") : `${t("slides.linked")} ${address}`) });
    },
    print() {
      const slides = order.flatMap((id) => {
        const slide = talk.slides[id];
        return slide === undefined ? [] : [{ ...slide, svg: records.get("picture", id)?.svg }];
      });
      openPage(pagesOf(talk.title, slides));
    },
    reveal() {
      const slides = slidesOf(talk).flatMap((slide) => {
        const link = linkOfSlide(links, engines, slide);
        return link === undefined ? [] : [{ ...slide, address: framed(link, slide) }];
      });
      const file = `${fileName(talk.title, "lecture")}.html`;
      saveFile(file, revealPage(talk.title, slides));
      said(file);
    },
    remove() {
      records.remove("talk", name);
      settings.setState({ talk: "" });
      notify({
        text: () => t("slides.removed", { title: talk.title }),
        action: {
          label: () => t("slides.undo"),
          onClick: () => {
            keepTalk(records, name, talk);
            settings.setState({ talk: name });
          },
        },
      });
    },
  };
}

/** The address for a frame: of a comparison its page, of a walk the walk alone. */
function framed(link: string, { compare }: TalkSlide): string {
  const address = new URL(link, location.href).href;
  return compare === undefined ? `${address}&embed=1` : address;
}
