import type { ClassInfo } from "../program.ts";
import type { TypedLambda } from "../typed/tree.ts";

/** The classes that lambdas and method references become; one for each place, however often its code is written out. */
export class LambdaClasses {
  readonly all: ClassInfo[] = [];
  /** `Object`, which they all extend. */
  readonly object: () => ClassInfo;
  private readonly byLambda = new Map<TypedLambda, ClassInfo>();

  constructor(object: () => ClassInfo) {
    this.object = object;
  }

  find(lambda: TypedLambda): ClassInfo | undefined {
    return this.byLambda.get(lambda);
  }

  add(lambda: TypedLambda, info: ClassInfo): void {
    this.byLambda.set(lambda, info);
    this.all.push(info);
  }
}
