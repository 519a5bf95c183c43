/** The parts of `PICTURES_URL=s3://…`. */
export type S3Place = {
  endpoint: string;
  region: string;
  key: string;
  secret: string;
  bucket: string;
  /** Empty, or a folder ending in `/`. */
  prefix: string;
  pathStyle: boolean;
};

const form = "s3://<key>:<secret>@<host>[:<port>]/<bucket>[/<folder>][?region=…&tls=off&style=virtual]";

/**
 * Reads `s3://<key>:<secret>@<host>[:<port>]/<bucket>[/<folder>]`. Key and secret are percent-encoded where they hold
 * `/`, `+` or `@`. Options: `region` (default us-east-1), `tls=off` for plain HTTP within one's own network,
 * `style=virtual` for a bucket in the host name (default: in the path, which every gateway understands).
 * Throws with the reason, without repeating the secret.
 */
export function parseS3Address(text: string): S3Place {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:") throw new Error(`PICTURES_URL must look like ${form}`);
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const options = Object.fromEntries(url.searchParams);
  const faults = [
    !url.username && "has no key",
    !url.password && "has no secret",
    !url.hostname && "has no host",
    !bucket && "has no bucket",
    !["on", "off", undefined].includes(options.tls) && "has a tls that is neither on nor off",
    !["path", "virtual", undefined].includes(options.style) && "has a style that is neither path nor virtual",
    ...Object.keys(options)
      .filter((name) => !["region", "tls", "style"].includes(name))
      .map((name) => `has an unknown option ${name}`),
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`PICTURES_URL ${faults.join(", ")}; it must look like ${form}`);
  return {
    endpoint: `${options.tls === "off" ? "http" : "https"}://${url.host}`,
    region: options.region ?? "us-east-1",
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    pathStyle: options.style !== "virtual",
  };
}
