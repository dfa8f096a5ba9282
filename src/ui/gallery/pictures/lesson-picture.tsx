import type { LessonPicture as Picture } from "../../pictures/index.ts";

/** The drawing that a lesson ends with, in small. Without it the space is kept. */
export function LessonPicture({ picture }: { readonly picture: Picture | undefined }) {
  return (
    <svg className="lesson-picture" viewBox="0 0 240 132" aria-hidden="true">
      {picture === undefined ? null : (
        <>
          <path className="picture-boxes" d={picture.boxes} />
          <path className="picture-lines" d={picture.lines} />
          <path className="picture-shapes" d={picture.shapes} />
        </>
      )}
    </svg>
  );
}
