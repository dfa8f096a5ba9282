import { pointsToBoard } from "../../engines/points-to/board.ts";
import { type Board, type BoardSession, Recording, StridesOverLibrary, withMoments } from "../../trace/index.ts";

/** A board that has nothing to say but what a test gives it. */
export function plainBoard(answers: Partial<BoardSession> = {}): Board {
  return {
    ...pointsToBoard,
    panels: [],
    open: (recording) => ({
      ...pointsToBoard.open(new Recording()),
      extend: () => void recording.length,
      statements: () => [],
      elements: () => [],
      overLibrary: new StridesOverLibrary(recording, () => false),
      strides: () => withMoments(recording, recording, () => answers.moments?.() ?? []),
      ...answers,
    }),
  };
}
