import { contentPictures } from "#app/content/content-pictures.server.ts";
import { ButtonSection } from "./sections/buttons.tsx";
import { FieldSection } from "./sections/fields.tsx";
import { IdentitySection } from "./sections/identity.tsx";
import { ListSection } from "./sections/lists.tsx";
import { MotionSection } from "./sections/motion.tsx";
import { OverlaySection } from "./sections/overlays.tsx";
import { ToastProvider } from "#app/ui/toasts.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";

export const handle = { hydrate: true };

export function loader() {
  return {
    pictures: contentPictures([
      "place-dal-autumn",
      "place-dal-summer",
      "place-pahalgam-river",
      "event-bonfire",
    ]),
  };
}

export const meta = () => [{ title: "UI kit" }, { name: "robots", content: "noindex" }];

interface UiPageProps {
  loaderData: ReturnType<typeof loader>;
}

/** Every component of `app/ui` in all its states; registered in development only, and read by the visual tests. */
export default function UiPage({ loaderData: { pictures } }: UiPageProps) {
  return (
    <ToastProvider>
      <main className="wrap py-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl">UI kit</h1>
          <ThemeSwitch />
        </div>
        <IdentitySection />
        <ButtonSection />
        <FieldSection />
        <ListSection picture={pictures[0]} />
        <MotionSection pictures={pictures} />
        <OverlaySection />
      </main>
    </ToastProvider>
  );
}
