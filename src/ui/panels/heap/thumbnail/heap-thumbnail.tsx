import { memo, useMemo } from "react";
import type { HeapPicture } from "../../../../trace/index.ts";
import { Drawing } from "../../../drawn/index.ts";
import "./thumbnail.css";
import { thumbnailShapes } from "./shapes.ts";
import { type ThumbnailRoom, thumbnailOf } from "./thumbnail.ts";

interface HeapThumbnailProps extends ThumbnailRoom {
  readonly picture: HeapPicture;
}

/** A heap drawn small, by the layout of the large drawing: what leads where, few words. It is told in words elsewhere. */
export const HeapThumbnail = memo(function HeapThumbnail(props: HeapThumbnailProps) {
  const { picture, hasLabels = false, maxWidth, maxHeight, scale = 1 } = props;
  const { shapes, width, height } = useMemo(() => {
    const drawn = thumbnailOf(picture, { hasLabels, maxWidth, maxHeight, scale });
    return { shapes: thumbnailShapes(drawn), width: drawn.width * drawn.scale, height: drawn.height * drawn.scale };
  }, [picture, hasLabels, maxWidth, maxHeight, scale]);
  return <Drawing className="heap-thumbnail" shapes={shapes} width={Math.ceil(width)} height={Math.ceil(height)} />;
});
