// Replaces the picture process: the content of a "picture" is a command to misbehave.
process.on("message", ({ id, bytes = Buffer.from("") }: { id: number; bytes?: Uint8Array }) => {
  const words = Buffer.from(bytes).toString();
  if (words === "crash") process.kill(process.pid, "SIGSEGV");
  if (words === "hang") for (;;);
  if (words === "nonsense") process.send?.({ id });
  else process.send?.({ id, variant: Buffer.from(String(process.pid)) });
});
process.on("disconnect", () => process.exit());
