/**
 * An address for PostgreSQL's own programs, and the environment variable with its password: arguments can be read by
 * everybody on the machine, and appear in error messages.
 */
export function postgresConnection(databaseUrl: string): {
  url: string;
  environment: Record<string, string>;
} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, environment: password ? { PGPASSWORD: password } : {} };
}
