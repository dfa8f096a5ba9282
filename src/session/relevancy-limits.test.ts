import { expect, test } from "vitest";
import { applications } from "../examples/relevancy/applications.ts";
import { testFrontEnd } from "../testing/front-end.ts";
import { type CommandAnswer, execute, type InputFile, RunSession } from "./index.ts";

/** Its clock goes on by one with each look: a time limit of n is met at the n-th look at the latest, on any machine. */
async function sessionWithClock(): Promise<{ readonly session: RunSession; readonly looks: () => number }> {
  let time = 0;
  const session = new RunSession(await testFrontEnd(), { now: () => ++time, pause: () => Promise.resolve() });
  return { session, looks: () => time };
}

const entry = "CouponDriver.main(String[])";

async function webStore(): Promise<readonly InputFile[]> {
  const application = applications.find(({ id }) => id === "web-store");
  if (application === undefined) throw new Error("there is no web store");
  return application.load();
}
