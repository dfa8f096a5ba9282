import type { Profile } from "../../../options.ts";
import type { AddReachable } from "../calls.ts";
import type { SolverPlugin } from "../plugin.ts";
import type { SolverState } from "../solver-state.ts";
import { EmptyArrays } from "./empty-arrays.ts";
import { Exceptions } from "./exceptions.ts";
import { FailedInitialization } from "./failed-initialization.ts";
import { MainArguments } from "./main-arguments.ts";
import { StaticInitializers } from "./static-initializers.ts";

/** What a profile adds to the algorithm of the lecture: `lecture` nothing, `java` the rest of the language. */
export function pluginsOf(profile: Profile, state: SolverState, addReachable: AddReachable): readonly SolverPlugin[] {
  if (profile === "lecture") return [];
  const exceptions = new Exceptions(state);
  const failures = new FailedInitialization(state, exceptions);
  return [
    new StaticInitializers(state, addReachable),
    exceptions,
    failures,
    failures.machine,
    new EmptyArrays(),
    new MainArguments(state),
  ];
}
