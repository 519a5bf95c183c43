// Prints a sentence when Node is too old; written so that any Node with ES modules can run it.
const oldest = 26;
if (Number(process.versions.node.split(".")[0]) < oldest) {
  console.error(
    "This needs Node " +
      oldest +
      " or newer, and this is Node " +
      process.versions.node +
      ": see https://nodejs.org",
  );
  process.exit(1);
}
