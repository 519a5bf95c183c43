import { parseAst, type Plugin } from "vite";

const ofContract = /\/contract\/[^?]*\.ts$/;
const withoutCalls = new Set([
  "Literal",
  "TemplateLiteral",
  "Identifier",
  "ArrowFunctionExpression",
  "FunctionExpression",
]);

/**
 * A Vite plugin: browsers get only those of the contract's constants that they use. A bundler keeps what calls make, for a
 * call could do more than that; the contract's do not.
 */
export function leaveOutUnusedConstants(): Plugin {
  return {
    name: "leave-out-unused-constants",
    apply: "build",
    // After types are removed.
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => (ofContract.test(id) ? { code: markPure(code), map: null } : undefined),
  };
}

/** Makes the value of each constant of a module one call that a bundler may leave out. */
export function markPure(code: string): string {
  let marked = "";
  let done = 0;
  for (const { start, end } of valuesOf(code)) {
    marked += `${code.slice(done, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
    done = end;
  }
  return marked + code.slice(done);
}

/** Where the values of a module's constants are, in their order. */
function valuesOf(code: string): { start: number; end: number }[] {
  return parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ init }) => (init && !withoutCalls.has(init.type) ? [init] : []));
  });
}
