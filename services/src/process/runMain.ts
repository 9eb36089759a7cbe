/**
 * Runs a command for operators. Prints only the message of a failure, because the stack of the embedded database contains
 * minified source, and exits with 1.
 */
export const runMain = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
