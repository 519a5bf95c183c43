import { SpriteDrawing } from "#app/ui/icon.tsx";

/**
 * Always five, as the specification asks: an ornament in outline, not a rating, and hidden from assistive technology.
 */
export function FiveStars() {
  return <SpriteDrawing name="five-stars" className="ms-auto h-3 w-16 text-walnut" />;
}
