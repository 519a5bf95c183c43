/** WebDriver's code points for non-printing keys, by Playwright's names. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** Actions of a click, in the format of both WebDriver and WebDriver BiDi. */
export function clickAt(x: number, y: number): object[] {
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

export function typeKeys(text: string): object[] {
  const actions = Array.from(text).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
