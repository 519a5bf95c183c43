import { useState } from "react";

type KeyUntilTyped = { key: string; onInput: () => void };

/**
 * The key of a form about a part of a record: the form starts anew with each version of the record. Once something was
 * typed it stays, until what is stored of this part changes.
 */
export function useKeyUntilTyped(stored: string, version: number): KeyUntilTyped {
  const [typedIn, setTypedIn] = useState<{ stored: string; version: number }>();
  const kept = typedIn?.stored === stored ? typedIn.version : version;
  return { key: `${stored} ${kept}`, onInput: () => setTypedIn({ stored, version: kept }) };
}
