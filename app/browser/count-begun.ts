/** Tells the server that somebody began to fill in such a form, and nothing else; nobody waits for it. */
export function countBegun(form: string | undefined): void {
  if (!form) return;
  const body = new Blob([JSON.stringify({ form })], { type: "application/json" });
  navigator.sendBeacon("/api/Visits/Begun", body);
}
