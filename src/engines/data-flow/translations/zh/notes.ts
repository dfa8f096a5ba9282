import type { TranslationOf } from "../../../../kernel/index.ts";
import type { notes } from "../../messages/notes.ts";

export const zh: TranslationOf<typeof notes> = {
  "why-not.expected": "这次运行的一个事实，例如 x=4 ∈ OUT[8] 或 x@3 ∈ IN[8: y = x]；没有叫 {name} 的",
  "data-flow.skipped":
    "略去了初始值：字段和数组元素首次写入之前的 0，以及程序会调用的方法从外部得到的实参。运行可能与结果矛盾。",
  "own.type.statement": "一条语句",
  "own.type.element": "事实的一个元素",
  "own.type.set": "一个集合",
  "own.type.direction": "一个方向",
  "own.type.meet": "集合的汇合",
  "own.type.claim": "一种断言",
  "own.genKill":
    "分析 {name}：每条语句的 gen 和 kill 是固定的，所以转移函数 gen ∪ (IN − kill) 都是单调的、可分配的，运行会结束。",
  "own.monotoneTried":
    "分析 {name}：gen 和 kill 取决于进入语句的集合。对试过的所有集合，转移函数都是单调的；不会结束的运行在取出 {limit} 个节点后停止。",
  "own.notMonotone":
    "“{statement}”的转移函数不单调：{less} ⊆ {more}，但 f({less}) = {before} ⊈ {after} = f({more})。运行不一定会自己结束。",
  "own.claim.assigned": "在集合中表示：变量仍是这个定值赋的值，或者已经赋过值。",
  "own.claim.read": "在集合中表示：变量在再次赋值之前会被读取。",
  "own.claim.computed": "在集合中表示：表达式的值仍是算出的那个值。",
  "own.may": "成立却不在集合中，运行就与它矛盾。",
  "own.must": "在集合中却不成立，运行就与它矛盾。",
  "own.noClaim":
    "分析 {name} 没有说明事实断言什么（claims = assigned、read 或 computed），所以任何运行都不能与它矛盾。",
  "own.otherClaim": "对 {family} 可以断言 {known}：任何运行都不能与“{claim}”矛盾。",
  "own.laws": "分析 {name}：⊔ 满足交换律、结合律和幂等律；对所有值和试过的数，运算都单调，并代表 Java 的计算结果。",
  "own.lawsTried": "分析 {name}：对试过的值和数，⊔ 满足交换律、结合律和幂等律；运算都单调，并代表 Java 的计算结果。",
  "own.broken": "分析 {name}：{law}。",
  "own.height": "值的链最长为 {height}，所以运行会结束。",
  "own.noHeight": "不知道值的链是否有限：不会结束的运行在取出 {limit} 个节点后停止。",
  "own.law.commutative": "⊔ 不满足交换律",
  "own.law.associative": "⊔ 不满足结合律",
  "own.law.idempotent": "⊔ 不满足幂等律",
  "own.law.unknown": "unknown 不是最大的值",
  "own.law.covers": "{java} = {result}，属于 {meant}，但 {abstract} = {value}",
  "own.law.monotone": "有运算不单调：{less} ⊑ {more}，但 {from} = {before} ⋢ {after} = {to}",
  "own.example.reaching": "改写的到达定值",
  "own.example.live": "改写的活跃变量",
  "own.example.available": "改写的可用表达式",
  "own.example.constants": "改写的常量传播",
  "own.example.parity": "奇偶性",
  "own.example.tainted": "污点分析",
  "own.example.forgets": "忘记 kill 的",
  "own.example.unstable": "不单调的",
};
