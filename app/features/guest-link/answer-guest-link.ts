import { data } from "react-router";
import type { Reply } from "#contract/client.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { pageAddress } from "#app/features/navigation/page-address.ts";

/** True for the form that renews the guest's link. */
export function isGuestLink(form: FormData): boolean {
  return form.get("intent") === "link";
}

export type RenewLink = (input: { id: number }) => Promise<Reply<{ id: number; key: string }>>;

/** Creates a new link for the guest, shown once in the dialog, which stays open. */
export async function answerGuestLink(renewLink: RenewLink, request: Request, form: FormData) {
  const reply = await renewLink({ id: Number(form.get("id")) });
  if (!reply.ok) throw redirectWithToast(pageAddress(request), reply.message, { isInfo: true });
  const { id, key } = reply.data;
  const url = new URL(`/booking-status/${key}`, request.url).href;
  return data({ guestLink: { id, url } });
}

export type GuestLink = { id: number; url: string };
