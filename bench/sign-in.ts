const login = { username: "asha", password: "walnut-and-willow" };

/** The owner's account of the measured site, and the settings that create it. */
export const account = {
  ...login,
  settings: { ADMIN_USERNAME: login.username, ADMIN_PASSWORD: login.password },
};

/** Signs that account in, and returns its cookies. */
export async function signIn(address: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(login);
  const reply = await fetch(`${address}/api/auth/login`, { method: "POST", headers, body });
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
