import { run } from "../run-command.ts";

const port = process.env["PORT"] ?? "3000";
await run("node", ["scripts/build-content-pictures.ts"]);
await run("react-router", [
  "dev",
  "--host",
  process.env["HOST"] ?? "127.0.0.1",
  "--port",
  port,
  "--strictPort",
]);
