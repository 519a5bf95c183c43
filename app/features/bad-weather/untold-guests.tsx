import { type UntoldGuest, type WeatherAct, weatherMessages } from "#contract/bad-weather.ts";
import { countGuests } from "#contract/rules/count-guests.ts";
import { longDate } from "#contract/rules/dates.ts";
import { CallLink, WhatsAppLink } from "#app/features/answers/guest-links.tsx";

type Act = Pick<WeatherAct, "what" | "reason" | "moveUntil">;

/** Guests whom no e-mail reaches, each with the message to send. */
export function UntoldGuests({ act, guests }: { act: Act; guests: readonly UntoldGuest[] }) {
  if (guests.length === 0) return null;
  return (
    <div className="basis-full">
      <p className="text-ink2">{weatherMessages.untold(countGuests(guests))}:</p>
      <ul className="grid">
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
            <span className="min-w-0 wrap-anywhere">
              {guest.customerName}, {guest.hotel}, {guest.reference}
            </span>
            {guest.phoneNo ? (
              <span className="flex gap-2">
                <WhatsAppLink
                  phone={guest.phoneNo}
                  message={messageOf(act, guest)}
                  name={guest.customerName}
                />
                <CallLink phone={guest.phoneNo} name={guest.customerName} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function messageOf({ what, reason, moveUntil }: Act, { customerName, hotel, reference }: UntoldGuest) {
  const stay = `your stay at ${hotel} (${reference})`;
  return what === "Move" && moveUntil
    ? `${customerName}, because of the weather you may move ${stay} free of charge, to an arrival until ${longDate(moveUntil)}: ${reason}.`
    : `${customerName}, because of the weather ${stay} is cancelled, and we charge nothing for it: ${reason}.`;
}
