import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { submitLogout } from "#app/features/navigation/logout-link.tsx";
import { askedFrom } from "#app/features/navigation/return-path.ts";
import { Cached } from "#app/ui/fragment.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { findPages } from "./find-pages.ts";
import { type PaletteResult, notSearched } from "./find-records.ts";
import { paletteId } from "./open-palette.ts";
import { readRecent, useRecentPages } from "./recent-pages.ts";
import { controlPages } from "#app/content/control-addresses.ts";

const listId = "palette-list";
const waitForMore = 120;

const icons: Record<string, IconName> = {
  Recent: "history",
  Action: "plus",
  Booking: "calendar-check",
  "Package booking": "map",
  "Cab booking": "car-front",
  Query: "message-circle-question",
  Review: "star",
  Hotel: "hotel",
  Package: "map",
};

type PaletteProps = { username: string; isOwner: boolean };

/** Finds pages and records of the control area: a combobox in a native dialog. */
export function CommandPalette(props: PaletteProps) {
  // As the server writes it, it is closed and the same for all.
  return (
    <Cached keyOf={() => paletteId}>
      <Palette {...props} />
    </Cached>
  );
}

function Palette({ username, isOwner }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const records = useRecords(words, pathname + search);
  /** Recently opened pages; null until the palette is first opened, so that nothing is rendered into every page. */
  const [recent, setRecent] = useState<PaletteResult[] | null>(null);
  useRecentPages(username);
  const pages = recent ? findPages(words, isOwner) : [];
  // Records come later, so they are listed below the pages: nothing moves while it is being clicked.
  const found = words.trim() === "" ? [...(recent ?? []), ...pages] : [...pages, ...(records ?? [])];
  const current = Math.min(active, found.length - 1);
  useInView(dialog, current);
  useOpening(dialog, () => setRecent(readRecent(username, pathname + search)));

  function go(to: PaletteResult | undefined): void {
    if (!to) return;
    dialog.current?.close();
    if (to.href === controlPages.logout) submitLogout();
    else void navigate(to.href);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    };
    const next = moves[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === "Enter") go(found[current]);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      id={paletteId}
      closedby="any"
      aria-label="Go to"
      className="dialog dialog-wide dialog-pinned"
      onClose={() => {
        setWords("");
        setActive(0);
      }}
    >
      <div className="border-b border-line p-3">
        <input
          type="text"
          dir="auto"
          role="combobox"
          aria-label="Go to a page, guest, number, hotel or package"
          placeholder="Go to a page, guest, number, hotel or package"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[current] ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="control"
        />
      </div>
      <div id={listId} role="listbox" aria-label="Places" className="max-h-[55dvh] overflow-y-auto p-2">
        {found.map((one, index) => (
          // Keyboard events are handled by the combobox.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${one.kind} ${one.href}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => go(one)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 hover:bg-raised aria-selected:bg-dal-soft"
          >
            <Icon of={icons[one.kind] ?? "arrow-right"} className="text-dal" />
            <span className="min-w-0 flex-1 truncate">
              {one.label} {one.about ? <span className="text-sm text-ink2">{one.about}</span> : null}
            </span>
            <span className="text-xs text-ink2 max-sm:sr-only">{one.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="border-t border-line px-5 py-2.5 text-sm text-ink2">
        {recent && (records ? foundWords(found.length) : notSearched)}
      </p>
    </dialog>
  );
}

function foundWords(count: number): string {
  return count === 0 ? "Nothing found. Fewer letters find more." : `${count} found`;
}

/** Records that match, debounced; `null` when they could not be read. */
function useRecords(words: string, page: string): PaletteResult[] | null {
  const { load, data } = useFetcher<{ words: string; records: PaletteResult[] | null }>();
  useEffect(() => {
    if (words.trim() === "") return undefined;
    const query = new URLSearchParams({ words, [askedFrom]: page });
    const timer = setTimeout(() => void load(`${controlPages.find}?${query}`), waitForMore);
    return () => clearTimeout(timer);
  }, [words, page, load]);
  // Results of an earlier text are not shown.
  return data && data.words === words ? data.records : [];
}

/**
 * Calls back when the dialog opens, by observing its attribute: the `beforetoggle` event is not fired by older browsers,
 * and is missed when the dialog is opened before hydration.
 */
function useOpening(dialog: RefObject<HTMLDialogElement | null>, onOpen: () => void): void {
  const opens = useEffectEvent(onOpen);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const look = () => {
      if (element.open) opens();
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ["open"] });
    look();
    return () => observer.disconnect();
  }, [dialog]);
}

/** Scrolls the active option into view. */
function useInView(dialog: RefObject<HTMLDialogElement | null>, current: number): void {
  useEffect(() => {
    dialog.current?.querySelector(`#${listId}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [dialog, current]);
}
