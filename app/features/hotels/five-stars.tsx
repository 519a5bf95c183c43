import { SpriteDrawing } from "#app/ui/icon.tsx";

/** Always five, as the design asks: decoration, not a rating, and hidden from assistive technology. */
export function FiveStars() {
  return <SpriteDrawing name="five-stars" className="h-4 w-21 text-saffron" />;
}
