import { opensElsewhere } from "#app/browser/keys.ts";
import { openPalette } from "#app/features/palette/open-palette.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Opens the palette; without scripts, the search page. */
export function FindLink() {
  return (
    <a
      href="/control/find"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        if (openPalette()) event.preventDefault();
      }}
      className="mb-1 flex min-h-11 items-center gap-3 rounded-control border border-white/25 px-3 text-sm text-cream2 hover:bg-white/10"
    >
      <Icon of="search" />
      <span className="flex-1">Find</span>
      <kbd className="text-xs max-lg:hidden">Ctrl K</kbd>
    </a>
  );
}
