/** A task of Amplify that works with the tokens of one user: a renewal or a sign-out. */
interface TokenTask {
  /** The name under which Amplify stores the user's tokens. */
  readonly username: string | null;
  /** Whether nobody else has signed in, and the user has not signed out, since it began. */
  readonly isCurrent: () => boolean;
}

const running = new Set<TokenTask>();

/** The running tasks whose user has left, in this tab or another. */
export const lateTasks = (): readonly TokenTask[] => [...running].filter(({ isCurrent }) => !isCurrent());

/** Runs a task. Once it is late, `tokenStorage` ignores what it still writes and removes. */
export const runTokenTask = async <T>(task: TokenTask, run: () => Promise<T>): Promise<T> => {
  running.add(task);
  try {
    return await run();
  } finally {
    running.delete(task);
  }
};
