import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { parseS3Address } from "#server/pictures/store/store-address.ts";
import { startBuiltSite } from "../../scripts/built-site.ts";
import { freePort } from "./free-port.ts";
import { startNginx } from "./own-nginx.ts";
import { startPgBouncer } from "./own-pgbouncer.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { owner } from "./owner.ts";

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;

/** Two processes of the site behind nginx, sharing PostgreSQL (the second through PgBouncer) and an S3 store. */
export async function startTwoProcesses(picturesUrl: string) {
  const { endpoint, region, key, secret, bucket } = parseS3Address(picturesUrl);
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  const postgres = await startOwnPostgres();
  const bouncer = await startPgBouncer(postgres.url);
  const ports = [await freePort(), await freePort()] as const;
  const folders = ports.map(() => mkdtempSync(join(tmpdir(), "agency-several-")));

  /** Starts a process, also again after it was stopped. */
  const start = (which: 0 | 1) =>
    startBuiltSite(folders[which] ?? "", {
      DATABASE_URL: [postgres.url, bouncer.url][which] ?? "",
      PICTURES_URL: picturesUrl,
      PORT: String(ports[which]),
      DEMO: "off",
      ADMIN_USERNAME: owner.username,
      ADMIN_PASSWORD: owner.password,
      RATE_LIMIT: "on",
      TRUSTED_PROXIES: "loopback",
      STOP_DELAY: "5",
    });
  // Both at once, on an empty database.
  const sites = await Promise.all([start(0), start(1)]);
  const nginx = await startNginx(ports);
  return {
    sites,
    start,
    nginx,
    postgres,
    async remove() {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.kill()));
      await bouncer.stop();
      await postgres.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
