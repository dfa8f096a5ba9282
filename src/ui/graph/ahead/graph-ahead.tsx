import { useCallback, useEffect } from "react";
import { useTokens } from "../../tokens/index.ts";
import { readyArrangements } from "../layout/index.ts";
import { groundOf, isTooLarge, type SceneRequest, useArrangement, useScene } from "../panel/index.ts";

interface GraphAheadProps extends SceneRequest {
  readonly run: string;
}

/** Arranges a graph that is shown next, for a panel as large as the present one. Nothing is drawn. */
export function GraphAhead(props: GraphAheadProps) {
  return isTooLarge(props.view.model) ? null : <Ahead {...props} />;
}

function Ahead(props: GraphAheadProps) {
  const { run, finalSublabel } = props;
  const { scene } = useScene(props);
  const tokensIn = useTokens();
  const groundNow = useCallback(() => groundOf(document.querySelector(".stage-views .graph-ground")), []);
  const { arranged, isRough } = useArrangement({ run, scene, finalSublabel, tokensIn, groundNow, wanted: "" });
  useEffect(() => {
    if (arranged !== undefined && !isRough) readyArrangements.set(arranged.scene, arranged.sizes, arranged.arrangement);
  }, [arranged, isRough]);
  return null;
}
