/** `true` or `false` for yes and no as people write them. Other texts stay as they are: the schema refuses them. */
export function typedYes(text: string): string;
export function typedYes(text: string | undefined): string | undefined;
export function typedYes(text: string | undefined): string | undefined {
  const word = text?.trim();
  if (/^(?:yes|y|true|1|x|✓|✔)$/i.test(word ?? "")) return "true";
  return /^(?:no|n|false|0|[-\u2010-\u2015])$/i.test(word ?? "") ? "false" : text;
}
