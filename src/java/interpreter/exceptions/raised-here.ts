import type { AllocationSite, ClassInfo, Method, Program } from "../../ir/program.ts";
import { type MachineSites, machineSitesOf } from "../../ir/raised/sites.ts";
import type { Frame } from "../machine/frame.ts";

/** Where the machine makes its exceptions: found when the first one is made. */
export class RaisedHere {
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
  }

  /** The site of an exception that the current op of a frame raises, or a method without code that it calls. */
  at(frame: Frame, name: string, native?: Method): AllocationSite | undefined {
    if (native !== undefined) return this.#all.at(native, undefined, name);
    let running: Frame | undefined = frame;
    while (running?.code.method === undefined) {
      if (running?.caller === undefined) return undefined;
      running = running.caller;
    }
    const { method, ops, origins } = running.code;
    const bodyLength = ops.length - origins.length;
    const index = running.pc < bodyLength ? running.pc : (origins[running.pc - bodyLength] ?? 0);
    return method === undefined ? undefined : this.#all.at(method, method.body[index], name);
  }

  /** The site of an error about a class whose static initializer failed. */
  failureOf(info: ClassInfo, name: "ExceptionInInitializerError" | "NoClassDefFoundError"): AllocationSite | undefined {
    return this.#all.failureOf(info, name);
  }

  /** The site of an exception's message. */
  messageOf(site: AllocationSite | undefined): AllocationSite | undefined {
    return site === undefined ? undefined : this.#all.messageOf(site);
  }

  get #all(): MachineSites {
    return machineSitesOf(this.#program);
  }
}
