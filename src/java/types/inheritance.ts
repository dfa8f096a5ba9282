import type { AnalysisError } from "../../kernel/index.ts";
import type { ClassTable } from "./class-table.ts";
import type { MemberMethods } from "./lookup.ts";
import type { ClassSymbol } from "./symbols.ts";

export function checkInheritance(_table: ClassTable, _methods: MemberMethods, _symbol: ClassSymbol, _errors: AnalysisError[]): void {}
