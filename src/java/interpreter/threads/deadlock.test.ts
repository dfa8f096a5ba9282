import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../index.ts";

/** What a program prints before it cannot go on, and who waits for what. */
interface Stuck {
  readonly name: string;
  readonly body: string;
  readonly output?: string;
  readonly waits: readonly string[];
}

const STUCK: readonly Stuck[] = [
  {
    name: "wait that nothing notifies",
    body: 'synchronized (LOCK) { System.out.print("waiting"); LOCK.wait(); }',
    output: "waiting",
    waits: ["“main” waits for “notify” in line 6"],
  },
  {
    name: "join on itself",
    body: "Thread.currentThread().join();",
    waits: ["“main” waits in line 6 for a thread to end"],
  },
  {
    name: "take from an empty queue",
    body: "BlockingQueue<Integer> q = new LinkedBlockingQueue<>(); q.put(1); System.out.print(q.take()); q.take();",
    output: "1",
    waits: ["“main” waits for an element of an empty queue in line 6"],
  },
  {
    name: "put into a full queue",
    body: "BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1); q.put(1); q.put(2);",
    waits: ["“main” waits for room in a full queue in line 6"],
  },
  {
    name: "a latch with a count left",
    body: "CountDownLatch l = new CountDownLatch(2); l.countDown(); l.await();",
    waits: ["“main” waits for a latch to count down to 0 in line 6"],
  },
  {
    name: "more permits than there are",
    body: "Semaphore s = new Semaphore(1); s.acquire(); s.acquire();",
    waits: ["“main” waits for a permit of a semaphore in line 6"],
  },
  {
    name: "a future that nothing completes",
    body: "new CompletableFuture<String>().join();",
    waits: ["“main” waits for the result of a future in line 6"],
  },
  {
    name: "a barrier with a party too few",
    body: "new CyclicBarrier(2).await();",
    waits: ["“main” waits at a barrier in line 6"],
  },
  {
    name: "a condition without a signal",
    body: "ReentrantLock l = new ReentrantLock(); l.lock(); l.newCondition().await();",
    waits: ["“main” waits for a signal of its condition in line 6"],
  },
  {
    name: "a lock that a thread keeps when it ends",
    body: "ReentrantLock l = new ReentrantLock(); Thread t = new Thread(() -> l.lock()); t.start(); t.join(); l.lock();",
    waits: ["“main” waits for a lock in line 6"],
  },
  {
    name: "two locks in two orders",
    body:
      "Object a = new Object(); Runnable r = () -> { synchronized (a) { Thread.yield(); synchronized (LOCK) { } } };\n" +
      "new Thread(r).start(); synchronized (LOCK) { Thread.yield(); synchronized (a) { } }",
    waits: ["“main” waits for a lock in line 7", "“Thread-0” waits for a lock in line 6"],
  },
  {
    name: "a pool that is not shut down",
    body: 'ExecutorService e = Executors.newFixedThreadPool(1); System.out.print(e.submit(() -> "done").get());',
    output: "done",
    waits: ["“pool-1-thread-1” waits for a task, because its pool is never shut down"],
  },
];

test.each(STUCK)("a deadlock is told at once: $name", async ({ body, output = "", waits }) => {
  const program = await compileJava(
    `import java.util.concurrent.*;\nimport java.util.concurrent.locks.*;\nclass Main {\nstatic final Object LOCK = new Object();\n` +
      `public static void main(String[] args) throws Exception {\n${body}\n}\n}`,
  );
  const { exit, ...result } = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [] });
  expect(result.output).toBe(output);
  expect(exit.kind === "deadlock" ? exit.waits.map(({ text }) => text).toSorted() : exit).toEqual(waits.toSorted());
});

test("what waits does not keep the program from ending when it is a daemon", async () => {
  const program = await compileJava(
    "class Main { public static void main(String[] args) throws Exception {" +
      " Thread t = new Thread(() -> { synchronized (args) { try { args.wait(); } catch (InterruptedException e) { } } });" +
      " t.setDaemon(true); t.start(); } }",
  );
  expect(runProgram(program, { stepLimit: 100_000, input: "", arguments: [] }).exit).toEqual({ kind: "returned" });
});
