import { comparable, type EngineManifest } from "../../../engine-kit/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { type Links, presetOptions } from "../../store/index.ts";
import type { TalkSlide } from "../talk.ts";

/** The link of what a slide shows; undefined where its analysis is not here. */
export function linkOfSlide(
  links: Links,
  engines: readonly EngineManifest[],
  { lesson, engine: id, files, options, at, view, compare }: TalkSlide,
): string | undefined {
  const engine = engines.find((each) => each.id === id || each.lessons.some((known) => known.id === lesson));
  if (engine === undefined) return undefined;
  const program = {
    ...(lesson === undefined ? {} : { example: lesson }),
    ...(files === undefined ? {} : { files }),
    ...(at === undefined ? {} : { at }),
  };
  const comparison = comparable.of(engine.page);
  if (compare !== undefined && comparison !== undefined) {
    const base = presetOptions(
      engine,
      engine.lessons.find((known) => known.id === lesson),
    );
    const runs = compare.map((given) => comparison.write({ ...base, ...(given as GivenOptions) }, base));
    return links.of({ kind: "compare", link: { ...program, runs } });
  }
  return links.of({
    kind: "workbench",
    page: engine.page.route,
    // They were read by the options of this engine when the slide was made.
    link: { ...program, options: (options ?? {}) as GivenOptions, ...(view === undefined ? {} : { view }) },
  });
}
