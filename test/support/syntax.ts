import { parseAst } from "vite";
import type { SourceFile } from "./imports.ts";

/** The type assertions of a file, `x as T` and `<T>x` but not `as const`, each with its line. */
export function castsIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }), (node) => {
    if (!isCast(node)) return;
    const line = text.slice(0, Number(node["start"])).split("\n").length;
    found.push(`${path}:${line}`);
  });
  return found;
}

/** The regular expressions of a file, as they are written. */
export function patternsIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }), (node) => {
    if (node["type"] === "Literal" && isNode(node["regex"])) found.push(String(node["raw"]));
  });
  return found;
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (!isNode(node)) return;
  look(node);
  for (const child of Object.values(node)) visit(child, look);
}

function isCast({ type, typeAnnotation }: Node): boolean {
  if (type === "TSTypeAssertion") return true;
  if (type !== "TSAsExpression" || !isNode(typeAnnotation)) return false;
  const { typeName } = typeAnnotation;
  return !(isNode(typeName) && typeName["name"] === "const");
}
