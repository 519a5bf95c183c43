import { useState } from "react";

type KeyUntilTyped = { key: string; onInput: () => void };

/**
 * The key of a payment's form: with each change of what is paid for it starts anew, on what is due then. Once something
 * was typed it stays, until another payment is recorded.
 */
export function useKeyUntilTyped(recorded: string, version: number): KeyUntilTyped {
  const [typedIn, setTypedIn] = useState<{ recorded: string; version: number }>();
  const kept = typedIn?.recorded === recorded ? typedIn.version : version;
  return { key: `${recorded} ${kept}`, onInput: () => setTypedIn({ recorded, version: kept }) };
}
