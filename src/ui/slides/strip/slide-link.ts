import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { Links } from "../../store/index.ts";
import type { TalkSlide } from "../talk.ts";

/** The link of what a slide shows; undefined where its analysis is not here. */
export function linkOfSlide(
  links: Links,
  engines: readonly EngineManifest[],
  { lesson, engine: id, files, options, at, view }: TalkSlide,
): string | undefined {
  const engine = engines.find((each) => each.id === id || each.lessons.some((known) => known.id === lesson));
  if (engine === undefined) return undefined;
  return links.of({
    kind: "workbench",
    page: engine.page.route,
    link: {
      ...(lesson === undefined ? {} : { example: lesson }),
      ...(files === undefined ? {} : { files }),
      // They were read by the options of this engine when the slide was made.
      options: (options ?? {}) as GivenOptions,
      ...(at === undefined ? {} : { at }),
      ...(view === undefined ? {} : { view }),
    },
  });
}
