/** Runs a task; when it fails prints the sentence alone, without a stack, and ends with exit code 1. */
export async function endInWords(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
