/** What readers look for, by what they mean: lessons, commands (by their ids) and themes. In both languages. */
const synonyms: readonly { readonly names: readonly string[]; readonly meant: readonly string[] }[] = [
  {
    names: [
      "double free",
      "free twice",
      "freed twice",
      "use after free",
      "dangling pointer",
      "重复释放",
      "二次释放",
      "释放后使用",
      "悬空指针",
    ],
    meant: ["freeing-twice"],
  },
  { names: ["memory leak", "leak", "dispose", "free", "内存泄漏", "释放"], meant: ["disposing-of-a-list"] },
  { names: ["alias", "aliases", "aliasing", "别名"], meant: ["hidden-alias", "flaw-aliases", "through-the-heap"] },
  {
    names: ["recursion", "recursive", "calls itself", "递归"],
    meant: ["call-strings", "unbounded-stack", "who-comes-to-an-end", "binary-tree", "binary-tree-formulas"],
  },
  { names: ["k-limiting", "k limiting", "call string", "call strings", "调用串"], meant: ["call-strings"] },
  {
    names: ["loop", "loops", "while", "iteration", "循环"],
    meant: ["widening", "live-variables", "linked-lists", "disposing-of-a-list"],
  },
  { names: ["cycle", "circular", "ring", "环"], meant: ["circular-list", "circular-list-formulas", "linked-lists"] },
  {
    names: ["non-termination", "termination", "never ends", "不终止", "终止"],
    meant: ["flaw-oscillation", "falls-for-ever"],
  },
  {
    names: ["container", "collection", "ArrayList", "容器", "集合"],
    meant: ["two-shelves", "array-lists", "linked-lists"],
  },
  { names: ["null", "null pointer", "NullPointerException", "空指针"], meant: ["freeing-twice", "stack"] },
  { names: ["index out of bounds", "ArrayIndexOutOfBoundsException", "数组越界", "越界"], meant: ["array-bounds"] },
  { names: ["unreachable", "unreachable code", "死代码", "不可达"], meant: ["dead-code", "switch-cases"] },
  {
    names: ["interval", "intervals", "abstract interpretation", "区间", "抽象解释"],
    meant: ["widening", "array-bounds"],
  },
  { names: ["interprocedural", "过程间"], meant: ["across-calls", "constant-propagation"] },
  { names: ["heap cloning", "heap context", "堆上下文"], meant: ["context-sensitive-heap", "two-shelves"] },
  { names: ["receiver", "object sensitivity", "对象敏感"], meant: ["set-and-do-set", "one-object"] },
  { names: ["summary", "summaries", "摘要"], meant: ["one-method-two-callers", "across-calls"] },
  { names: ["present", "projector", "slides", "full screen", "放映", "投影", "幻灯片"], meant: ["present"] },
  { names: ["find", "search", "jump to", "查找", "搜索"], meant: ["search"] },
  { names: ["derivation", "proof", "explain", "reason", "推导", "原因", "为什么"], meant: ["why"] },
  { names: ["quiz", "guess", "测验", "猜"], meant: ["predict", "exercises"] },
  { names: ["bookmark", "comment", "书签", "批注"], meant: ["note"] },
  { names: ["link", "url", "qr", "embed", "链接", "二维码", "嵌入"], meant: ["share"] },
  { names: ["shortcuts", "keyboard", "快捷键", "键盘"], meant: ["help"] },
  { names: ["dark mode", "night", "深色模式", "夜间"], meant: ["theme.dark"] },
];

/** What readers call something besides its name. */
export function namesBesides(id: string): readonly string[] {
  return synonyms.flatMap(({ names, meant }) => (meant.includes(id) ? names : []));
}

/** All that has names besides its own. */
export const namedBesides: readonly string[] = [...new Set(synonyms.flatMap(({ meant }) => meant))];
