import { compileJava } from "../../testing/front-end.ts";
import { runProgram } from "./index.ts";

/** Steps per second of the interpreter on small programs that each stress one thing. */
const programs: Readonly<Record<string, string>> = {
  "int loop": `class A { public static void main(String[] args) {
    int sum = 0; for (int i = 0; i < 30000000; i = i + 1) { sum = sum + i * 3; if (sum < 0) { sum = sum ^ i; } } } }`,
  "int array": `class A { public static void main(String[] args) {
    int[] a = new int[1000]; for (int k = 0; k < 10000; k = k + 1) { for (int i = 1; i < 1000; i = i + 1) { a[i] = a[i - 1] + i; } } } }`,
  "long loop": `class A { public static void main(String[] args) {
    long sum = 0; for (long i = 0; i < 10000000L; i = i + 1) { sum = sum + i * 3; } } }`,
  calls: `class A { int n; int get(int k) { return n + k; }
    static int fib(int n) { if (n < 2) { return n; } return fib(n - 1) + fib(n - 2); }
    public static void main(String[] args) { fib(30); A a = new A(); for (int i = 0; i < 3000000; i = i + 1) { a.n = a.get(i); } } }`,
  objects: `class Node { Node next; int value; Node(Node next, int value) { this.next = next; this.value = value; } }
    class A { public static void main(String[] args) { for (int k = 0; k < 200; k = k + 1) { Node head = null;
    for (int i = 0; i < 10000; i = i + 1) { head = new Node(head, i); } int sum = 0; while (head != null) { sum = sum + head.value; head = head.next; } } } }`,
  doubles: `class A { public static void main(String[] args) {
    double x = 0.5; for (int i = 0; i < 10000000; i = i + 1) { x = x * 1.0000001 + 0.1; } } }`,
};

console.log("program | steps | seconds of processor time | million steps/s");
for (const [name, text] of Object.entries(programs)) {
  const program = await compileJava(text);
  const start = process.cpuUsage();
  const { steps, exit } = runProgram(program, { stepLimit: 1e10, input: "", arguments: [] });
  const seconds = process.cpuUsage(start).user / 1e6;
  console.log([name, steps, seconds.toFixed(2), (steps / seconds / 1e6).toFixed(1), exit.kind].join(" | "));
}
