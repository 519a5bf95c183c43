/** Reports to the server that somebody began to fill in a form of this name, as a beacon; nothing else is sent. */
export function reportBegunForm(form: string | undefined): void {
  if (!form) return;
  const body = new Blob([JSON.stringify({ form })], { type: "application/json" });
  navigator.sendBeacon("/api/Visits/Begun", body);
}
