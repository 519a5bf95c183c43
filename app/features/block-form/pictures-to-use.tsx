import type { Upload } from "#contract/uploads.ts";
import { Picture } from "#app/ui/picture.tsx";

/** Pictures as submit buttons, each of which chooses itself for the field at the path `at`. */
export function PicturesToUse({ at, pictures }: { at: string; pictures: readonly Upload[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="submit"
            name="intent"
            value={`use ${at} ${picture.id}`}
            aria-label={`Use ${picture.title || `picture ${picture.id}`}`}
            className="block w-full overflow-hidden rounded-control border-2 border-transparent hover:border-dal focus-visible:border-dal"
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(width < 40rem) 30vw, 150px"
              widest={320}
              className="aspect-[4/3] w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
