import type { Refused } from "./refused.ts";

/** Ways through a body. */
export const ways: readonly Refused[] = [
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nreturn;\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (true) return;\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (true) { }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (true) { break; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (;;) { }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (;;) { if (n > 0) break; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndo { } while (true);\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndo { } while (n > 0);\nn = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (false) {\nn = 1;\n}\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (false) {\nn = 1;\n}\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (; false; ) {\nn = 1;\n}\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow new RuntimeException();\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) throw new RuntimeException();\nn = 1;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\nbreak;\nn--;\n}\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\nif (n > 1) break;\nn--;\n}\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\ncontinue;\nn--;\n}\n}\n}",
  ],
  [
    8,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) {\ncase 1:\nbreak;\nn = 2;\n}\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { return; } finally { n = 1; }\nn = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n{ return; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) return; else return;\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) return;\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: while (true) { while (true) break; }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: while (true) { while (true) break l; }\nn = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (java.io.IOException e) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (Exception e) { }\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nif (n > 0) return 1;\n}\n}",
    "class A {\nint m(int n) {\nif (n > 0) return 1; else return 2;\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nwhile (n > 0) return 1;\n}\n}",
    "class A {\nint m(int n) {\nwhile (true) if (n > 0) return 1;\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nswitch (n) { case 1: return 1; }\n}\n}",
    "class A {\nint m(int n) {\nswitch (n) { case 1: return 1; default: return 2; }\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\ntry { return 1; } catch (Exception e) { }\n}\n}",
    "class A {\nint m(int n) {\ntry { return 1; } finally { }\n}\n}",
  ],
  [3, "class A {\nint m() {\nreturn;\n}\n}", "class A {\nvoid m() {\nreturn;\n}\n}"],
  [3, "class A {\nvoid m() {\nreturn 1;\n}\n}"],
  [3, "class A {\nA() {\nreturn 1;\n}\n}"],
  [3, "class A {\nint m() {\n}\n}", "class A {\nint m() {\nthrow new Error();\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<Integer> s = () -> { if (n > 0) return 1; };\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbreak;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ncontinue;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: n = 1;\nbreak k;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: { continue l; }\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = () -> { break; };\n}\n}",
  ],
  [3, "class A {\n{\nreturn;\n}\n}"],
  [
    2,
    "class A {\nstatic {\nthrow new RuntimeException();\n}\n}",
    "class A {\nstatic {\nif (true) throw new RuntimeException();\n}\n}",
  ],
];
