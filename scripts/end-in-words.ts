/** Runs a task; when it fails, prints only the message, without a stack trace, and exits with code 1. */
export async function endInWords(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
