import { catalog, type Say, sayFrom } from "../../../kernel/index.ts";

/** What a class has to do with a call that is dispatched. */
export const dispatch = catalog("pointsToDispatch", {
  "dispatch.receiver": "receiver {object}",
  "dispatch.found": "has {signature}: the method found",
  "dispatch.passed": "passed by: no {signature}",
  "dispatch.other": "has {signature}: not chosen",
  "dispatch.abstract": "{signature} without a body",
});

/** Says what a class has to do with a call. */
export const sayDispatch: Say<typeof dispatch> = sayFrom(dispatch);
